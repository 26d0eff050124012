import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { UsageKind } from '#features/metrics/domain/usage-endpoints.ts';
import { instant, momentOf, partOf } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';

type UserType = 'foundry_user' | 'external_user';

/**
 * What people did, event by event, for some months. Partitioned by the month of its id, which tells the
 * time it was made (UUIDv7): so that an event sent twice is known over all months (`usage-months.ts`).
 */
export const usageEvents = pgTable(
  'usage_events',
  {
    /** Made in the browser. */
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<UsageKind>().notNull(),
    at: instant('at').notNull(),
    userId: partOf('user_id', () => users.id),
    userType: text('user_type').$type<UserType>().notNull(),
    corporationId: uuid('corporation_id'),
    roles: text('roles').array().notNull(),
    route: text('route').notNull(),
    /** Of a page: the screen’s own. */
    title: text('title'),
    query: text('query'),
    results: integer('results'),
    /** What was viewed. */
    subjectId: uuid('subject_id'),
    /** Of a filter or a format; where a click in the navigation led to. */
    name: text('name'),
    /** Whether `at` had to be corrected. */
    isClockWrong: boolean('is_clock_wrong').notNull().default(false),
    isCounted: boolean('is_counted').notNull().default(false),
    receivedAt: momentOf('received_at'),
  },
  (table) => [
    index('usage_events_at').using('brin', table.at),
    index('usage_events_user').on(table.userId),
    index('usage_events_uncounted')
      .on(table.receivedAt)
      .where(sql`not is_counted`),
  ],
);

/** The same, counted by hour and person. Every figure of use is read from here. */
export const usageHours = pgTable(
  'usage_hours',
  {
    hour: instant('hour').notNull(),
    userId: partOf('user_id', () => users.id),
    kind: text('kind').$type<UsageKind>().notNull(),
    /** What it was about: the search in lower case, what was viewed, the filter; empty for pages. */
    term: text('term').notNull(),
    userType: text('user_type').$type<UserType>().notNull(),
    corporationId: uuid('corporation_id'),
    count: integer('count').notNull(),
    /** Searches that found nothing. */
    empty: integer('empty').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.userId, table.kind, table.term] }),
    index('usage_hours_user').on(table.userId),
    index('usage_hours_corporation').on(table.corporationId, table.hour),
  ],
);
