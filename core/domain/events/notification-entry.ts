import * as z from 'zod/mini';
import type { NotificationChannel } from './notification-channels.ts';

/** The thing that notifications are grouped by, and that a person may mute. */
export interface NotificationSubject {
  /** What it is, as events name it: `submission`. */
  readonly subject: string;
  readonly subjectId: string;
}

/** A line of a mail's list, such as a company that was found. */
export interface MailLine {
  readonly text: string;
  readonly note: string | null;
  /** A path inside the app. */
  readonly link: string;
}

/**
 * How a notification is rendered. Only its values are stored; title, body and link are built on
 * reading, so that changes also apply to stored notifications.
 */
export interface NotificationEntry<Schema extends z.ZodMiniType> {
  readonly values: Schema;
  readonly title: (values: z.output<Schema>) => string;
  readonly body?: (values: z.output<Schema>) => string | null;
  /** A path inside the app. */
  readonly link: (values: z.output<Schema>) => string;
  /** Replacement key: it replaces an unread notification of the same kind and key. */
  readonly replaces?: (values: z.output<Schema>) => string | null;
  /** Its subject, where that is not the event's: several submissions are of one opportunity. */
  readonly subject?: (values: z.output<Schema>) => NotificationSubject | null;
  /** The name of its subject, above several about it. */
  readonly subjectName?: (values: z.output<Schema>) => string;
  /** Why this person is notified, in one sentence. */
  readonly reason?: (values: z.output<Schema>) => string;
  /** What its mail lists below the text. */
  readonly lines?: (values: z.output<Schema>) => readonly MailLine[];
  /** How it is sent to who has not chosen. Default: in the app. */
  readonly channel?: NotificationChannel;
  /** Whether its mail is the weekly one, however often others are mailed. */
  readonly isWeekly?: (values: z.output<Schema>) => boolean;
  /** It is in a mail alone: what it says is on a screen anyway. */
  readonly isMailOnly?: true;
  /** Also of a thing that the person has muted: it is for this person by name. */
  readonly ignoresMute?: true;
  /** By default the actor is not notified; true when the actor waits for the result. */
  readonly includesActor?: true;
}

/** Any entry, with its type of values erased: only its own schema knows it. */
export interface AnyNotification {
  readonly values: z.ZodMiniType;
  readonly title: (values: never) => string;
  readonly body?: (values: never) => string | null;
  readonly link: (values: never) => string;
  readonly replaces?: (values: never) => string | null;
  readonly subject?: (values: never) => NotificationSubject | null;
  readonly subjectName?: (values: never) => string;
  readonly reason?: (values: never) => string;
  readonly lines?: (values: never) => readonly MailLine[];
  readonly channel?: NotificationChannel;
  readonly isWeekly?: (values: never) => boolean;
  readonly isMailOnly?: true;
  readonly ignoresMute?: true;
  readonly includesActor?: true;
}

/** Infers the type of the values. */
export const notification = <Schema extends z.ZodMiniType>(
  entry: NotificationEntry<Schema>,
): NotificationEntry<Schema> => entry;

export interface NotificationText {
  readonly title: string;
  readonly body: string | null;
  readonly link: string;
  readonly reason: string | null;
  readonly subjectName: string | null;
  readonly lines: readonly MailLine[];
}

/**
 * The text of a stored notification; null when its values do not (or no longer) fit the entry's
 * schema.
 */
export function textOf(
  entry: AnyNotification | undefined,
  stored: unknown,
): NotificationText | null {
  const parsed = entry && z.safeParse(entry.values, stored);
  if (!entry || !parsed?.success) return null;
  const values = parsed.data as never;
  return {
    title: entry.title(values),
    body: entry.body?.(values) ?? null,
    link: entry.link(values),
    reason: entry.reason?.(values) ?? null,
    subjectName: entry.subjectName?.(values) ?? null,
    lines: entry.lines?.(values) ?? [],
  };
}
