import { sql, type SQL } from 'drizzle-orm';
import type { RankedQuery } from '#features/portfolio/metrics/domain/endpoints.ts';
import type { Searches } from '#features/portfolio/metrics/domain/metrics.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { peopleOfTerms, peopleWithoutResults, termsOf, wasInVain } from './usage-terms.ts';

interface Row extends Record<string, unknown> {
  readonly term: string;
  readonly count: number;
  readonly empty: number;
  readonly people: number | null;
  readonly people_empty: number | null;
  readonly is_empty: boolean;
}

/** What was searched for most, and what found nothing: no search is in both lists. */
export async function loadSearches(
  db: Queryable,
  viewer: Viewer,
  query: RankedQuery,
): Promise<Searches> {
  const most = query.limit ?? null;
  const { rows } = await db.execute<Row>(sql`
    select * from (
      select found.*,
        row_number() over (partition by is_empty order by
          case when is_empty then empty else count end desc, term) as place
      from (
        select found.*, ${wasInVain} as is_empty
        from ${termsOf(viewer, query, 'search.run')} found) found
      where is_empty or count > 0) ranked
    where place <= coalesce(${most}::int, 2147483647)`);
  const top = rows.filter(({ is_empty: isEmpty }) => !isEmpty);
  const empty = rows.filter(({ is_empty: isEmpty }) => isEmpty);
  const behind = async (counted: SQL): Promise<ReadonlyMap<string, number>> => {
    if (!viewer.seesAll) return new Map();
    const result = await db.execute<{ term: string; people: number }>(counted);
    return new Map(result.rows.map(({ term, people }) => [term, people]));
  };
  const termsIn = (ranked: readonly Row[]) => ranked.map(({ term }) => term);
  const people = await behind(peopleOfTerms(viewer, query, 'search.run', termsIn(top)));
  const unlucky = await behind(peopleWithoutResults(viewer, query, termsIn(empty)));
  const byCount = (one: { count: number; query: string }, other: typeof one) =>
    other.count - one.count || (one.query < other.query ? -1 : 1);
  return {
    top: top
      .map(({ term, count, people: number }) => ({
        query: term,
        count,
        people: people.get(term) ?? number ?? 0,
      }))
      .toSorted(byCount),
    empty: empty
      .map(({ term, empty: count, people_empty: number }) => ({
        query: term,
        count,
        people: unlucky.get(term) ?? number ?? 0,
      }))
      .toSorted(byCount),
  };
}
