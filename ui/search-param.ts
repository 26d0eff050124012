import { limits } from '#core/domain/limits.ts';

/** A search parameter with a fixed set of values; any other value is undefined. */
export const enumParam = <const Value extends string | number>(
  values: readonly Value[],
  given: unknown,
): Value | undefined => values.find((value) => value === given);

/** A text search parameter. The router parses `?q=42` as a number. */
export function textParam(given: unknown): string | undefined {
  const text = typeof given === 'number' ? String(given) : given;
  if (typeof text !== 'string' || text === '') return undefined;
  return text.slice(0, limits.queryCharacters);
}
