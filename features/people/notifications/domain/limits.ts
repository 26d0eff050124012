import { day, minute, second } from '#core/domain/units.ts';

export const notificationLimits = {
  notificationsRefreshMs: minute,
  /** Of one thing, in the list of all. */
  newestOfThing: 3,
  /** Length of the name of a thing's kind, and of its id. */
  subjectCharacters: 100,
  kindCharacters: 100,
  kindsMost: 50,
  timeZoneCharacters: 60,
  notificationMailPollMs: 5 * second,
  /** People whose mails are composed in one step. */
  peoplePerStep: 50,
  /** Notifications named in a digest. */
  digestMost: 100,
  /** Mails that could not be composed for this long, without a mail server, are not sent any more. */
  mailTooLateMs: 3 * day,
  unsubscribeKeyCharacters: 200,
  unsubscribePerHour: 300,
} as const;
