import * as z from 'zod/mini';
import { nextMorning } from '#core/domain/next-morning.ts';

/** `mail`: in the app, and by mail unless it was read there in time. */
export const NotificationChannel = z.enum(['app', 'mail', 'off']);
export type NotificationChannel = z.infer<typeof NotificationChannel>;

/** When mails about notifications are sent: each on its own, all of a day, all in the weekly mail, or none. */
export const MailFrequency = z.enum(['each', 'daily', 'weekly', 'off']);
export type MailFrequency = z.infer<typeof MailFrequency>;

/** Local time of digests: after the alerts of saved searches, so that they are in it. */
const digestHour = 7;

/** What a person has chosen of mails. */
export interface MailChoices {
  readonly mails: MailFrequency;
  readonly timeZone: string;
  /** Whether they get the weekly mail. */
  readonly weeklyMail: boolean;
}

/** When the weekly mail after this moment is due: Mondays. */
export const nextWeeklyMail = (timeZone: string, after: Date): Date =>
  nextMorning('weekly', timeZone, digestHour, after);

/** When the mail of a notification is due, and whether it is the weekly one; null: it has none. */
export function mailOf(
  { mails, timeZone, weeklyMail }: MailChoices,
  isWeekly: boolean,
  now: Date,
): { readonly dueAt: Date; readonly isWeekly: boolean } | null {
  if (mails === 'off') return null;
  if (isWeekly || mails === 'weekly') {
    return weeklyMail ? { dueAt: nextWeeklyMail(timeZone, now), isWeekly: true } : null;
  }
  const dueAt = mails === 'each' ? now : nextMorning(mails, timeZone, digestHour, now);
  return { dueAt, isWeekly: false };
}
