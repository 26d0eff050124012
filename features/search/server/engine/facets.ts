import { companyKinds } from '#features/companies/domain/company.ts';
import { limits } from '#core/domain/limits.ts';
import {
  bucketIndexOf,
  bucketsOf,
  foundedEdges,
  fundingEdges,
} from '#features/search/domain/histogram.ts';
import type { FacetCount, Facets } from '#features/search/domain/search.ts';
import type { Columns } from './columns.ts';
import type { Dimension, Rows } from './filters.ts';

/** @param nameOf undefined for what is not to be counted */
function mostCommon(counts: Uint32Array, nameOf: (code: number) => string | undefined) {
  const found: FacetCount[] = [];
  for (const [code, count] of counts.entries()) {
    const value = count > 0 ? nameOf(code) : undefined;
    if (value !== undefined) found.push({ value, count });
  }
  return found
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
    .slice(0, limits.facetValues);
}

function counted(rows: Rows, codes: ArrayLike<number>, values: number): Uint32Array {
  const counts = new Uint32Array(values);
  for (const row of rows) {
    const code = codes[row] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

function countedTags(rows: Rows, { tags, tagsAt, tagCount, tagNames }: Columns): Uint32Array {
  const counts = new Uint32Array(tagNames.values.length);
  for (const row of rows) {
    const at = tagsAt[row] ?? 0;
    const end = at + (tagCount[row] ?? 0);
    for (let nth = at; nth < end; nth += 1) {
      const code = tags[nth] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return counts;
}

function histogram(rows: Rows, valueOf: (row: number) => number | null, edges: readonly number[]) {
  const counts = new Uint32Array(edges.length + 1);
  for (const row of rows) {
    const value = valueOf(row);
    if (value === null) continue;
    const bar = bucketIndexOf(value, edges);
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return bucketsOf(edges, (bar) => counts[bar] ?? 0);
}

/** @param rowsOf what a facet is counted over: the matches without that facet's own filter */
export function countFacets(
  columns: Columns,
  rowsOf: (dimension: Dimension) => Rows,
  isExact: boolean,
): Facets {
  const { stages, countries, tagNames } = columns;
  const named = (values: readonly string[]) => (code: number) =>
    code === 0 ? undefined : values[code];
  const kinds = counted(rowsOf('kinds'), columns.kind, companyKinds.length);
  const country = counted(rowsOf('country'), columns.country, countries.values.length);
  const stage = counted(rowsOf('stage'), columns.stage, stages.values.length);
  return {
    isExact,
    kinds: mostCommon(kinds, (code) => companyKinds[code]),
    country: mostCommon(country, named(countries.values)),
    stage: mostCommon(stage, named(stages.values)),
    tags: mostCommon(countedTags(rowsOf('tags'), columns), named(tagNames.values)),
    founded: histogram(rowsOf('founded'), (row) => columns.founded[row] || null, foundedEdges),
    funding: histogram(
      rowsOf('funding'),
      (row) => {
        const usd = columns.funding[row] ?? Number.NaN;
        return Number.isNaN(usd) ? null : usd;
      },
      fundingEdges,
    ),
  };
}
