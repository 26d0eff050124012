import * as z from 'zod/mini';
import { nextMorning } from '#core/domain/next-morning.ts';

/** `mail`: in the app, and by mail unless it was read there in time. */
export const NotificationChannel = z.enum(['app', 'mail', 'off']);
export type NotificationChannel = z.infer<typeof NotificationChannel>;

/** When mails about notifications are sent: each on its own, all of a day or a week, or none. */
export const MailFrequency = z.enum(['each', 'daily', 'weekly', 'off']);
export type MailFrequency = z.infer<typeof MailFrequency>;

/** Local time of digests: after the alerts of saved searches, so that they are in it. */
const digestHour = 7;

/** When the mail of a notification is due; null: it has none. */
export function mailDueAt(mails: MailFrequency, timeZone: string, now: Date): Date | null {
  if (mails === 'off') return null;
  return mails === 'each' ? now : nextMorning(mails, timeZone, digestHour, now);
}
