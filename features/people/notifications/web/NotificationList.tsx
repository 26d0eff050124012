import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { BellRing } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { list } from '#features/people/notifications/domain/endpoints.ts';
import { safeRedirect } from '#core/web/session/redirect.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { Button } from '#ui/Button.tsx';
import { LoadMore } from '#ui/LoadMore.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ErrorState, Loading } from '#ui/states.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { useNotificationMutations } from './use-notification-mutations.ts';

const pageRows = '20';

/** Arrow keys move through the list; Tab goes row by row. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  const here = links.findIndex((link) => link === document.activeElement);
  links[here === -1 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1)]?.focus();
}

/** Notifications, newest first. Opening one marks it as read. */
export function NotificationList({ onLeave }: { readonly onLeave: () => void }) {
  const navigate = useNavigate();
  const query = useInfiniteQuery(infiniteQueryOptionsOf(list, { query: { limit: pageRows } }));
  const { read, readAll } = useNotificationMutations();
  const whole = useRef<HTMLDivElement>(null);
  // Mounted after the dialog, which has taken the focus that the keys need.
  useEffect(() => whole.current?.focus(), []);
  const rows = query.data;
  const hasUnread = rows?.some(({ readAt }) => readAt === null) ?? false;
  return (
    // Only the links inside can have the focus; their keys are handled here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={whole}
      tabIndex={-1}
      onKeyDown={moveFocus}
      className="outline-none flex max-h-[min(36rem,calc(100dvh-7rem))] min-h-0 flex-col"
    >
      <div className="flex h-12 shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
        <h2 className="font-semibold">Notifications</h2>
        {hasUnread && (
          <Button
            variant="quiet"
            size="small"
            onPress={() => {
              readAll();
              // The button goes, and the focus with it: to the end of the list, a frame later.
              whole.current?.focus();
            }}
          >
            Mark all as read
          </Button>
        )}
      </div>
      <div className="min-h-40 overflow-y-auto overscroll-contain">
        {query.error && (
          <ErrorState
            title="The notifications could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {!query.error && !rows && <Rows />}
        {rows?.length === 0 && <Nothing />}
        {rows && rows.length > 0 && (
          <ul className="p-1">
            {rows.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onRead={() => read(notification.id)}
                onFollow={() => {
                  if (notification.readAt === null) read(notification.id);
                  onLeave();
                  void navigate({ href: safeRedirect(notification.link) });
                }}
              />
            ))}
          </ul>
        )}
        <div className="pb-3 empty:hidden">
          <LoadMore
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        </div>
      </div>
      <div className="flex shrink-0 items-center justify-between gap-2 border-t border-line p-2">
        <ButtonLink to="/notifications" variant="quiet" size="small" onClick={onLeave}>
          All notifications
        </ButtonLink>
        <ButtonLink to="/settings/notifications" variant="quiet" size="small" onClick={onLeave}>
          Settings
        </ButtonLink>
      </div>
    </div>
  );
}

function Rows() {
  return (
    <Loading what="notifications">
      <div className="space-y-5 p-4">
        <SkeletonRepeat count={4} className="flex gap-3">
          <div className="skeleton size-7 rounded-full" />
          <div className="flex-1 space-y-2">
            <div className="skeleton h-4 w-11/12" />
            <div className="skeleton h-3 w-1/2" />
          </div>
        </SkeletonRepeat>
      </div>
    </Loading>
  );
}

function Nothing() {
  return (
    <div className="flex flex-col items-center gap-2 px-8 py-10 text-center">
      <BellRing aria-hidden className="size-5 text-ink-3" strokeWidth={1.75} />
      <p className="font-medium">Nothing new</p>
      <p className="text-control text-ink-2">
        Mentions, replies and changes to your case teams appear here.
      </p>
    </div>
  );
}
