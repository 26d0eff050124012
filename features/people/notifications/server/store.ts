import { and, count, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
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
import { cancelMails } from '#features/people/mails/server/shared/mail-outbox.ts';

export const storedColumns = {
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
export type Whose = string | null;

export const ofTheirs = (whose: Whose): SQL =>
  sql`(${notifications.userId} = ${whose}::uuid and ${notifications.isActive})`;

export interface Subject {
  readonly subject?: string | undefined;
  readonly subjectId?: string | undefined;
}

const about = ({ subject, subjectId }: Subject): SQL | undefined =>
  and(
    subject === undefined ? undefined : eq(notifications.subject, subject),
    subjectId === undefined ? undefined : eq(notifications.subjectId, subjectId),
  );

export interface Filters {
  readonly unread?: 'true' | undefined;
  readonly kind?: string | undefined;
}

export const matching = ({ unread, kind }: Filters): SQL | undefined =>
  and(
    unread === undefined ? undefined : isNull(notifications.readAt),
    kind === undefined ? undefined : eq(notifications.kind, kind),
  );

type Page = { readonly limit: number; readonly cursor?: string | undefined };

export const notificationStore = {
  async list(db: Queryable, whose: Whose, query: Page & Filters & Subject) {
    const rows = await db
      .select({ row: jsonObject(storedColumns), cursorKeys: keyColumn(newestFirst) })
      .from(notifications)
      .where(
        and(
          ofTheirs(whose),
          matching(query),
          about(query),
          afterCursor(query.cursor, newestFirst, 'descending'),
        ),
      )
      .orderBy(...orderByKeys(newestFirst, 'descending'))
      .limit(query.limit + 1);
    return pageOf(rows, query.limit);
  },

  async countUnread(db: Queryable, whose: Whose): Promise<number> {
    const [row] = await db
      .select({ count: count() })
      .from(notifications)
      .where(and(ofTheirs(whose), isNull(notifications.readAt)));
    return row?.count ?? 0;
  },

  async has(db: Queryable, whose: Whose, which: SQL | undefined): Promise<boolean> {
    const rows = await db
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(ofTheirs(whose), which))
      .limit(1);
    return rows.length > 0;
  },

  isOne: (id: string): SQL => eq(notifications.id, id),
  isAbout: (subject: Subject): SQL | undefined => about(subject),

  /**
   * Marks those as read that were not, and cancels their mails; a digest goes while any of its
   * notifications is unread.
   */
  async read(db: Queryable, whose: Whose, which?: SQL): Promise<void> {
    const read = await db
      .update(notifications)
      .set({ readAt: sql`now()`, mailDueAt: null, updatedAt: sql`now()` })
      .where(and(ofTheirs(whose), isNull(notifications.readAt), which))
      .returning({ mailId: notifications.mailId });
    const mailIds = [...new Set(read.flatMap(({ mailId }) => mailId ?? []))];
    if (mailIds.length === 0) return;
    const needed = await db
      .select({ mailId: notifications.mailId })
      .from(notifications)
      .where(
        and(
          // Those of the mail alone, too, which nobody can read in the app.
          eq(notifications.userId, whose ?? ''),
          isNull(notifications.readAt),
          isNotNull(notifications.mailId),
          inArray(notifications.mailId, mailIds),
        ),
      );
    const still = new Set(needed.map(({ mailId }) => mailId));
    await cancelMails(
      db,
      mailIds.filter((id) => !still.has(id)),
    );
  },

  async markUnread(db: Queryable, whose: Whose, id: string): Promise<void> {
    await db
      .update(notifications)
      .set({ readAt: null })
      .where(and(ofTheirs(whose), eq(notifications.id, id)));
  },
};
