import * as z from 'zod/mini';
import { Id, Instant, text } from '#core/domain/schemas.ts';
import { notificationLimits } from './limits.ts';

/**
 * What a person can be told of (decision 98, "Notifications"): a kind that the events of some feature
 * cause. The server knows them all, and refuses others.
 */
export const NotificationKind = text(notificationLimits.kindCharacters);

/** In a link that ends emails, as links that were sent say it: the weekly email, whatever is in it. */
export const weeklyMailKind = 'weekly mail';

/** The thing that a notification is about, as events name it. */
export const NotificationSubject = z.object({ subject: z.string(), subjectId: z.string() });

export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  title: z.string(),
  body: z.nullable(z.string()),
  /** A path inside the app. */
  link: z.string().check(z.regex(/^\/(?![/\\])/u)),
  /** Why this person is notified, in one sentence. */
  reason: z.nullable(z.string()),
  readAt: z.nullable(Instant),
  createdAt: Instant,
});
export type Notification = z.infer<typeof Notification>;

/** The notifications about one thing, newest first. */
export const NotificationGroup = z.object({
  key: z.string(),
  /** Null: it cannot be muted. */
  subject: z.nullable(NotificationSubject),
  name: z.nullable(z.string()),
  isMuted: z.boolean(),
  count: z.int(),
  unreadCount: z.int(),
  newest: z.array(Notification),
});
export type NotificationGroup = z.infer<typeof NotificationGroup>;
