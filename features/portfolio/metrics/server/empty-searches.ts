import pLimit from 'p-limit';
import { sql } from 'drizzle-orm';
import type { RankedQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import type { EmptySearches } from '#features/portfolio/metrics/domain/metrics.ts';
import {
  groupSearches,
  type SearchedTerm,
} from '#features/portfolio/metrics/domain/search-groups.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';
import { wordsOf } from '#features/directory/search/server/shared/text-query.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { loadSearchWork } from './search-work.ts';
import { peopleOfGroups, termsOf, wasInVain } from './usage-terms.ts';

const { emptyGroupsMost, emptyQueriesSearched, emptyTermsMost, searchedAtOnce } = metricsLimits;

interface Row extends Record<string, unknown> {
  readonly term: string;
  readonly count: number;
  /** Where few are hidden: of the term alone. */
  readonly people: number | null;
  readonly since: string | null;
}
type Term = Row & SearchedTerm;

/** The stems of each word, as PostgreSQL's full-text search has them. */
async function stemsOf(db: Queryable, terms: readonly string[]): Promise<Map<string, string>> {
  const words = [...new Set(terms.flatMap((term) => wordsOf(term)))];
  const { rows } = await db.execute<{ word: string; stem: string | null }>(sql`
    select word, (ts_lexize('english_stem', word))[1] as stem
    from unnest(${sql.param(words)}::text[]) word`);
  return new Map(rows.map(({ word, stem }) => [word, stem ?? word]));
}

/** What was searched for in vain, the most frequent first. */
async function loadTerms(db: Queryable, viewer: Viewer, query: RankedQuery): Promise<Term[]> {
  const { rows } = await db.execute<Row>(sql`
    select term, empty as count, people_empty as people, to_char(since, 'YYYY-MM') as since
    from ${termsOf(viewer, query, 'search.run')} found where ${wasInVain}
    order by empty desc, term limit ${emptyTermsMost}`);
  const stems = await stemsOf(
    db,
    rows.map(({ term }) => term),
  );
  return rows.map((row) => ({
    ...row,
    stems: wordsOf(row.term).map((word) => stems.get(word) ?? word),
  }));
}

/** So many that a name like the search, which is put first, does not hide that the rest has some words only. */
const hitsRead = 2;

/** Which of a group's first searches finds most today: companies with all of its words. */
async function searchAgain(
  db: Queryable,
  search: Search,
  terms: readonly Term[],
): Promise<EmptySearches['found']> {
  let best: EmptySearches['found'] = null;
  for (const { term } of terms.slice(0, emptyQueriesSearched)) {
    const request = { text: term, filters: {}, sort: 'relevance', offset: 0 } as const;
    const { total, hits } = await search(db, { ...request, limit: hitsRead });
    if (hits.some(({ isPartial = false }) => isPartial)) continue;
    if (total > (best?.total ?? 0)) best = { query: term, total };
  }
  return best;
}

/**
 * Searches that found nothing, grouped by their words. Groups are made of what may be told of each search
 * (decision 60) and say no more than that: people of several searches are not counted together.
 */
export async function loadEmptySearches(
  db: Queryable,
  viewer: Viewer,
  query: RankedQuery,
  search: Search,
): Promise<EmptySearches[]> {
  const most = Math.min(query.limit ?? emptyGroupsMost, emptyGroupsMost);
  const groups = groupSearches(await loadTerms(db, viewer, query)).slice(0, most);
  if (groups.length === 0) return [];
  const work = await loadSearchWork(
    db,
    viewer,
    groups.flat().map(({ term }) => term),
  );
  const counted = viewer.seesAll
    ? await db.execute<{ at: number; people: number; since: string }>(
        peopleOfGroups(
          ...([viewer, query] as const),
          groups.map((terms) => terms.map(({ term }) => term)),
        ),
      )
    : { rows: [] };
  const byGroup = new Map(counted.rows.map((row) => [row.at, row]));
  const limit = pLimit(searchedAtOnce);
  return Promise.all(
    groups.map(async (terms, at) => {
      const has = (made: { readonly term: string }) => terms.some(({ term }) => term === made.term);
      const linksOf = (made: readonly { id: string; name: string; term: string }[]) => {
        const here = made.filter(has).map(({ id, name }) => [id, { id, name }] as const);
        return [...new Map(here).values()];
      };
      const exact = byGroup.get(at);
      return {
        queries: terms.map(({ term: query, count }) => ({ query, count })),
        count: terms.reduce((sum, { count }) => sum + count, 0),
        people: exact?.people ?? Math.max(...terms.map(({ people }) => people ?? 0)),
        isPeopleExact: exact !== undefined || terms.length === 1,
        since: exact?.since ?? terms.map(({ since }) => since ?? '').toSorted()[0] ?? '',
        found: await limit(() => searchAgain(db, search, terms)),
        savedSearches: linksOf(work.savedSearches),
        opportunities: linksOf(work.opportunities),
        imports: linksOf(work.imports),
      };
    }),
  );
}
