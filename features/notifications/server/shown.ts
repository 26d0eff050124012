import type { EventCatalogue } from '#core/domain/events/events.ts';
import { textOf, type NotificationText } from '#core/domain/events/notification-entry.ts';
import type {
  Notification,
  NotificationKind,
} from '#features/notifications/domain/notification.ts';

interface Stored {
  readonly id: string;
  readonly kind: string;
  readonly values: unknown;
  readonly title: string | null;
  readonly body: string | null;
  readonly link: string | null;
  readonly readAt: string | null;
  readonly createdAt: string;
}

/** Notifications from before parameters were stored have their text instead. */
function storedText({ kind, title, body, link }: Stored): NotificationText {
  const [first = '', ...rest] = kind;
  return { title: title ?? first.toUpperCase() + rest.join(''), body, link: link ?? '/' };
}

/** A notification with the text and link of its kind in the catalogue. */
export function shownNotification({ notifications }: EventCatalogue, stored: Stored): Notification {
  const { id, values, readAt, createdAt } = stored;
  const kind = stored.kind as NotificationKind;
  const text = textOf(notifications.get(kind), values) ?? storedText(stored);
  return { id, kind, ...text, readAt, createdAt };
}
