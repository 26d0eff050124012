import { savedSearchRefusals } from '#features/directory/saved-searches/domain/refusals.ts';
import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/directory/saved-searches/domain/endpoints.ts';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import { nextAlertAt } from '#features/directory/saved-searches/domain/alert-time.ts';
import {
  isEmptySearch,
  type SavedSearchDraft,
} from '#features/directory/saved-searches/domain/saved-search.ts';
import { normalizeFilters } from '#features/directory/search/domain/filters.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { preparing, type Handlers } from '#core/server/endpoints/routes.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { SavedSearchNews } from './shared/saved-search-news.ts';
import { knownResultsOf, type FindCompanies } from './new-results.ts';
import { savedSearchStore } from './store.ts';

function rowOf<Row>(row: Row | null): Row {
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

/** @throws Refused `savedSearch.tooMany` */
async function assertRoom(db: Queryable, owner: string): Promise<void> {
  const most = savedSearchLimits.savedSearchesMost;
  if ((await savedSearchStore.countHeld(db, owner)) >= most) {
    throw refused(savedSearchRefusals['savedSearch.tooMany'], { most });
  }
}

export function savedSearchHandlers(
  find: FindCompanies,
  findNews: SavedSearchNews,
): Handlers<typeof endpoints> {
  return {
    list: async ({ viewer: { userId }, db }) =>
      userId === null
        ? []
        : (await savedSearchStore.own(db, userId)).map(
            ({ isKnownWhole: _, timeZone: __, toldAt: ___, ...shown }) => shown,
          ),

    news: async ({ viewer: { userId }, db }) => (userId === null ? [] : findNews(db, userId)),

    create: preparing({
      async prepare({ body }) {
        const content = contentOf(body);
        if (isEmptySearch(content)) throw refused(savedSearchRefusals['savedSearch.empty']);
        return { ...content, ...(await knownResultsOf(find, content, new Date())) };
      },
      async act({ viewer, db }, content) {
        const owner = userIdOf(viewer);
        await assertRoom(db, owner);
        return savedSearchStore.add(db, owner, content);
      },
    }),

    replace: preparing({
      async prepare({ viewer, params, body, db }) {
        const before = rowOf(await savedSearchStore.get(db, userIdOf(viewer), params.id));
        const content = contentOf(body, before.timeZone);
        if (sameSearch(content, before)) return content;
        return { ...content, ...(await knownResultsOf(find, content, new Date())) };
      },
      act: async ({ viewer, params, db }, content) =>
        rowOf(await savedSearchStore.change(db, userIdOf(viewer), params.id, content)),
    }),

    async remove({ viewer, params, db }) {
      const deletedAt = new Date().toISOString();
      rowOf(await savedSearchStore.change(db, userIdOf(viewer), params.id, { deletedAt }));
      return null;
    },

    async restore({ viewer, params, db }) {
      const owner = userIdOf(viewer);
      await assertRoom(db, owner);
      return rowOf(await savedSearchStore.restore(db, owner, params.id));
    },

    see: preparing({
      async prepare({ viewer, params, db }) {
        const search = rowOf(await savedSearchStore.get(db, userIdOf(viewer), params.id));
        return knownResultsOf(find, search, new Date());
      },
      async act({ viewer, params, db }, mark) {
        rowOf(await savedSearchStore.change(db, userIdOf(viewer), params.id, mark));
        return null;
      },
    }),
  };
}
