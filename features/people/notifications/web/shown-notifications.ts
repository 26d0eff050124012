import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import type {
  Notification,
  NotificationGroup,
} from '#features/people/notifications/domain/notification.ts';
import type { Paginated } from '#core/domain/schemas.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

type Pages<Row> = InfiniteData<Paginated<Row>>;

export const lists = { queryKey: queryKeyOf(notifications.list) };
export const groupLists = { queryKey: queryKeyOf(notifications.groups) };
export const unreadCount = { queryKey: queryKeyOf(notifications.unread) };

const mapRows = <Row>(data: Pages<Row>, change: (row: Row) => Row): Pages<Row> => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, data: page.data.map((row) => change(row)) })),
});

/** Changes groups where they are shown. */
export const changeGroups = (
  client: QueryClient,
  change: (group: NotificationGroup) => NotificationGroup,
) =>
  client.setQueriesData<Pages<NotificationGroup>>(
    groupLists,
    (data) => data && mapRows(data, change),
  );

/**
 * Marks those that `isMeant` fits as read or unread wherever they are shown; counts of groups and of
 * all follow from what is shown, until they are refetched.
 */
export function showAsRead(
  client: QueryClient,
  readAt: string | null,
  isMeant: (notification: Notification) => boolean,
): void {
  const changed = new Set<string>();
  const mark = (one: Notification): Notification => {
    if ((one.readAt === null) === (readAt === null) || !isMeant(one)) return one;
    changed.add(one.id);
    return { ...one, readAt };
  };
  client.setQueriesData<Pages<Notification>>(lists, (data) => data && mapRows(data, mark));
  changeGroups(client, (group) => {
    const newest = group.newest.map((one) => mark(one));
    const count = newest.filter((one, index) => one !== group.newest[index]).length;
    const unread = group.unreadCount + (readAt === null ? count : -count);
    return { ...group, newest, unreadCount: Math.max(0, unread) };
  });
  client.setQueriesData<{ count: number }>(
    unreadCount,
    (data) =>
      data && { count: Math.max(0, data.count + (readAt === null ? 1 : -1) * changed.size) },
  );
}
