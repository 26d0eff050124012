import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { companiesAt } from '#features/directory/collections/domain/contents.ts';
import { blacklistedCompanies } from '#features/directory/collections/domain/lists.ts';
import {
  containedCompanyIds,
  sampleCompanies,
  type Suggestion,
} from '#features/directory/collections/domain/suggestions.ts';
import { collectionLimits } from '#features/directory/collections/domain/limits.ts';
import type { SearchState } from '#features/directory/search/domain/search.ts';
import type { Paginated } from '#core/domain/schemas.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type {
  SearchIndex,
  Recommendation,
} from '#features/directory/search/server/shared/search-index.ts';
import { similarByTags } from './tag-similarity.ts';
import { encodeSeen, decodeSeen, idSuffixOf } from './suggestion-cursor.ts';
import { dedupeRecords } from './dedupe-records.ts';
import { presentSuggestions } from './suggestion-presenter.ts';

export type RecommendationIndex = Pick<SearchIndex, 'recommend' | 'state'>;

/**
 * Nearest by the index; by tags alone without one or when it fails. Tags also fill up when the index finds
 * too few, for records with only an industry.
 */
async function recommend(
  db: Queryable,
  index: RecommendationIndex,
  recommendation: Recommendation,
) {
  const hits =
    index.state() === 'ready' ? await index.recommend(recommendation).catch(() => null) : null;
  if (hits !== null && hits.length >= collectionLimits.suggestionsShown) {
    return { hits, state: 'ready' as const };
  }
  const ids = new Set(hits?.map(({ id }) => id));
  const others = await similarByTags(db, recommendation);
  return {
    hits: [...(hits ?? []), ...others.filter(({ id }) => !ids.has(id))],
    state: hits === null ? ('building' as const) : ('ready' as const),
  };
}

interface Asked {
  readonly collection: Collection;
  readonly space?: string | undefined;
  readonly after?: string | undefined;
}

/**
 * Companies similar to those of a collection or sub-space, excluding all records of listed or blacklisted
 * companies, without repeats.
 */
export async function suggestionsFor(
  db: Queryable,
  index: RecommendationIndex,
  { collection, space, after }: Asked,
): Promise<Paginated<Suggestion> & { state: SearchState }> {
  const { listed, blacklisted } = collectionLimits.suggestedBy;
  const seen = decodeSeen(after);
  const exclude = containedCompanyIds(collection);
  const positive = sampleCompanies(collection, companiesAt(collection, space), listed);
  const negative = sampleCompanies(collection, blacklistedCompanies(collection), blacklisted);
  const answer = await recommend(db, index, { positive, negative, exclude });
  // Fetch more than the maximum: some are duplicate records of known companies.
  const fresh = await dedupeRecords(
    db,
    answer.hits.slice(0, 2 * collectionLimits.suggestionsMost),
    exclude,
  );
  const unseen = fresh.filter(({ id }) => !seen.has(idSuffixOf(id)));
  const left = Math.max(0, collectionLimits.suggestionsMost - seen.size);
  const page = unseen.slice(0, Math.min(collectionLimits.suggestionsShown, left));
  const hasNextPage = unseen.length > page.length && left > page.length;
  const ids = page.map(({ id }) => id);
  return {
    data: await presentSuggestions(db, page),
    hasNextPage,
    endCursor: hasNextPage ? encodeSeen(after, ids) : undefined,
    state: answer.state,
  };
}
