import { clsx } from 'clsx';
import type { Notification } from '#features/people/notifications/domain/notification.ts';
import { RelativeTime } from '#ui/dates.tsx';
import { NotificationIcon } from './NotificationIcon.tsx';
import { opensElsewhere } from './opens-elsewhere.ts';

interface Props {
  readonly notification: Notification;
  readonly onRead: () => void;
  /** Opened in this tab; one opened elsewhere, such as in a new tab, is only marked as read. */
  readonly onFollow: () => void;
}

export function NotificationRow({ notification, onRead, onFollow }: Props) {
  const { kind, title, body, link, readAt, createdAt } = notification;
  const isUnread = readAt === null;
  return (
    <li>
      <a
        href={link}
        onClick={(event) => {
          if (opensElsewhere(event)) onRead();
          else {
            event.preventDefault();
            onFollow();
          }
        }}
        className="flex gap-3 rounded-control px-3 py-2.5 -outline-offset-2 transition-colors hover:bg-hover focus-visible:bg-hover"
      >
        <span
          className={clsx(
            'mt-0.5 grid size-7 shrink-0 place-items-center rounded-full',
            isUnread ? 'bg-accent-soft text-accent-ink' : 'bg-hover text-ink-3',
          )}
        >
          <NotificationIcon kind={kind} className="size-3.5" />
        </span>
        <span className="min-w-0 flex-1">
          <span
            className={clsx(
              'line-clamp-2 text-control [overflow-wrap:anywhere]',
              isUnread ? 'font-medium text-ink' : 'text-ink-2',
            )}
          >
            {title}
          </span>
          <span className="mt-0.5 flex gap-1.5 text-small text-ink-3">
            {body && (
              <>
                <span className="min-w-0 truncate">{body}</span>
                <span aria-hidden>·</span>
              </>
            )}
            <RelativeTime at={createdAt} />
          </span>
        </span>
        {isUnread && (
          <span className="mt-1.5 size-2 shrink-0 rounded-full bg-signal">
            <span className="sr-only">Unread</span>
          </span>
        )}
      </a>
    </li>
  );
}
