import type { EventCatalogue } from '#core/domain/events/events.ts';
import { textOf, type NotificationText } from '#core/domain/events/notification-entry.ts';
import type { Notification } from '#features/people/notifications/domain/notification.ts';

export interface StoredNotification {
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
function storedText({ kind, title, body, link }: StoredNotification): NotificationText {
  const [first = '', ...rest] = kind;
  return {
    title: title ?? first.toUpperCase() + rest.join(''),
    body,
    link: link ?? '/',
    reason: null,
    subjectName: null,
    lines: [],
  };
}

/** The text of its kind in the catalogue. */
export const textOfStored = (
  { notifications }: EventCatalogue,
  stored: StoredNotification,
): NotificationText => textOf(notifications.get(stored.kind), stored.values) ?? storedText(stored);

/** A notification with the text and link of its kind in the catalogue. */
export function shownNotification(
  catalogue: EventCatalogue,
  stored: StoredNotification,
): Notification {
  const { id, kind, readAt, createdAt } = stored;
  const { title, body, link, reason } = textOfStored(catalogue, stored);
  return { id, kind, title, body, link, reason, readAt, createdAt };
}
