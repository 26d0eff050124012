import type { Filter } from '#core/web/views/search-params.ts';
import type { FilterOption } from './filter-definition.ts';

/** A value as the server counts it. */
interface Counted {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** What records have, the most frequent first; `none` is what those are called that have nothing. */
export const countedOptions = (
  counted: readonly Counted[] = [],
  none?: string,
): readonly FilterOption[] =>
  counted.map(({ value, label, count }) => ({
    value,
    label: value === 'none' && none !== undefined ? none : label,
    count,
  }));

/** The values of a filter in their own order, each with how many have it. */
export const countedValues = <Value extends string>(
  filter: Filter<Value>,
  counted: readonly Counted[] | undefined,
): readonly FilterOption[] =>
  (filter.values ?? []).map((value) => ({
    value,
    label: filter.words?.(value) ?? value,
    ...(counted && { count: counted.find((one) => one.value === value)?.count ?? 0 }),
  }));
