import {
  filterNames,
  hasMany,
  isList,
  oneValueNames,
  rangeIn,
  type CompanyFilters,
  type FilterName,
} from '#features/directory/search/domain/company-filters.ts';
import type { Facets } from '#features/directory/search/domain/search.ts';
import type { Columns } from './columns.ts';
import type { RowTest, Rows } from './filter-columns.ts';
import { literals } from './sql-literals.ts';

const isOpen = ({ from, to }: ReturnType<typeof rangeIn>) => from === undefined && to === undefined;

/** A filter as a predicate on rows in memory; null when it is not set. */
function testOf(name: FilterName, filters: CompanyFilters, columns: Columns): RowTest | null {
  if (isList(name)) {
    const values = filters[name];
    return values ? columns.filters[name].anyOf(values) : null;
  }
  const range = rangeIn(filters, name);
  return isOpen(range) ? null : columns.filters[name].within(range);
}

/** A filter as a condition of the engine; null when it is not set. */
function conditionOf(name: FilterName, filters: CompanyFilters): string | null {
  const column = `\`${name}\``;
  if (isList(name)) {
    const values = filters[name];
    if (!values) return null;
    if (values.length === 0) return 'false';
    const listed = literals(values);
    return hasMany(name) ? `array_has_any(${column}, [${listed}])` : `${column} in (${listed})`;
  }
  const { from, to } = rangeIn(filters, name);
  const parts = [
    ...(from === undefined ? [] : [`${column} >= ${from}`]),
    ...(to === undefined ? [] : [`${column} <= ${to}`]),
  ];
  return parts.length === 0 ? null : parts.join(' and ');
}

/** Names of the filters that are set. */
export const namesSet = (filters: CompanyFilters): FilterName[] =>
  filterNames.filter((name) => conditionOf(name, filters) !== null);

/** The same filters with every spelling of their values, as the engine compares characters. */
export const withSpellings = (columns: Columns, filters: CompanyFilters): CompanyFilters => ({
  ...filters,
  ...Object.fromEntries(
    oneValueNames.flatMap((name) => {
      const values = filters[name];
      return values === undefined ? [] : [[name, columns.filters[name].spellingsOf(values)]];
    }),
  ),
});

/** All filters as a condition of the engine; undefined when none is set. */
export function conditionOfAll(filters: CompanyFilters, without?: FilterName): string | undefined {
  const parts = filterNames.flatMap((name) =>
    name === without ? [] : (conditionOf(name, filters) ?? []),
  );
  return parts.length === 0 ? undefined : parts.map((part) => `(${part})`).join(' and ');
}

/** Whether a row is there and passes all filters. */
export function testOfAll(columns: Columns, filters: CompanyFilters): RowTest {
  const tests = filterNames.flatMap((name) => testOf(name, filters, columns) ?? []);
  return (row) => columns.isThere[row] === 1 && tests.every((passes) => passes(row));
}

export interface FilteredRows {
  /** Rows that pass all filters. */
  readonly rows: Rows;
  /** Rows that pass all filters but this one: its facet is counted over them. */
  readonly rowsOf: (name: FilterName) => Rows;
}

/** Applies filters in memory: rows that pass all, and rows that fail exactly one. */
export function applyFilters(columns: Columns, rows: Rows, filters: CompanyFilters): FilteredRows {
  const tests = filterNames.flatMap((name): [FilterName, RowTest][] => {
    const test = testOf(name, filters, columns);
    return test ? [[name, test]] : [];
  });
  if (tests.length === 0) return { rows, rowsOf: () => rows };
  const passing: number[] = [];
  const without = new Map<FilterName, number[]>(tests.map(([name]) => [name, []]));
  for (const row of rows) {
    let failed: FilterName | null = null;
    let fails = 0;
    for (const [name, passes] of tests) {
      if (passes(row)) continue;
      failed = name;
      fails += 1;
      if (fails > 1) break;
    }
    if (fails === 0) {
      passing.push(row);
      for (const others of without.values()) others.push(row);
    } else if (fails === 1 && failed) without.get(failed)?.push(row);
  }
  return { rows: passing, rowsOf: (name) => without.get(name) ?? passing };
}

/** @param rowsOf what a facet is counted over: the matches without that facet's own filter */
export const countFacets = (
  { filters }: Columns,
  rowsOf: (name: FilterName) => Rows,
  isExact: boolean,
): Facets => {
  const facets = filterNames.map((name) => [name, filters[name].facet(rowsOf(name))]);
  return { ...(Object.fromEntries(facets) as Omit<Facets, 'isExact'>), isExact };
};

/** The number alone: what orders the matches, and the facets, are not asked for. */
export const countAlone = (
  columns: Columns,
  { rows, isExact }: Pick<FilteredRows, 'rows'> & { readonly isExact: boolean },
) => ({
  hits: [],
  total: rows.length,
  isTotalExact: isExact,
  facets: countFacets(columns, () => [], isExact),
  words: [],
});
