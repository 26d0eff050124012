import { inArray } from 'drizzle-orm';
import type { Collection } from '#domain/collections/collection.ts';
import { companiesAt } from '#domain/collections/contents.ts';
import { blacklistedCompanies } from '#domain/collections/lists.ts';
import { heldIds, someOf, type Suggestion } from '#domain/collections/suggestions.ts';
import { inCommon } from '#domain/companies/similarity.ts';
import { limits } from '#domain/limits.ts';
import type { SearchState } from '#domain/search/search.ts';
import type { Paginated } from '#domain/shapes.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import type { AlikeHit, SearchIndex, Taste } from '#server/platform/search/search-index.ts';
import { companies } from '#server/tables/companies.ts';
import { cardColumns } from '#server/tables/company-cards.ts';
import { alikeByLabels } from './alike-by-labels.ts';
import { seenAfter, seenIn, markOf } from './suggestion-cursor.ts';
import { withoutSame } from './same-records.ts';

/** What a card shows of a company, and what else is compared. */
const columns = {
  ...cardColumns,
  description: companies.description,
  industries: companies.industries,
};
type Row = Pick<typeof companies.$inferSelect, keyof typeof columns>;
export type AlikeIndex = Pick<SearchIndex, 'alike' | 'state'>;

const sharedMost = 3;

/**
 * By the index; while there is none, or when it fails, by labels alone. They also fill up what the
 * index finds too few of: records that say nothing of themselves but an industry.
 */
async function alike(db: Queryable, index: AlikeIndex, taste: Taste) {
  const hits = index.state() === 'ready' ? await index.alike(taste).catch(() => null) : null;
  if (hits !== null && hits.length >= limits.suggestionsShown) {
    return { hits, state: 'ready' as const };
  }
  const known = new Set(hits?.map(({ id }) => id));
  const others = await alikeByLabels(db, taste);
  return {
    hits: [...(hits ?? []), ...others.filter(({ id }) => !known.has(id))],
    state: hits === null ? ('building' as const) : ('ready' as const),
  };
}

async function rowsOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, Row>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(companies)
    .where(inArray(companies.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What is shared with the likest few, most of them first; an industry only when there is nothing else. */
function sharedWith(company: Row, others: readonly Row[]): string[] {
  const counts = new Map<string, number>();
  for (const other of others) {
    for (const words of inCommon(other, company)) counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const shared = [...counts].toSorted(([, one], [, other]) => other - one).map(([words]) => words);
  const industries = new Set(company.industries.map((industry) => industry.toLowerCase()));
  const said: string[] = [];
  for (const words of shared) {
    // A phrase and a part of it say one thing.
    if (!said.some((other) => other.includes(words) || words.includes(other))) said.push(words);
  }
  const telling = said.filter((words) => !industries.has(words));
  return (telling.length > 0 ? telling : said).slice(0, sharedMost);
}

function suggestionOf(row: Row, likest: readonly Row[]): Suggestion {
  const { description: _, industries: __, ...card } = row;
  return {
    ...card,
    shared: sharedWith(row, likest),
    like: likest.slice(0, 1).map(({ kind, id, name }) => ({ kind, id, name })),
  };
}

interface Asked {
  readonly collection: Collection;
  readonly space?: string | undefined;
  readonly after?: string | undefined;
}

/**
 * Companies that resemble those of a collection or of one of its sub-spaces: never what it lists or
 * blacklists, under no other record either, and nothing twice.
 */
export async function suggestionsFor(
  db: Queryable,
  index: AlikeIndex,
  { collection, space, after }: Asked,
): Promise<Paginated<Suggestion> & { state: SearchState }> {
  const { listed, blacklisted } = limits.suggestedBy;
  const seen = seenIn(after);
  const taken = heldIds(collection);
  const liked = someOf(collection, companiesAt(collection, space), listed);
  const disliked = someOf(collection, blacklistedCompanies(collection), blacklisted);
  const found = await alike(db, index, { liked, disliked, taken });
  // More than are ever answered: some are other records of what is there.
  const fresh = await withoutSame(db, found.hits.slice(0, 2 * limits.suggestionsMost), taken);
  const unseen = fresh.filter(({ id }) => !seen.has(markOf(id)));
  const left = Math.max(0, limits.suggestionsMost - seen.size);
  const page: readonly AlikeHit[] = unseen.slice(0, Math.min(limits.suggestionsShown, left));
  const rows = await rowsOf(
    db,
    page.flatMap(({ id, likest }) => [id, ...likest]),
  );
  const data = page.flatMap(({ id, likest }) => {
    const row = rows.get(id);
    if (!row) return [];
    return suggestionOf(
      row,
      likest.flatMap((one) => rows.get(one) ?? []),
    );
  });
  const hasNextPage = unseen.length > page.length && left > page.length;
  const shown = page.map(({ id }) => id);
  return {
    data,
    hasNextPage,
    endCursor: hasNextPage ? seenAfter(after, shown) : undefined,
    state: found.state,
  };
}
