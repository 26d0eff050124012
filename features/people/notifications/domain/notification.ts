import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';

/** What a person can be told of (decision 98, "Notifications"; those after `export ready` are ours). */
export const notificationKinds = [
  'collection shared',
  'companies blacklisted',
  'submission moved',
  'comment',
  'mention',
  'role request decided',
  'saved search has new results',
  'export ready',
  'case team changed',
  'submission received',
  'submission withdrawn',
  'message',
  'import finished',
  'search index built',
  'proposal accepted',
  'proposal declined',
  'webhook turned off',
  'project update overdue',
  'decision date reached',
  'role requested',
  'system role changed',
  'account changed',
  'address taken',
  'spotlight of the week',
  'new companies match',
  'invitation declined',
  'round step begun',
  'vote reminder',
  'recommendation due',
  'export consent asked',
] as const;
export const NotificationKind = z.enum(notificationKinds);
export type NotificationKind = z.infer<typeof NotificationKind>;

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
