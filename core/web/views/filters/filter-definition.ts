import type { Filter, Params } from '#core/web/views/search-params.ts';

/**
 * `choice` one of some values, `choices` several of them, `text` what it contains, `numbers` and `days`
 * a range. What each asks for is a text of `core/domain/filter-values.ts`.
 */
export type FilterKind = 'choice' | 'choices' | 'text' | 'numbers' | 'days';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
  readonly about?: string;
}

/** A field that a list can be filtered by. */
export interface FilterDefinition {
  /** Its name in the values. */
  readonly param: string;
  readonly label: string;
  readonly kind: FilterKind;
  /** Of `choice` and `choices`. */
  readonly options?: readonly FilterOption[];
  /** Of `numbers`: what is counted, such as "votes". */
  readonly unit?: string;
  /** Of `days`: which ranges relative to today are offered. */
  readonly span?: 'past' | 'future';
  /** The heading of its section in the menu. */
  readonly group?: string;
  /**
   * The answer to a question: one can ask whether there is any (`any`, `none`), and a text that it
   * contains or is is `has:` or `is:` before it.
   */
  readonly isAnswer?: boolean;
}

/** What is asked of each field; one that is absent is not filtered by. */
export type FilterValues = Readonly<Record<string, string | undefined>>;

/** What all editors and chips of filters are given. */
export interface FilterProps {
  readonly fields: readonly FilterDefinition[];
  readonly values: FilterValues;
  /** Only what changes; undefined takes a filter away. */
  readonly onChange: (next: FilterValues) => void;
}

/** Nothing, a list of no values. */
export const isSet = (value: string | undefined): value is string =>
  value !== undefined && value !== '';

const kinds: Readonly<Record<Filter<unknown>['kind'], FilterKind>> = {
  chips: 'choice',
  segments: 'choice',
  select: 'choice',
  choices: 'choices',
  text: 'text',
  numbers: 'numbers',
  days: 'days',
};

const optionsOf = (
  { values = [], words }: Filter<unknown>,
  lists: readonly FilterOption[] | undefined,
): readonly FilterOption[] =>
  lists?.map((option) =>
    Object.assign({}, option, { label: words?.(option.value) ?? option.label }),
  ) ?? values.map((value) => ({ value: String(value), label: words?.(value) ?? String(value) }));

/**
 * The fields that a screen's search params declare, in their order. `lists` has the options, with
 * counts, of those whose values are what records have.
 */
export const filterDefinitions = (
  params: Params,
  lists: Readonly<Record<string, readonly FilterOption[] | undefined>> = {},
): readonly FilterDefinition[] =>
  Object.entries(params).flatMap(([param, { filter }]) => {
    if (filter === undefined) return [];
    const { label, kind, unit, span, group } = filter;
    return [
      {
        param,
        label,
        kind: kinds[kind],
        options: optionsOf(filter, lists[param]),
        ...(unit !== undefined && { unit }),
        ...(span !== undefined && { span }),
        ...(group !== undefined && { group }),
      },
    ];
  });

/** The values of these fields in the search of a screen. */
export const filterValues = (
  fields: readonly FilterDefinition[],
  search: Readonly<Record<string, unknown>>,
): FilterValues =>
  Object.fromEntries(
    fields.map(({ param }) => {
      const value = search[param];
      return [param, value === undefined ? undefined : String(value)];
    }),
  );
