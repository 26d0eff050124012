import { savedSearchRefusals } from '#features/saved-searches/domain/refusals.ts';
import { refusals } from '#core/domain/refusals.ts';
import { LRUCache } from 'lru-cache';
import type * as endpoints from '#features/saved-searches/domain/endpoints.ts';
import { savedSearchLimits } from '#features/saved-searches/domain/limits.ts';
import { nextAlertAt } from '#features/saved-searches/domain/alert-time.ts';
import type {
  SavedSearchDraft,
  SavedSearchNewResults,
} from '#features/saved-searches/domain/saved-search.ts';
import { normalizeFilters } from '#features/search/domain/filters.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { refused } from '#core/platform/http/refused.ts';
import { knownResultsOf, findNewResults, type FindCompanies } from './new-results.ts';
import { savedSearchStore } from './store.ts';

/** Id of the owner. Before the first sync a person cannot have saved searches. */
function ownerOf({ userId }: Viewer): string {
  if (userId === null) throw refused(refusals.unauthenticated);
  return userId;
}

function found<Row>(row: Row | null): Row {
  if (row === null) throw refused(refusals.notFound);
  return row;
}

const contentOf = ({ query, filters, ...draft }: SavedSearchDraft, knownZone = 'UTC') => {
  const timeZone = draft.timeZone ?? knownZone;
  const next = nextAlertAt(draft.frequency, timeZone, new Date());
  return {
    ...draft,
    timeZone,
    query: query.trim(),
    filters: normalizeFilters(filters),
    nextAlertAt: next?.toISOString() ?? null,
  };
};

const sameSearch = (one: Pick<SavedSearchDraft, 'query' | 'filters'>, other: typeof one) =>
  one.query === other.query &&
  JSON.stringify(normalizeFilters(one.filters)) === JSON.stringify(normalizeFilters(other.filters));

const rememberedNews = 5000;

export function savedSearchHandlers(find: FindCompanies): Handlers<typeof endpoints> {
  /** Caches results: repeated requests do not search each time. */
  const remembered = new LRUCache<string, SavedSearchNewResults>({
    max: rememberedNews,
    ttl: savedSearchLimits.newsFreshMs,
  });

  return {
    list: async ({ viewer: { userId }, db }) =>
      userId === null
        ? []
        : (await savedSearchStore.own(db, userId)).map(
            ({ isKnownWhole: _, timeZone: __, toldAt: ___, ...shown }) => shown,
          ),

    async news({ viewer: { userId }, db }) {
      const searches = userId === null ? [] : await savedSearchStore.own(db, userId);
      const all: SavedSearchNewResults[] = [];
      // Sequential: a person with many searches must not delay others.
      for (const search of searches) {
        const key = `${search.id} ${search.seenAt} ${search.toldAt}`;
        const known = remembered.get(key);
        if (known === undefined) {
          const mark = { ...search, since: search.seenAt };
          const { ids, newest } = await findNewResults(db, find, mark, false);
          const news = { id: search.id, count: ids.length, newest: [...newest] };
          remembered.set(key, news);
          all.push(news);
        } else all.push(known);
      }
      return all;
    },

    async create({ viewer, body, db }) {
      const owner = ownerOf(viewer);
      const most = savedSearchLimits.savedSearchesMost;
      if ((await savedSearchStore.countHeld(db, owner)) >= most) {
        throw refused(savedSearchRefusals['savedSearch.tooMany'], { most });
      }
      const content = contentOf(body);
      const known = await knownResultsOf(find, content, new Date());
      return savedSearchStore.add(db, owner, { ...content, ...known });
    },

    async replace({ viewer, params, body, db }) {
      const owner = ownerOf(viewer);
      const before = found(await savedSearchStore.get(db, owner, params.id));
      const content = contentOf(body, before.timeZone);
      const known = sameSearch(content, before)
        ? {}
        : await knownResultsOf(find, content, new Date());
      return found(await savedSearchStore.change(db, owner, params.id, { ...content, ...known }));
    },

    async remove({ viewer, params, db }) {
      const deletedAt = new Date().toISOString();
      found(await savedSearchStore.change(db, ownerOf(viewer), params.id, { deletedAt }));
      return null;
    },

    async restore({ viewer, params, db }) {
      const owner = ownerOf(viewer);
      const most = savedSearchLimits.savedSearchesMost;
      if ((await savedSearchStore.countHeld(db, owner)) >= most) {
        throw refused(savedSearchRefusals['savedSearch.tooMany'], { most });
      }
      return found(await savedSearchStore.restore(db, owner, params.id));
    },

    async see({ viewer, params, db }) {
      const owner = ownerOf(viewer);
      const search = found(await savedSearchStore.get(db, owner, params.id));
      const known = await knownResultsOf(find, search, new Date());
      await savedSearchStore.change(db, owner, params.id, known);
      return null;
    },
  };
}
