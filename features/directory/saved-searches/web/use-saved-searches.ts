import { savedSearchNotices } from '#features/directory/saved-searches/domain/notices.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as pins from '#features/directory/pins/domain/endpoints.ts';
import { noticeText } from '#core/domain/notices.ts';
import {
  create,
  list,
  news,
  remove,
  replace,
  restore,
  see,
} from '#features/directory/saved-searches/domain/endpoints.ts';
import type {
  SavedSearch,
  SavedSearchDraft,
} from '#features/directory/saved-searches/domain/saved-search.ts';
import { queryOptionsOf, queryKeyOf } from '#core/web/transport/query-options.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { call } from '#core/web/transport/call.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { toast } from '#ui/toasts.ts';

/** The viewer's saved searches, and their new results once loaded. */
export function useSavedSearches() {
  const searches = useQuery(queryOptionsOf(list));
  const counted = useQuery({
    ...queryOptionsOf(news),
    enabled: (searches.data?.length ?? 0) > 0,
    refetchOnMount: 'always',
  });
  const byId = new Map(counted.data?.map((one) => [one.id, one]));
  return {
    searches: searches.data,
    newsOf: (id: string) => byId.get(id),
    /** Whether new results were requested since mounting. */
    isCounted: counted.isFetchedAfterMount,
    error: searches.error,
    reload: () => void searches.refetch(),
  };
}

const lists = { queryKey: queryKeyOf(list) };
const counts = { queryKey: queryKeyOf(news) };
/** The sidebar, where some are pinned. */
const pinned = { queryKey: queryKeyOf(pins.list) };
const saved = { record: 'saved searches', shownIn: [lists], refetched: [lists, counts, pinned] };

interface Changed {
  readonly search: SavedSearch;
  readonly change: Partial<Pick<SavedSearch, 'name' | 'frequency'>>;
}

/** A removed search; its undo restores it. */
interface Removed {
  readonly search: SavedSearch;
  readonly isUndo?: boolean;
}

/** Mutations of saved searches, with optimistic updates. */
export function useSavedSearchMutations() {
  const client = useQueryClient();
  const createOnce = useCallOnce(create);
  const reload = async () => {
    await client.invalidateQueries(lists);
    await Promise.all([counts, pinned].map((outdated) => client.invalidateQueries(outdated)));
  };
  const show = (change: (searches: SavedSearch[]) => SavedSearch[]): void => {
    client.setQueriesData<SavedSearch[]>(lists, (all) => all && change(all));
  };
  const changing = useRecordMutation({
    ...saved,
    send: ({ search, change }: Changed) => {
      const { id, name, query, filters, frequency } = { ...search, ...change };
      const body = { name, query, filters, frequency, timeZone: ownTimeZone() };
      return callUntilAnswered(replace, { params: { id }, body });
    },
    show: ({ search: { id }, change }) =>
      show((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one))),
    notice: (_, { search, change: { name = search.name, frequency } }) =>
      frequency ? noticeText(savedSearchNotices[`savedSearch.${frequency}`], { name }) : null,
  });
  const removing = useRecordMutation({
    ...saved,
    send: ({ search: { id }, isUndo }: Removed) =>
      callUntilAnswered(isUndo ? restore : remove, { params: { id } }),
    show: ({ search, isUndo }) => {
      show((all) => all.filter(({ id }) => id !== search.id));
      return { undo: () => (isUndo ? null : { search, isUndo: true }) };
    },
    notice: (_, { search: { name }, isUndo }) =>
      noticeText(savedSearchNotices[isUndo ? 'savedSearch.restored' : 'savedSearch.deleted'], {
        name,
      }),
  });

  return {
    /** @throws the server's refusal, to be shown in the form */
    async save(draft: SavedSearchDraft): Promise<void> {
      const made = await createOnce({ body: draft });
      toast(noticeText(savedSearchNotices['savedSearch.saved'], { name: made.name }));
      await reload();
    },
    change: (search: SavedSearch, change: Changed['change'], onSuccess?: () => void) =>
      changing.mutate({ search, change }, { onSuccess }),
    remove: (search: SavedSearch) => removing.mutate({ search }),
    /** Marks the new results of an opened search as seen. Failures are harmless. */
    see: (id: string) =>
      call(see, { params: { id } })
        .then(reload)
        .catch(() => {}),
  };
}

/** The browser's time zone: alerts are sent in the morning there. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
