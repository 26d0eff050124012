import { oneOf, type Filter, type Params, type SearchOf } from '#core/web/views/search-params.ts';

/** A filter that is on or off. The router parses `true` as a boolean. */
export const flagFilter = (filter: {
  readonly label: string;
  /** What holds when it is on. */
  readonly words: string;
  readonly group?: string;
}) => ({
  read: (input: unknown) => oneOf(['true']).read(String(input)),
  filter: {
    ...filter,
    kind: 'select',
    values: ['true'],
    words: () => filter.words,
  } satisfies Filter<'true'>,
});

/** A filter by whether something is so. */
export const yesNoFilter = (filter: {
  readonly label: string;
  readonly yes: string;
  readonly no: string;
  readonly group?: string;
}) => ({
  read: (input: unknown) => oneOf(['true', 'false']).read(String(input)),
  filter: {
    label: filter.label,
    ...(filter.group !== undefined && { group: filter.group }),
    kind: 'select',
    values: ['true', 'false'],
    words: (value) => (value === 'true' ? filter.yes : filter.no),
  } satisfies Filter<'true' | 'false'>,
});

type FilterNames<Table extends Params> = {
  [Name in keyof Table]: Table[Name] extends { filter: unknown } | { isSearch: true }
    ? Name
    : never;
}[keyof Table];

/** The filters and the search words of an address, as an endpoint takes them under the same names. */
export const filtersIn = <Table extends Params>(
  params: Table,
  search: SearchOf<Table>,
): Pick<SearchOf<Table>, FilterNames<Table>> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, { filter, isSearch }]) =>
      filter || isSearch ? [[name, search[name]]] : [],
    ),
  ) as Pick<SearchOf<Table>, FilterNames<Table>>;
