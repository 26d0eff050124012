import { sql } from 'drizzle-orm';
import { limits } from '#core/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { runSideBySide } from '#core/platform/database/side-by-side.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { fuseRankings } from '#features/portfolio/matches/domain/rank-fusion.ts';
import type { SearchState } from '#features/directory/search/domain/search.ts';
import type { SearchIndex } from '#features/directory/search/server/shared/search-index.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';
import { tagNamesOf } from '#features/directory/tags/server/shared/tag-names.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import type { WeightedTerm } from '#features/portfolio/matches/domain/weighted-terms.ts';

/** The parts of the search engine that find candidates. */
export interface Engine {
  readonly search: Search;
  readonly index: Pick<SearchIndex, 'recommend' | 'findByAnyWord' | 'state'>;
}

/** What is looked for, for the engine. */
export interface CandidateQuery {
  readonly terms: readonly WeightedTerm[];
  /** As written, where a person wrote a text: it may be a name or an address. */
  readonly text: string;
  readonly filters: CompanyFilters;
  /** Companies like which more are looked for, and unlike which. */
  readonly positive: readonly string[];
  readonly negative: readonly string[];
  /** Companies that are not looked for: those of the collection itself. */
  readonly exclude: ReadonlySet<string>;
  /** Which of these companies count, when not all do, and of how many best they are chosen. */
  readonly only?: {
    readonly among: number;
    readonly keep: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  };
}

export interface Found {
  /** Best first. */
  readonly ids: readonly string[];
  readonly exact: ReadonlySet<string>;
  /** By vectors; empty while the index cannot tell. */
  readonly similarity: ReadonlyMap<string, number>;
  readonly state: SearchState;
  /** How many were found that `only` leaves out. */
  readonly leftOut: number;
}

/** Ended by a space: the last word is whole. */
const queryOf = (terms: readonly WeightedTerm[]) => `${terms.map(({ term }) => term).join(' ')} `;

/** The best by any of the words; from the database while there is no index. */
async function byAnyWord(
  db: Queryable,
  { search, index }: Engine,
  query: { readonly text: string; readonly filters: CompanyFilters; readonly limit: number },
): Promise<{ readonly ids: readonly string[]; readonly state: SearchState }> {
  const { tags } = query.filters;
  if (index.state() === 'ready') {
    const spelt = tags && tags.length > 0 ? await tagNamesOf(db, tags) : tags;
    const filters = { ...query.filters, ...(spelt && { tags: spelt }) };
    const ids = await index.findByAnyWord({ ...query, filters }).catch(() => null);
    if (ids !== null) return { ids, state: 'ready' };
  }
  const { hits, state } = await search(db, { ...query, sort: 'relevance', offset: 0 });
  return { ids: hits.map(({ id }) => id), state };
}

/** By all terms together, and where that finds few, by the heaviest alone. */
async function byWords(db: Queryable, engine: Engine, { terms, filters, only }: CandidateQuery) {
  const limit = only?.among ?? matchLimits.candidatesMost;
  if (terms.length === 0) return { rankings: [], state: 'ready' as const };
  const heaviest = terms.slice(0, matchLimits.queryTermsMost);
  const find = (some: readonly WeightedTerm[]) =>
    byAnyWord(db, engine, { text: queryOf(some), filters, limit });
  const { ids, state } = await find(heaviest);
  const rankings = [{ ids, weight: 2 }];
  if (ids.length < matchLimits.candidatesLeast) {
    const alone = heaviest.slice(0, matchLimits.presumedExamples);
    const answers = await runSideBySide(
      db,
      alone.map((term) => () => find([term])),
    );
    rankings.push(
      ...answers.map((one, nth) => ({ ids: one.ids, weight: alone[nth]?.weight ?? 0 })),
    );
  }
  return { rankings, state };
}

const domains = /\b(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}\b/giu;
const exactMost = 20;

/** Companies whose whole name was written, or whose domain is in the text. */
async function exactly(db: Queryable, text: string): Promise<string[]> {
  const phrase = text.trim().toLowerCase();
  const name = phrase.length <= limits.nameCharacters ? phrase : '';
  const sites = [...text.slice(0, matchLimits.textReadCharacters).matchAll(domains)]
    .map(([site]) => site.toLowerCase().replace(/^www\./u, ''))
    .slice(0, exactMost);
  if (name === '' && sites.length === 0) return [];
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(
      sql`(${name} <> '' and lower(${companies.name}) = ${name})
        or ${companies.domain} = any(${sql.param(sites)}::text[])`,
    )
    .limit(exactMost);
  return rows.map(({ id }) => id);
}

interface Kept<Row> {
  readonly rows: Row[];
  readonly leftOut: readonly string[];
}

/** Of some rows those that count. */
async function keptOf<Row extends { readonly id: string }>(
  { only }: CandidateQuery,
  rows: readonly Row[],
): Promise<Kept<Row>> {
  if (!only || rows.length === 0) return { rows: [...rows], leftOut: [] };
  const ids = await only.keep(rows.map(({ id }) => id));
  return {
    rows: rows.filter(({ id }) => ids.has(id)),
    leftOut: rows.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
  };
}

/** Candidates by words and by vectors, fused; similarity to the examples is that of the vectors. */
export async function findCandidates(
  db: Queryable,
  engine: Engine,
  query: CandidateQuery,
): Promise<Found> {
  const { rankings, state } = await byWords(db, engine, query);
  const exact = await exactly(db, query.text);
  const worded = await keptOf(query, fuseRankings([{ ids: exact, weight: 4 }, ...rankings]));
  const isLater = new Set(worded.leftOut);
  const presumed = fuseRankings(rankings)
    .filter(({ id }) => !isLater.has(id))
    .slice(0, matchLimits.presumedExamples)
    .map(({ id }) => id);
  // The best by words stay examples beside those that were given: few examples alone lead away.
  const unwanted = new Set(query.negative);
  const positive = [...new Set([...query.positive, ...presumed])]
    .filter((id) => !unwanted.has(id))
    .slice(0, matchLimits.examplesMost);
  const negative = query.negative.slice(0, matchLimits.examplesMost);
  const isReady = engine.index.state() === 'ready' && positive.length > 0;
  const recommended = isReady
    ? await engine.index.recommend({ positive, negative, exclude: query.exclude }).catch(() => [])
    : [];
  const similar = await keptOf(query, recommended);
  const similarity = new Map(similar.rows.map(({ id, score }) => [id, Math.max(0, score)]));
  const fused = fuseRankings([
    { ids: exact, weight: 4 },
    ...rankings,
    { ids: [...similarity.keys()] },
  ]);
  return {
    ids: fused
      .map(({ id }) => id)
      .filter((id) => !query.exclude.has(id) && !isLater.has(id))
      .slice(0, matchLimits.candidatesMost),
    exact: new Set(exact),
    similarity,
    state,
    leftOut: new Set([...worded.leftOut, ...similar.leftOut]).size,
  };
}
