import { inArray } from 'drizzle-orm';
import type * as endpoints from '#features/directory/search/domain/endpoints.ts';
import { highlight, passage } from '#features/directory/search/domain/highlight.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { textWithout } from '#features/directory/search/domain/readers/spans.ts';
import type { ReadFilter } from '#features/directory/search/domain/search.ts';
import type {
  AppliedReading,
  ReadSearch,
} from '#features/directory/search/server/shared/read-search.ts';
import type { SearchIndex } from '#features/directory/search/server/shared/search-index.ts';
import type { Search } from '#features/directory/search/server/shared/services.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { cardColumns } from '#features/directory/companies/server/shared/card-columns.ts';
import { foldRecords } from '#features/directory/companies/server/shared/fold-records.ts';
import { findLoosenedSearches } from './loosened-searches.ts';
import { offsetOf, pageEnd } from './shared/offsets.ts';

const columns = { ...cardColumns, description: companies.description };

/** So many hits before a page are looked through for other records of its companies. */
const foldedBack = 200;

const readFilterOf = (
  text: string,
  { reader, said, filters, spans, isApplied, totalAlone, totalWithout }: AppliedReading,
): ReadFilter => ({
  reader,
  said,
  filters,
  isApplied,
  rest: textWithout(text, spans),
  ...(totalAlone !== undefined && { totalAlone }),
  ...(totalWithout !== undefined && { totalWithout }),
});

/** Loads the companies that an index found. */
async function companiesById(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select(columns)
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The directory is open to every signed-in person (decision 98, "Who sees what"). */
export const searchHandlers = (
  search: Search,
  readSearch: ReadSearch,
  index: Pick<SearchIndex, 'reworded'>,
): Handlers<typeof endpoints> => ({
  async companies({ query: { q, sort, limit, cursor, importId, ...filters }, db }) {
    const offset = offsetOf(cursor);
    // Wider than the page, to know which companies were shown as another record before.
    const back = Math.min(offset, foldedBack);
    const input = {
      text: q,
      filters,
      importId,
      sort,
      withSome: true,
      offset: offset - back,
      limit: limit + back,
    };
    const answer = await readSearch(db, input, { withCounts: offset === 0 });
    const hits = await foldRecords(db, answer.hits.slice(back), answer.hits.slice(0, back));
    const loosened =
      hits.length === 0 && offset === 0
        ? await findLoosenedSearches(answer.query, {
            search: (query) => search(db, query),
            reworded: (text) => index.reworded(text),
          })
        : [];
    const rows = await companiesById(
      db,
      hits.map(({ id }) => id),
    );
    return {
      data: hits.flatMap(({ id, score, parts, isRelated, isPartial = false, records }) => {
        const company = rows.get(id);
        if (!company) return [];
        const { description, kind, ...shown } = company;
        const tags = shown.tags.filter((tag) => highlight(tag, answer.words));
        return {
          ref: { kind, id },
          ...shown,
          score,
          isRelated,
          isPartial,
          ...(parts && { parts }),
          ...(records && { records }),
          highlights: {
            name: highlight(shown.name, answer.words),
            oneLiner: highlight(shown.oneLiner, answer.words),
            description: passage(description, answer.words),
            ...(tags.length > 0 && { tags }),
          },
        };
      }),
      ...pageEnd(offset, answer.hits.length - back, answer.listed ?? answer.total),
      facets: answer.facets,
      total: answer.total,
      isTotalExact: answer.isTotalExact,
      ...(answer.read.length > 0 && { read: answer.read.map((one) => readFilterOf(q, one)) }),
      ...(loosened.length > 0 && { loosened }),
      state: answer.state,
    };
  },
});
