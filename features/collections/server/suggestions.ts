import type { Collection } from '#features/collections/domain/collection.ts';
import { companiesAt } from '#features/collections/domain/contents.ts';
import { blacklistedCompanies } from '#features/collections/domain/lists.ts';
import { heldIds, someOf, type Suggestion } from '#features/collections/domain/suggestions.ts';
import { limits } from '#core/domain/limits.ts';
import type { SearchState } from '#features/search/domain/search.ts';
import type { Paginated } from '#core/domain/shapes.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { SearchIndex, Taste } from '#features/search/server/public/search-index.ts';
import { alikeByLabels } from './alike-by-labels.ts';
import { seenAfter, seenIn, markOf } from './suggestion-cursor.ts';
import { withoutSame } from './same-records.ts';
import { toldSuggestions } from './told-suggestions.ts';

export type AlikeIndex = Pick<SearchIndex, 'alike' | 'state'>;

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
  const page = unseen.slice(0, Math.min(limits.suggestionsShown, left));
  const hasNextPage = unseen.length > page.length && left > page.length;
  const shown = page.map(({ id }) => id);
  return {
    data: await toldSuggestions(db, page),
    hasNextPage,
    endCursor: hasNextPage ? seenAfter(after, shown) : undefined,
    state: found.state,
  };
}
