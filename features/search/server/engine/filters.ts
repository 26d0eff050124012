import type { CompanyKind } from '#features/companies/domain/company.ts';
import { companyKinds } from '#features/companies/domain/company.ts';
import type { CompanyFilters } from '#features/search/domain/search.ts';
import type { Codes } from '#features/search/server/public/codes.ts';
import type { Columns } from './columns.ts';

export const dimensions = ['kinds', 'country', 'stage', 'tags', 'founded', 'funding'] as const;
export type Dimension = (typeof dimensions)[number];

type Test = (row: number) => boolean;

const codesOf = (codes: Codes, values: readonly string[]) =>
  new Set(values.flatMap((value) => codes.known(value) ?? []));

function within(value: number, from = -Infinity, to = Infinity): boolean {
  return value >= from && value <= to;
}

const tests: Record<Dimension, (filters: CompanyFilters, columns: Columns) => Test | null> = {
  kinds({ kinds }, { kind }) {
    if (!kinds) return null;
    const wanted = new Set(kinds.map((one: CompanyKind) => companyKinds.indexOf(one)));
    return (row) => wanted.has(kind[row] ?? 0);
  },
  country({ country }, columns) {
    if (!country) return null;
    const wanted = codesOf(columns.countries, country);
    return (row) => wanted.has(columns.country[row] ?? 0);
  },
  stage({ stage }, columns) {
    if (!stage) return null;
    const wanted = codesOf(columns.stages, stage);
    return (row) => wanted.has(columns.stage[row] ?? 0);
  },
  tags({ tags }, columns) {
    if (!tags) return null;
    const wanted = codesOf(columns.tagNames, tags);
    return (row) => {
      const at = columns.tagsAt[row] ?? 0;
      for (let nth = 0; nth < (columns.tagCount[row] ?? 0); nth += 1) {
        if (wanted.has(columns.tags[at + nth] ?? 0)) return true;
      }
      return false;
    };
  },
  founded({ foundedFrom, foundedTo }, { founded }) {
    if (foundedFrom === undefined && foundedTo === undefined) return null;
    return (row) => founded[row] !== 0 && within(founded[row] ?? 0, foundedFrom, foundedTo);
  },
  funding({ fundingFrom, fundingTo }, { funding }) {
    if (fundingFrom === undefined && fundingTo === undefined) return null;
    return (row) => within(funding[row] ?? Number.NaN, fundingFrom, fundingTo);
  },
};

/** The facets whose own filter is set. */
export const dimensionsOf = (filters: CompanyFilters): Dimension[] =>
  dimensions.filter((dimension) => predicates[dimension](filters) !== null);

/** The filters that are set, as questions about a row in memory. */
function testsOf(filters: CompanyFilters, columns: Columns): [Dimension, Test][] {
  return dimensions.flatMap((dimension) => {
    const asked = tests[dimension](filters, columns);
    return asked ? [[dimension, asked] as [Dimension, Test]] : [];
  });
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
const listed = (values: readonly string[]) => values.map(quoted).join(', ');

function between(column: string, from?: number, to?: number): string | null {
  const parts = [
    ...(from === undefined ? [] : [`${column} >= ${from}`]),
    ...(to === undefined ? [] : [`${column} <= ${to}`]),
  ];
  return parts.length === 0 ? null : parts.join(' and ');
}

const oneOf = (column: string, values: readonly string[] | undefined) =>
  values ? (values.length === 0 ? 'false' : `${column} in (${listed(values)})`) : null;

const predicates: Record<Dimension, (filters: CompanyFilters) => string | null> = {
  kinds: ({ kinds }) => oneOf('kind', kinds),
  country: ({ country }) => oneOf('country', country),
  stage: ({ stage }) => oneOf('stage', stage),
  tags: ({ tags }) => (tags ? `array_has_any(tags, [${listed(tags)}])` : null),
  founded: ({ foundedFrom, foundedTo }) => between('founded', foundedFrom, foundedTo),
  funding: ({ fundingFrom, fundingTo }) => between('funding', fundingFrom, fundingTo),
};

/** The filters as a condition of the engine; undefined when there is none. */
export function predicateOf(filters: CompanyFilters, without?: Dimension): string | undefined {
  const parts = dimensions.flatMap((dimension) =>
    dimension === without ? [] : (predicates[dimension](filters) ?? []),
  );
  return parts.length === 0 ? undefined : parts.map((part) => `(${part})`).join(' and ');
}

/** Rows of the table, in the order they were found. */
export type Rows = Uint32Array | readonly number[];

export interface FilteredRows {
  /** What passes all filters. */
  readonly rows: Rows;
  /** What passes all but that one: its facet is counted over these. */
  readonly rowsOf: (dimension: Dimension) => Rows;
}

/** Rows told apart in memory: what passes all filters, and what only one of them keeps out. */
export function applyFilters(columns: Columns, rows: Rows, filters: CompanyFilters): FilteredRows {
  const tests = testsOf(filters, columns);
  if (tests.length === 0) return { rows, rowsOf: () => rows };
  const passing: number[] = [];
  const without = new Map<Dimension, number[]>(tests.map(([dimension]) => [dimension, []]));
  for (const row of rows) {
    let failed: Dimension | null = null;
    let fails = 0;
    for (const [dimension, passes] of tests) {
      if (passes(row)) continue;
      failed = dimension;
      fails += 1;
      if (fails > 1) break;
    }
    if (fails === 0) {
      passing.push(row);
      for (const kept of without.values()) kept.push(row);
    } else if (fails === 1 && failed) without.get(failed)?.push(row);
  }
  return { rows: passing, rowsOf: (dimension) => without.get(dimension) ?? passing };
}
