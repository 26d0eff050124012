import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Mail, MailOpen } from 'lucide-react';
import type { Notification } from '#features/people/notifications/domain/notification.ts';
import { safeRedirect } from '#core/web/session/redirect.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { NotificationIcon } from './NotificationIcon.tsx';
import { opensElsewhere } from './opens-elsewhere.ts';

interface Props {
  readonly notification: Notification;
  /** What stands above it, and is not said again. */
  readonly heading: string;
  readonly onRead: () => void;
  readonly onUnread: () => void;
}

/** A notification with the reason for it. Opening it marks it as read. */
export function NotificationEntry({ notification, heading, onRead, onUnread }: Props) {
  const navigate = useNavigate();
  const { id, kind, title, body, reason, link, readAt, createdAt } = notification;
  const isUnread = readAt === null;
  const Toggle = isUnread ? MailOpen : Mail;
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <span
        className={clsx(
          'mt-0.5 grid size-7 shrink-0 place-items-center rounded-full',
          isUnread ? 'bg-accent-soft text-accent-ink' : 'bg-hover text-ink-3',
        )}
      >
        <NotificationIcon kind={kind} className="size-3.5" />
      </span>
      <div className="min-w-0 flex-1">
        <a
          href={link}
          data-walk={id}
          onClick={(event) => {
            if (isUnread) onRead();
            if (opensElsewhere(event)) return;
            event.preventDefault();
            void navigate({ href: safeRedirect(link) });
          }}
          className={clsx(
            'inline-flex min-h-6 items-center [overflow-wrap:anywhere] hover:text-accent-ink hover:underline',
            isUnread ? 'font-medium text-ink' : 'text-ink-2',
          )}
        >
          {title}
        </a>
        {body !== null && body !== heading && (
          <p className="text-control break-words text-ink-2">{body}</p>
        )}
        <p className="mt-0.5 text-small break-words text-ink-3">
          <RelativeTime at={createdAt} />
          {reason !== null && ` · ${reason}`}
        </p>
      </div>
      <span
        className={clsx(
          'mt-2.5 size-2 shrink-0 rounded-full',
          isUnread ? 'bg-signal' : 'invisible',
        )}
      >
        {isUnread && <span className="sr-only">Unread</span>}
      </span>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Mark as ${isUnread ? 'read' : 'unread'}: ${title}`}
        onPress={isUnread ? onRead : onUnread}
      >
        <Toggle aria-hidden className="size-4" strokeWidth={1.75} />
      </Button>
    </li>
  );
}
