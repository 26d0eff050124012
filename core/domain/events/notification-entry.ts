import * as z from 'zod/mini';

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
  };
}
