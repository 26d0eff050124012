import * as z from 'zod/mini';

/**
 * How a notification reads. Only its values are stored: words and address are made when it is read, so
 * that both can be changed for what was stored before.
 */
export interface NotificationEntry<Schema extends z.ZodMiniType> {
  readonly values: Schema;
  readonly title: (values: z.output<Schema>) => string;
  readonly body?: (values: z.output<Schema>) => string | null;
  /** A path inside the app. */
  readonly link: (values: z.output<Schema>) => string;
  /** What it is the latest of: it takes the place of one of its kind about the same that is unread. */
  readonly replaces?: (values: z.output<Schema>) => string | null;
  /** Nobody is notified of what they did, except where they wait for its end. */
  readonly includesActor?: true;
}

/** Any of them, as they lie side by side; only its own schema knows what it can be given. */
export interface AnyNotification {
  readonly values: z.ZodMiniType;
  readonly title: (values: never) => string;
  readonly body?: (values: never) => string | null;
  readonly link: (values: never) => string;
  readonly replaces?: (values: never) => string | null;
  readonly includesActor?: true;
}

/** Keeps what the values are. */
export const notification = <Schema extends z.ZodMiniType>(
  entry: NotificationEntry<Schema>,
): NotificationEntry<Schema> => entry;

export interface NotificationText {
  readonly title: string;
  readonly body: string | null;
  readonly link: string;
}

/** What a stored notification says; null when its values are not (any more) what its entry reads. */
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
  };
}
