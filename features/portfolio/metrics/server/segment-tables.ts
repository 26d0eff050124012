import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type {
  ReportFrequency,
  SegmentFilters,
} from '#features/portfolio/metrics/domain/segment.ts';
import { createdAt, id, instant, partOf, updatedAt } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';

/** Saved filters of metrics, each its owner's alone, and the reports of them. */
export const metricSegments = pgTable(
  'metric_segments',
  {
    id: id(),
    userId: partOf('user_id', () => users.id),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<SegmentFilters>().notNull(),
    frequency: text('frequency').$type<ReportFrequency>().notNull(),
    timeZone: text('time_zone').notNull(),
    nextReportAt: instant('next_report_at'),
    /** What the last report counted: the next one with the same is not sent. */
    lastCounted: text('last_counted'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('metric_segments_user').on(table.userId),
    index('metric_segments_due')
      .on(table.nextReportAt)
      .where(sql`next_report_at is not null`),
  ],
);
