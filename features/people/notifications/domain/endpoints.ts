import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Uuid, pageQuery, paginated, requiredText } from '#core/domain/schemas.ts';
import { notificationLimits } from './limits.ts';
import { Notification, NotificationGroup, NotificationKind } from './notification.ts';
import { NotificationSettings, NotificationSettingsChange } from './settings.ts';

const subject = requiredText(notificationLimits.subjectCharacters);
const thing = z.object({ subject, subjectId: subject });
const filters = {
  unread: z.optional(z.literal('true')),
  kind: z.optional(NotificationKind),
};

/** Everybody reads their own, and nobody else's. */
export const list = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'One’s notifications, newest first; those about one thing, when it is named.',
  may: 'signedIn',
  query: z.object({
    ...filters,
    subject: z.optional(subject),
    subjectId: z.optional(subject),
    ...pageQuery,
  }),
  answer: paginated(Notification),
  paginated: true,
});

export const groups = endpoint({
  method: 'GET',
  path: '/notifications/groups',
  summary: 'One’s notifications, grouped by the thing that they are about.',
  may: 'signedIn',
  query: z.object({ ...filters, ...pageQuery }),
  answer: paginated(NotificationGroup),
  paginated: true,
});

export const unread = endpoint({
  method: 'GET',
  path: '/notifications/unread',
  summary: 'How much of it one has not read yet.',
  may: 'signedIn',
  answer: z.object({ count: z.int() }),
});

export const read = endpoint({
  method: 'PUT',
  path: '/notifications/{id}/read',
  summary: 'Marks a notification as read. An email about it that was not sent yet is cancelled.',
  may: 'signedIn',
  params: z.object({ id: Uuid }),
  answer: null,
});

export const markUnread = endpoint({
  method: 'DELETE',
  path: '/notifications/{id}/read',
  summary: 'Marks a notification as unread. It is not emailed again.',
  may: 'signedIn',
  params: z.object({ id: Uuid }),
  answer: null,
});

export const readAll = endpoint({
  method: 'PUT',
  path: '/notifications/read',
  summary: 'Marks all notifications as read, or those about one thing or of one kind.',
  may: 'signedIn',
  query: z.object({
    subject: z.optional(subject),
    subjectId: z.optional(subject),
    kind: filters.kind,
  }),
  answer: null,
});

export const mute = endpoint({
  method: 'PUT',
  path: '/notifications/mutes/{subject}/{subjectId}',
  summary: 'Mutes a thing that one was notified of: only what names oneself still comes.',
  may: 'signedIn',
  params: thing,
  answer: null,
});

export const unmute = endpoint({
  method: 'DELETE',
  path: '/notifications/mutes/{subject}/{subjectId}',
  summary: 'Ends the muting of a thing.',
  may: 'signedIn',
  params: thing,
  answer: null,
});

export const settings = endpoint({
  method: 'GET',
  path: '/notifications/settings',
  summary: 'How one is notified, and what one has muted.',
  may: 'signedIn',
  answer: NotificationSettings,
});

export const changeSettings = endpoint({
  method: 'PATCH',
  path: '/notifications/settings',
  summary:
    'Changes how one is notified: by kind, how often by email, whether there is a weekly email, and whose morning.',
  may: 'signedIn',
  body: NotificationSettingsChange,
  answer: NotificationSettings,
});
