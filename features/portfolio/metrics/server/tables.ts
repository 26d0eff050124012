import { sql } from 'drizzle-orm';
import {
  bit,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { UsageKind } from '#features/portfolio/metrics/domain/usage-endpoints.ts';
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

/** The same, counted by hour and person: what figures of few people are hidden by. */
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
    index('usage_hours_corporation').on(table.corporationId, table.kind, table.hour),
    // How many people are behind what is shown of a term.
    index('usage_hours_term')
      .on(table.kind, table.term, table.hour)
      .where(sql`term <> ''`),
  ],
);

/** The place of each person in the sets of `usage_totals`. It is not given to anybody else. */
export const usagePeople = pgTable('usage_people', {
  userId: partOf('user_id', () => users.id).primaryKey(),
  place: integer('place').notNull().generatedAlwaysAsIdentity({ startWith: 0, minValue: 0 }),
});

/** As many places are in one set; those beyond are in the next. */
export const placesInSet = 1024;

/** Use by hour, with the set of people who did it: the people of days or weeks are their union. */
export const usageTotals = pgTable(
  'usage_totals',
  {
    kind: text('kind').$type<UsageKind>().notNull(),
    hour: instant('hour').notNull(),
    userType: text('user_type').$type<UserType>().notNull(),
    corporationId: uuid('corporation_id'),
    /** Which set: the place divided by `placesInSet`. */
    part: integer('part').notNull(),
    count: integer('count').notNull(),
    people: bit('people', { dimensions: placesInSet }).notNull(),
  },
  (table) => [
    unique('usage_totals_key')
      .on(table.kind, table.hour, table.userType, table.corporationId, table.part)
      .nullsNotDistinct(),
  ],
);

export const termUnits = ['day', 'month'] as const;

/** Use by day and by month (UTC) and what it was about, with the set of people. */
export const usageTerms = pgTable(
  'usage_terms',
  {
    kind: text('kind').$type<UsageKind>().notNull(),
    unit: text('unit').$type<(typeof termUnits)[number]>().notNull(),
    start: instant('start').notNull(),
    term: text('term').notNull(),
    userType: text('user_type').$type<UserType>().notNull(),
    corporationId: uuid('corporation_id'),
    count: integer('count').notNull(),
    /** Searches that found nothing. */
    empty: integer('empty').notNull(),
    part: integer('part').notNull(),
    people: bit('people', { dimensions: placesInSet }).notNull(),
  },
  (table) => [
    unique('usage_terms_key')
      .on(
        ...([table.kind, table.unit, table.start, table.term] as const),
        ...([table.userType, table.corporationId, table.part] as const),
      )
      .nullsNotDistinct(),
  ],
);
