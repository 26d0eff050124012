import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import * as notifications from '#features/notifications/domain/endpoints.ts';
import type { Notification } from '#features/notifications/domain/notification.ts';
import type { Paginated } from '#core/domain/schemas.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { call } from '#core/web/transport/call.ts';
import { toast } from '#ui/toasts.ts';

type Pages = InfiniteData<Paginated<Notification>>;

const listKey = queryKeyOf(notifications.list);
const unreadKey = queryKeyOf(notifications.unread);

const readIn = (known: Pages | undefined, id: string | null, readAt: string): Pages | undefined =>
  known && {
    ...known,
    pages: known.pages.map((page) => ({
      ...page,
      data: page.data.map((one) =>
        one.readAt === null && (id === null || one.id === id) ? { ...one, readAt } : one,
      ),
    })),
  };

/** Marks one or all as read: an optimistic update, corrected by the server's answer. */
export function useMarkNotificationsRead() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call(notifications.readAll) : call(notifications.read, { params: { id } }),
    onMutate: async (id) => {
      await Promise.all([
        client.cancelQueries({ queryKey: listKey }),
        client.cancelQueries({ queryKey: unreadKey }),
      ]);
      const now = new Date().toISOString();
      client.setQueriesData<Pages>({ queryKey: listKey }, (known) => readIn(known, id, now));
      client.setQueryData<{ count: number }>(unreadKey, (known) =>
        known ? { count: id === null ? 0 : Math.max(0, known.count - 1) } : known,
      );
    },
    onError: (error, id) => {
      // Opening one has another purpose: only marking all reports a failure.
      if (id === null) toast(error.message, 'bad');
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: listKey });
      void client.invalidateQueries({ queryKey: unreadKey });
    },
  });
  return { read: (id: string) => mutate(id), readAll: () => mutate(null) };
}
