import { and, inArray, sql, type SQL } from 'drizzle-orm';
import { textOf } from '#core/domain/events/notification-entry.ts';
import type { EventCatalogue } from '#core/domain/events/events.ts';
import type { NotificationGroup } from '#features/people/notifications/domain/notification.ts';
import { notificationLimits } from '#features/people/notifications/domain/limits.ts';
import { afterCursor, pageOf, type SortKey } from '#core/platform/database/cursor.ts';
import { isoText } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { notificationMutes, notifications } from '#core/server/tables/notifications.ts';
import { shownNotification } from './shown.ts';
import { matching, ofTheirs, storedColumns, type Filters, type Whose } from './store.ts';

/** Those without a subject are a group each. */
export const groupKey: SQL<string> = sql<string>`coalesce(
  ${notifications.subject} || ' ' || ${notifications.subjectId}, ${notifications.id}::text)`;

const newestFirst: readonly SortKey[] = [
  { by: sql`newest_at`, type: 'timestamptz' },
  { by: sql`key`, type: 'text' },
];

interface Row extends Record<string, unknown> {
  readonly key: string;
  readonly subject: string | null;
  readonly subjectId: string | null;
  readonly count: number;
  readonly unreadCount: number;
  readonly ids: string[];
  readonly isMuted: boolean;
  readonly newestAt: string;
}

type Query = Filters & { readonly limit: number; readonly cursor?: string | undefined };

async function findGroups(db: Queryable, whose: Whose, query: Query) {
  const { newestOfThing } = notificationLimits;
  const after = afterCursor(query.cursor, newestFirst, 'descending');
  const { rows } = await db.execute<Row>(sql`
    select key, subject, subject_id as "subjectId", count, unread_count as "unreadCount", ids,
      ${isoText(sql`newest_at`)} as "newestAt",
      exists (select from ${notificationMutes} mute where mute.user_id = ${whose}::uuid
        and mute.subject = grouped.subject and mute.subject_id = grouped.subject_id) as "isMuted"
    from (
      select ${groupKey} as key, min(${notifications.subject}) as subject,
        min(${notifications.subjectId}) as subject_id, count(*)::int as count,
        (count(*) filter (where ${notifications.readAt} is null))::int as unread_count,
        max(${notifications.createdAt}) as newest_at,
        (array_agg(${notifications.id} order by ${notifications.createdAt} desc,
          ${notifications.id} desc))[1:${sql.raw(String(newestOfThing))}] as ids
      from ${notifications} where ${and(ofTheirs(whose), matching(query))}
      group by 1) grouped
    ${after ? sql`where ${after}` : sql``}
    order by newest_at desc, key desc limit ${query.limit + 1}`);
  return pageOf(
    rows.map((row) => ({ row, cursorKeys: [row.newestAt, row.key] })),
    query.limit,
  );
}

/** A page of the things that a person was notified of, with the newest of each. */
export async function listGroups(
  db: Queryable,
  catalogue: EventCatalogue,
  whose: Whose,
  query: Query,
) {
  const page = await findGroups(db, whose, query);
  const ids = page.data.flatMap((row) => row.ids);
  const stored =
    ids.length === 0
      ? []
      : await db
          .select(storedColumns)
          .from(notifications)
          .where(and(ofTheirs(whose), inArray(notifications.id, ids)));
  const byId = new Map(stored.map((row) => [row.id, row]));
  const groupOf = (row: Row): NotificationGroup => {
    const newest = row.ids.flatMap((id) => byId.get(id) ?? []);
    const [first] = newest;
    const { subject, subjectId, key, isMuted, count, unreadCount } = row;
    const text = first && textOf(catalogue.notifications.get(first.kind), first.values);
    return {
      key,
      isMuted,
      count,
      unreadCount,
      subject: subject === null || subjectId === null ? null : { subject, subjectId },
      name: text?.subjectName ?? null,
      newest: newest.map((one) => shownNotification(catalogue, one)),
    };
  };
  return { ...page, data: page.data.map((row) => groupOf(row)) };
}
