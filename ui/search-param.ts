import { limits } from '#core/domain/limits.ts';

/** One of a few known words or numbers in the address; anything else counts as not there. */
export const enumParam = <const Value extends string | number>(
  values: readonly Value[],
  given: unknown,
): Value | undefined => values.find((value) => value === given);

/** Text in the address. A number is what the router makes of `?q=42`. */
export function textParam(given: unknown): string | undefined {
  const text = typeof given === 'number' ? String(given) : given;
  if (typeof text !== 'string' || text === '') return undefined;
  return text.slice(0, limits.queryCharacters);
}
