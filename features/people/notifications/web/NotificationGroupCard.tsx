import { useInfiniteQuery } from '@tanstack/react-query';
import { BellOff, BellRing, CheckCheck, Ellipsis } from 'lucide-react';
import { useId, useState } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { pluralize } from '#core/domain/format.ts';
import { list } from '#features/people/notifications/domain/endpoints.ts';
import type { NotificationGroup } from '#features/people/notifications/domain/notification.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { ActionMenu } from '#ui/ActionMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorLine } from '#ui/states.tsx';
import { NotificationEntry } from './NotificationEntry.tsx';
import type { NotificationSearch } from './search-params.ts';
import type { useNotificationMutations } from './use-notification-mutations.ts';

interface Props {
  readonly group: NotificationGroup;
  readonly filters: NotificationSearch;
  readonly mutations: ReturnType<typeof useNotificationMutations>;
}

/** All of a thing, once somebody asks for more than the newest. */
function useAllOf({ subject }: NotificationGroup, filters: NotificationSearch, isAsked: boolean) {
  const query = {
    ...subject,
    ...(filters.unread && { unread: 'true' as const }),
    ...(filters.kind !== undefined && { kind: filters.kind as never }),
  };
  return useInfiniteQuery({
    ...infiniteQueryOptionsOf(list, { query }),
    enabled: isAsked && subject !== null,
  });
}

/** The notifications about one thing. An article: things may share a name, landmarks may not. */
export function NotificationGroupCard({ group, filters, mutations }: Props) {
  const heading = useId();
  const [isWhole, setIsWhole] = useState(false);
  const all = useAllOf(group, filters, isWhole);
  const { newest, count, unreadCount, isMuted, subject } = group;
  const [first] = newest;
  const name = group.name ?? first?.title ?? '';
  const items = isWhole ? (all.data ?? newest) : newest;
  const hidden = count - items.length;
  const hasMenu = subject !== null || unreadCount > 0;
  return (
    <article
      aria-labelledby={group.name === null ? undefined : heading}
      aria-label={group.name === null ? name : undefined}
      data-row={group.key}
      className="rounded-card border border-line bg-raised"
    >
      <div className="flex min-h-11 items-center gap-2 border-b border-line py-1 pr-2 pl-4">
        {group.name === null ? (
          // It is a single one, which says its title itself.
          <span className="flex-1" />
        ) : (
          <h2 id={heading} className="min-w-0 flex-1 truncate text-control font-semibold">
            {name}
          </h2>
        )}
        {isMuted && (
          <span className="flex items-center gap-1 text-small text-ink-3">
            <BellOff aria-hidden className="size-3.5" strokeWidth={1.75} />
            Muted
          </span>
        )}
        {count > 1 && (
          <span className="text-small whitespace-nowrap text-ink-3 tabular">
            {pluralize(count, 'notification', 'notifications')}
          </span>
        )}
        {hasMenu && (
          <MenuTrigger>
            <Button variant="quiet" size="icon" aria-label={`Actions for ${name}`}>
              <Ellipsis aria-hidden className="size-4" strokeWidth={1.75} />
            </Button>
            <Popover placement="bottom end" className="floating min-w-48 rounded-card p-1">
              <ActionMenu
                label={name}
                actions={[
                  unreadCount > 0 && {
                    id: 'read',
                    label: 'Mark all as read',
                    icon: CheckCheck,
                    run: () => mutations.readThing(group),
                  },
                  subject !== null && {
                    ...(isMuted
                      ? { id: 'unmute', label: 'Unmute', icon: BellRing }
                      : { id: 'mute', label: 'Mute', icon: BellOff, keys: 'm' }),
                    run: () => mutations.setMuted(group, name, !isMuted),
                  },
                ]}
              />
            </Popover>
          </MenuTrigger>
        )}
      </div>
      <ul className="divide-y divide-line">
        {items.map((notification) => (
          <NotificationEntry
            key={notification.id}
            notification={notification}
            heading={name}
            onRead={() => mutations.read(notification.id)}
            onUnread={() => mutations.markUnread(notification.id)}
          />
        ))}
      </ul>
      {isWhole && all.error && (
        <div className="px-4 pb-3">
          <ErrorLine
            title="The rest could not be loaded"
            error={all.error}
            onRetry={() => void all.refetch()}
          />
        </div>
      )}
      {hidden > 0 && subject !== null && (
        <div className="border-t border-line px-2 py-1.5">
          <Button
            variant="quiet"
            size="small"
            isDisabled={all.isFetching && isWhole}
            onPress={() => (isWhole ? void all.fetchNextPage() : setIsWhole(true))}
          >
            {`Show ${pluralize(hidden, 'earlier notification', 'earlier notifications')}`}
          </Button>
        </div>
      )}
    </article>
  );
}
