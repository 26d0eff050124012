import { dayRangeOf, listOf, listText, numberRangeOf } from '#core/domain/filter-values.ts';
import { limits } from '#core/domain/limits.ts';

/** How a list's filter is shown. */
export interface Filter<Value> {
  readonly kind: 'chips' | 'segments' | 'select' | 'choices' | 'text' | 'numbers' | 'days';
  readonly label: string;
  /** The choice of no filter, where it is one: "All sources". */
  readonly any?: string;
  /** Absent: any text; the options follow from the records. */
  readonly values?: readonly Value[];
  /** Default: the value as it is. */
  words?(value: Value): string;
  /** Of numbers: what is counted. */
  readonly unit?: string;
  /** Of days: which ranges relative to today are offered. */
  readonly span?: 'past' | 'future';
  /** The heading of its section in the menu. */
  readonly group?: string;
}

/** A parameter of an address. */
interface Param<Value> {
  /** What does not fit is undefined, so that a broken link still opens. */
  readonly read: (input: unknown) => Value | undefined;
  readonly filter?: Filter<Value>;
  /** Whether it is the text that a list is searched for. */
  readonly isSearch?: true;
  /** Whether no saved view has it, such as what is open beside the list. */
  readonly isAside?: true;
}

export type Params = Readonly<Record<string, Param<unknown>>>;

/** What stands in an address with these parameters. */
export type SearchOf<Table extends Params> = {
  [Name in keyof Table]?: ReturnType<Table[Name]['read']>;
};

export const oneOf = <const Value extends string | number>(
  values: readonly Value[],
): Param<Value> => ({ read: (input) => values.find((value) => value === input) });

const textsMost = 50;

/** Any text. The router parses `?q=42` as a number. */
export const text: Param<string> = {
  read(input) {
    const raw = typeof input === 'number' ? String(input) : input;
    if (typeof raw !== 'string' || raw === '') return undefined;
    return raw.slice(0, limits.queryCharacters);
  },
};

/** Several texts, each once; one alone may stand without brackets. */
export const texts: Param<readonly string[]> = {
  read(input) {
    const texts = [input].flat().flatMap((one) => text.read(one) ?? []);
    return texts.length === 0 ? undefined : [...new Set(texts)].slice(0, textsMost);
  },
};

export const searchText: Param<string> = { ...text, isSearch: true };
export const flag: Param<true> = { read: (input) => (String(input) === 'true' ? true : undefined) };
/** A parameter that no saved view has. */
export const aside = <Value>(param: Param<Value>): Param<Value> => ({ ...param, isAside: true });
/** The id of the saved view that was opened. */
export const savedView = aside(text);
export const sortDirection = oneOf(['ascending', 'descending']);

/** A filter by text that records have. */
export const textFilter = (filter: Filter<string>) => ({ ...text, filter });

/** A filter by one of a fixed set of values. */
export const choiceFilter = <const Value extends string | number>(
  filter: Filter<Value> & { readonly values: readonly Value[] },
) => ({ ...oneOf(filter.values), filter });

type FilterBy<Value extends string> = Omit<Filter<Value>, 'kind'>;

/** The router parses `?score=5` as a number, and `true` as a boolean. */
const asText = (input: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof input) ? String(input) : '';

/** A filter by several values, one of which a record must have. */
export const choicesFilter = <const Value extends string>(filter: FilterBy<Value>) => ({
  read(input: unknown): string | undefined {
    const options: readonly string[] | undefined = filter.values;
    const values = listOf(asText(input)).filter((one) => options?.includes(one) ?? true);
    const fitting = values.slice(0, limits.filterValuesMost);
    return fitting.length === 0 ? undefined : listText(fitting);
  },
  filter: { ...filter, kind: 'choices' } satisfies Filter<Value>,
});

/** A filter by what a text contains. */
export const containsFilter = (filter: FilterBy<string>) => ({
  read: (input: unknown) => text.read(asText(input)),
  filter: { ...filter, kind: 'text' } satisfies Filter<string>,
});

/** What `isRange` does not take is not filtered by. */
const rangeFilter = <const Kind extends 'numbers' | 'days'>(
  kind: Kind,
  isRange: (typed: string) => unknown,
  filter: FilterBy<string>,
) => ({
  read(input: unknown): string | undefined {
    const typed = asText(input);
    return isRange(typed) === null ? undefined : typed;
  },
  filter: { ...filter, kind },
});

/** A filter by a range of numbers: `3..5`. */
export const numbersFilter = (filter: FilterBy<string>) =>
  rangeFilter('numbers', numberRangeOf, filter);

/** A filter by a range of days: `2027-01-01..2027-03-31`, or from today: `-30d..0d`. */
export const daysFilter = (filter: FilterBy<string>) => rangeFilter('days', dayRangeOf, filter);

/** Reads the search parameters of a screen. */
export const readSearch =
  <Table extends Params>(params: Table) =>
  (search: Record<string, unknown>): SearchOf<Table> =>
    Object.fromEntries(
      Object.entries(params).map(([name, { read }]) => [name, read(search[name])]),
    ) as SearchOf<Table>;

const namesOf = (params: Params) =>
  Object.keys(params).filter((name) => params[name]?.filter ?? params[name]?.isSearch);

/** Whether a filter or a search is set. */
export const isFiltered = <Table extends Params>(params: Table, search: SearchOf<Table>): boolean =>
  namesOf(params).some((name) => search[name] !== undefined);

/** The address without filters and search. */
export const withoutFilters = <Table extends Params>(params: Table) =>
  Object.fromEntries(namesOf(params).map((name) => [name, undefined])) as SearchOf<Table>;

/** The filters that are set, in words. */
export const activeFilters = <Table extends Params>(params: Table, search: SearchOf<Table>) =>
  Object.keys(params).flatMap((name: keyof Table & string) => {
    const [filter, value] = [params[name]?.filter, search[name]];
    if (filter === undefined || value === undefined) return [];
    return [{ name, value: String(value), title: filter.label, label: wordsOf(filter, value) }];
  });

export const wordsOf = (filter: Filter<unknown>, value: unknown): string =>
  filter.words?.(value) ?? String(value);
