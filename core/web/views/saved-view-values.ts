import { formatList, plural } from '#core/domain/format.ts';
import type { Params } from './search-params.ts';

/** Values of an address, by parameter. */
export type ViewValues = Readonly<Record<string, unknown>>;

/** What of an address a view has, in the order of the table. */
export const viewValues = (params: Params, search: ViewValues): ViewValues =>
  Object.fromEntries(
    Object.keys(params).flatMap((name) =>
      params[name]?.isAside === true || search[name] === undefined ? [] : [[name, search[name]]],
    ),
  );

/** Whether two addresses show the same view. */
export const isSameView = (params: Params, one: ViewValues, other: ViewValues): boolean =>
  JSON.stringify(viewValues(params, one)) === JSON.stringify(viewValues(params, other));

/** Every parameter of a screen as a view has it, with nothing open beside the list. */
export const addressOfView = (
  params: Params,
  values: ViewValues,
  saved: string | undefined,
): ViewValues =>
  Object.fromEntries(
    Object.keys(params).map((name) => [name, name === 'saved' ? saved : values[name]]),
  );

/** A value as far as it still exists, and what of it does not: the stage “Pitch”. */
export interface CheckedValue {
  readonly value: unknown;
  readonly gone: readonly string[];
}

/** Checks what only the screen knows: whether the stage of a filter still exists. */
export type ValueCheck = (name: string, value: unknown) => CheckedValue;

/** What is stored as the screen reads it today, and what of it is gone. */
export function readView(
  params: Params,
  stored: ViewValues,
  check?: ValueCheck,
): { readonly values: ViewValues; readonly gone: readonly string[] } {
  const read = Object.entries(stored).map(([name, raw]): readonly [string, CheckedValue] => {
    const param = Object.hasOwn(params, name) ? params[name] : undefined;
    if (param === undefined || param.isAside === true) {
      return [name, { value: undefined, gone: [`the filter “${name}”`] }];
    }
    const value = param.read(raw);
    if (value !== undefined) return [name, check?.(name, value) ?? { value, gone: [] }];
    const label = param.filter?.label ?? name;
    return [name, { value, gone: [`the ${label.toLowerCase()} “${String(raw)}”`] }];
  });
  const values = Object.fromEntries(read.map(([name, { value }]) => [name, value]));
  return {
    values: viewValues(params, values),
    gone: read.flatMap(([, { gone }]) => gone),
  };
}

export const goneSentence = (gone: readonly string[]): string =>
  `Part of this view is gone: ${formatList(gone)} no longer ${plural(gone.length, 'exists', 'exist')}. The rest is applied.`;
