import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { groups, unread } from '#features/people/notifications/domain/endpoints.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';
import { NotificationFilters } from './NotificationFilters.tsx';
import { NotificationGroupCard } from './NotificationGroupCard.tsx';
import { NotificationsHeader } from './NotificationsHeader.tsx';
import type { NotificationSearch } from './search-params.ts';
import { useNotificationKeys } from './use-notification-keys.ts';
import { inGroups } from '#features/people/notifications/domain/groups.ts';
import { useNotificationKinds } from './use-notification-kinds.ts';
import { useNotificationMutations } from './use-notification-mutations.ts';

const pageGroups = '20';

/** One's notifications by thing, newest first. */
export function NotificationsScreen() {
  const filters: NotificationSearch = useSearch({ from: '/shell/notifications' });
  const navigate = useNavigate({ from: '/notifications' });
  const kinds = inGroups([...useNotificationKinds().keys()]);
  const kind = kinds.find((one) => one === filters.kind);
  const query = useInfiniteQuery(
    infiniteQueryOptionsOf(groups, {
      query: {
        limit: pageGroups,
        ...(filters.unread && { unread: 'true' as const }),
        ...(kind && { kind }),
      },
    }),
  );
  const count = useQuery(queryOptionsOf(unread)).data?.count;
  const mutations = useNotificationMutations();
  const rows = query.data;
  const list = useNotificationKeys(rows ?? [], mutations);
  const show = (change: NotificationSearch) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true });
  const isFiltered = filters.unread === true || kind !== undefined;
  return (
    <div className="w-full px-4 py-6 md:px-8 md:py-7">
      <div className="max-w-[860px]">
        <NotificationsHeader unreadCount={count} onReadAll={mutations.readAll} />
        <NotificationFilters
          isUnread={filters.unread === true}
          kinds={kinds}
          kind={kind}
          unreadCount={count}
          onChange={show}
        />
        <div ref={list} className="mt-4">
          <ListResult
            what="notifications"
            rows={rows}
            error={query.error}
            onRetry={() => void query.refetch()}
            more={{
              has: query.hasNextPage,
              isLoading: query.isFetchingNextPage,
              load: () => void query.fetchNextPage(),
            }}
            skeleton={
              <div className="space-y-3">
                <SkeletonRepeat
                  count={5}
                  className="h-29 rounded-card border border-line bg-raised p-4"
                >
                  <div className="skeleton h-4 w-1/3" />
                  <div className="skeleton mt-6 h-4 w-2/3" />
                </SkeletonRepeat>
              </div>
            }
            empty={
              isFiltered ? (
                <EmptyState
                  title="No notifications match"
                  action={
                    <Button onPress={() => show({ unread: undefined, kind: undefined })}>
                      Clear filters
                    </Button>
                  }
                />
              ) : (
                <EmptyState title="No notifications yet">
                  Mentions, replies and changes to your case teams appear here.
                </EmptyState>
              )
            }
          >
            {(rows) => (
              <div className="space-y-3">
                {rows.map((group) => (
                  <NotificationGroupCard
                    key={group.key}
                    group={group}
                    filters={{ ...filters, kind }}
                    mutations={mutations}
                  />
                ))}
              </div>
            )}
          </ListResult>
        </div>
      </div>
    </div>
  );
}
