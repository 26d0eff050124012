import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';

/** What a person can be told of (decisions, "notifications"; the last six are ours). */
export const notificationKinds = [
  'collection shared',
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
] as const;
export const NotificationKind = z.enum(notificationKinds);
export type NotificationKind = z.infer<typeof NotificationKind>;

export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  title: z.string(),
  body: z.nullable(z.string()),
  /** A path inside the app. */
  link: z.string().check(z.regex(/^\/(?![/\\])/u)),
  readAt: z.nullable(Instant),
  createdAt: Instant,
});
export type Notification = z.infer<typeof Notification>;
