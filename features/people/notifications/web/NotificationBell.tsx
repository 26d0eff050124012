import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Suspense } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { notificationLimits } from '#features/people/notifications/domain/limits.ts';
import { unread } from '#features/people/notifications/domain/endpoints.ts';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import type { ToolProps } from '#core/web/feature.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Loading } from '#ui/states.tsx';

const NotificationList = lazyPart(() => import('./NotificationList.tsx'), 'NotificationList');

/** The number of unread notifications, and the list behind it. */
export function NotificationBell({ isOpen, onOpenChange }: ToolProps) {
  const { data } = useQuery({
    ...queryOptionsOf(unread),
    refetchInterval: notificationLimits.notificationsRefreshMs,
    refetchOnWindowFocus: 'always',
  });
  const count = data?.count ?? 0;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button
        aria-label={count === 0 ? 'Notifications' : `Notifications, ${count} unread`}
        className="relative grid size-9 shrink-0 cursor-pointer place-items-center rounded-control text-ink-3 transition-colors hover:bg-hover hover:text-ink"
      >
        <Bell aria-hidden className="size-4" strokeWidth={1.75} />
        {count > 0 && (
          <span className="absolute top-1.5 right-2 size-2 rounded-full bg-signal ring-2 ring-surface forced-colors:bg-[Highlight]" />
        )}
      </Button>
      <Popover
        placement="bottom end"
        className="floating flex w-[25rem] max-w-[calc(100vw-1rem)] flex-col overflow-hidden rounded-card"
      >
        <Dialog aria-label="Notifications" className="flex min-h-0 flex-col outline-none">
          <Suspense fallback={<NotificationSkeleton />}>
            <NotificationList onLeave={() => onOpenChange(false)} />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function NotificationSkeleton() {
  return (
    <Loading what="notifications">
      <div className="h-64 w-[25rem] max-w-full" />
    </Loading>
  );
}
