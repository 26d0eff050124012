import { and, count, eq, isNull, sql, type SQL } from 'drizzle-orm';
import {
  afterCursor,
  orderByKeys,
  keyColumn,
  pageOf,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { notifications } from '#core/server/tables/notifications.ts';

const columns = {
  id: notifications.id,
  kind: notifications.kind,
  values: notifications.values,
  title: notifications.title,
  body: notifications.body,
  link: notifications.link,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
};

const newestFirst: readonly SortKey[] = [
  { by: sql`${notifications.createdAt}`, type: 'timestamptz' },
  { by: sql`${notifications.id}`, type: 'uuid' },
];

/** Id of the recipient. Null: a person without a record, who has no notifications. */
type Whose = string | null;

const ofTheirs = (whose: Whose): SQL => sql`${notifications.userId} = ${whose}::uuid`;

export const notificationStore = {
  async list(db: Queryable, whose: Whose, query: { limit: number; cursor?: string | undefined }) {
    const rows = await db
      .select({ row: jsonObject(columns), cursorKeys: keyColumn(newestFirst) })
      .from(notifications)
      .where(and(ofTheirs(whose), afterCursor(query.cursor, newestFirst, 'descending')))
      .orderBy(...orderByKeys(newestFirst, 'descending'))
      .limit(query.limit + 1);
    return pageOf(rows, query.limit);
  },

  async countUnread(db: Queryable, whose: Whose): Promise<number> {
    const [found] = await db
      .select({ count: count() })
      .from(notifications)
      .where(and(ofTheirs(whose), isNull(notifications.readAt)));
    return found?.count ?? 0;
  },

  async has(db: Queryable, whose: Whose, id: string): Promise<boolean> {
    const found = await db
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(ofTheirs(whose), eq(notifications.id, id)));
    return found.length > 0;
  },

  /** Marks one as read, or all. Keeps the time of earlier reading. */
  async read(db: Queryable, whose: Whose, id?: string): Promise<void> {
    await db
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(
        and(
          ofTheirs(whose),
          isNull(notifications.readAt),
          id === undefined ? undefined : eq(notifications.id, id),
        ),
      );
  },
};
