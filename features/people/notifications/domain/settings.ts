import * as z from 'zod/mini';
import { MailFrequency, NotificationChannel } from '#core/domain/events/notification-channels.ts';
import { text } from '#core/domain/schemas.ts';
import { isTimeZone } from '#core/domain/time-zone.ts';
import { notificationLimits } from './limits.ts';
import { NotificationKind, NotificationSubject } from './notification.ts';

const timeZone = text(notificationLimits.timeZoneCharacters).check(
  z.refine(isTimeZone, 'This is not the name of a time zone.'),
);

/** How a person is notified. */
export const NotificationSettings = z.object({
  channels: z.array(
    z.object({
      kind: NotificationKind,
      channel: NotificationChannel,
      /** Of who has not chosen. */
      usual: NotificationChannel,
      /** In the weekly mail or off. */
      isMailOnly: z.boolean(),
    }),
  ),
  mails: MailFrequency,
  /** Whether one gets the weekly mail. */
  weeklyMail: z.boolean(),
  /** Digests and the weekly mail are sent in the morning there. */
  timeZone: z.string(),
  /** Whether there is a mail server. */
  sendsMail: z.boolean(),
  /** Where mails go; null: there is no mail server, or no confirmed address. */
  mailAddress: z.nullable(z.string()),
  muted: z.array(z.extend(NotificationSubject, { name: z.string(), link: z.nullable(z.string()) })),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** What is changed; omitted fields and kinds are unchanged. */
export const NotificationSettingsChange = z.object({
  channels: z.optional(
    z
      .array(z.object({ kind: NotificationKind, channel: NotificationChannel }))
      .check(z.maxLength(notificationLimits.kindsMost)),
  ),
  mails: z.optional(MailFrequency),
  weeklyMail: z.optional(z.boolean()),
  timeZone: z.optional(timeZone),
});
export type NotificationSettingsChange = z.infer<typeof NotificationSettingsChange>;

/** `case team changed` → `Case team changed`. */
export const kindLabel = (kind: string): string => kind.slice(0, 1).toUpperCase() + kind.slice(1);
