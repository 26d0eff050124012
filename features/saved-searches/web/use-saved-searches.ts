import { savedSearchNotices } from '#features/saved-searches/domain/notices.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { noticeText } from '#core/domain/notices.ts';
import {
  create,
  list,
  news,
  remove,
  replace,
  restore,
  see,
} from '#features/saved-searches/domain/endpoints.ts';
import type {
  SavedSearch,
  SavedSearchDraft,
} from '#features/saved-searches/domain/saved-search.ts';
import { queryOptionsOf, queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { toast } from '#ui/toasts.ts';

/** The viewer's saved searches, and their new results once loaded. */
export function useSavedSearches() {
  const found = useQuery(queryOptionsOf(list));
  const counted = useQuery({
    ...queryOptionsOf(news),
    enabled: (found.data?.length ?? 0) > 0,
    refetchOnMount: 'always',
  });
  const byId = new Map(counted.data?.map((one) => [one.id, one]));
  return {
    searches: found.data,
    newsOf: (id: string) => byId.get(id),
    /** Whether new results were requested since mounting. */
    isCounted: counted.isFetchedAfterMount,
    error: found.error,
    reload: () => void found.refetch(),
  };
}

const words = (error: unknown) => (error instanceof Error ? error.message : String(error));
const listKey = queryKeyOf(list);

/** Mutations of saved searches, with optimistic updates. */
export function useSavedSearchMutations() {
  const client = useQueryClient();
  const show = (change: (searches: SavedSearch[]) => SavedSearch[]) =>
    client.setQueryData<SavedSearch[]>(listKey, (before) => before && change(before));
  const reload = async () => {
    await client.invalidateQueries({ queryKey: listKey });
    await client.invalidateQueries({ queryKey: queryKeyOf(news) });
  };

  async function attempt(run: () => Promise<void>): Promise<boolean> {
    await client.cancelQueries({ queryKey: listKey });
    const before = client.getQueryData<SavedSearch[]>(listKey);
    try {
      await run();
      return true;
    } catch (error) {
      client.setQueryData(listKey, before);
      toast(words(error), 'bad');
      return false;
    } finally {
      void reload();
    }
  }

  return {
    /** @throws the server's refusal, to be shown in the form */
    async save(draft: SavedSearchDraft, idempotencyKey: string): Promise<void> {
      const made = await call(create, { body: draft }, { idempotencyKey });
      toast(noticeText(savedSearchNotices['savedSearch.saved'], { name: made.name }));
      await reload();
    },

    change: (search: SavedSearch, change: Partial<Pick<SavedSearch, 'name' | 'frequency'>>) =>
      attempt(async () => {
        show((all) => all.map((one) => (one.id === search.id ? { ...one, ...change } : one)));
        const { name, query, filters, frequency } = { ...search, ...change };
        const body = { name, query, filters, frequency, timeZone: ownTimeZone() };
        await call(replace, { params: { id: search.id }, body });
        if (change.frequency) {
          toast(noticeText(savedSearchNotices[`savedSearch.${change.frequency}`], { name }));
        }
      }),

    remove: ({ id, name }: SavedSearch) =>
      attempt(async () => {
        show((all) => all.filter((one) => one.id !== id));
        await call(remove, { params: { id } });
        const bringBack = () =>
          void attempt(async () => {
            await call(restore, { params: { id } });
            toast(noticeText(savedSearchNotices['savedSearch.restored'], { name }));
          });
        toast(noticeText(savedSearchNotices['savedSearch.deleted'], { name }), 'good', {
          label: 'Undo',
          run: bringBack,
        });
      }),

    /** Marks the new results of an opened search as seen. Failures are harmless. */
    see: (id: string) =>
      call(see, { params: { id } })
        .then(reload)
        .catch(() => {}),
  };
}

/** The browser's time zone: alerts are sent in the morning there. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
