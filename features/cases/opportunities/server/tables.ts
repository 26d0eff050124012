import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OpportunityRole } from '#core/domain/authorization/case-role.ts';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import type {
  OpportunitySource,
  Reward,
} from '#features/cases/opportunities/domain/opportunity.ts';
import {
  createdAt,
  id,
  instant,
  partOf,
  searchVector,
  updatedAt,
} from '#core/server/tables/columns.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';

export const opportunities = pgTable(
  'opportunities',
  {
    id: id(),
    corporationId: uuid('corporation_id')
      .notNull()
      .references(() => corporations.id),
    cycleId: uuid('cycle_id')
      .notNull()
      .references(() => cycles.id),
    name: text('name').notNull(),
    /** A plain-text summary for lists, computed when the texts below are written. */
    summary: text('summary').notNull().default(''),
    introduction: text('introduction'),
    businessNeed: text('business_need'),
    callToAction: text('call_to_action'),
    focusAreas: text('focus_areas'),
    url: text('url').notNull(),
    categories: text('categories')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Its own dates; null: those of its cycle apply. */
    startDate: instant('start_date'),
    endDate: instant('end_date'),
    closedAt: instant('closed_at'),
    reopenedAt: instant('reopened_at'),
    /** Since when it is on its corporation's public page; null: not published. */
    publishedAt: instant('published_at'),
    /** Incremented by every change; for optimistic concurrency. */
    version: integer('version').notNull().default(1),
    reward: jsonb('reward').$type<Reward>(),
    source: jsonb('source').$type<OpportunitySource>(),
    /** What its form asks. A trigger copies those of its corporation where none are given. */
    questions: jsonb('questions')
      .$type<readonly Question[]>()
      .notNull()
      .default(sql`null`),
    /** Maintained by a trigger on submissions. */
    numSubmissions: integer('num_submissions').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    /** The full-text search vector. Each text is truncated, because the size of a tsvector is limited. */
    words: searchVector('words').generatedAlwaysAs(
      sql`words_of(name, 'A') || words_of(texts_joined(categories), 'B')
        || words_of(business_need, 'C') || words_of(introduction, 'C')
        || words_of(focus_areas, 'D') || words_of(call_to_action, 'D')`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('opportunities_words').using('gin', table.words),
    index('opportunities_corporation').on(table.corporationId),
    index('opportunities_cycle').on(table.cycleId),
    index('opportunities_categories').using('gin', table.categories),
    uniqueIndex('opportunities_source').on(
      table.corporationId,
      sql`(${table.source} ->> 'name')`,
      sql`(${table.source} ->> 'externalId')`,
    ),
  ],
);

export const opportunityTeam = pgTable(
  'opportunity_team',
  {
    opportunityId: partOf('opportunity_id', () => opportunities.id),
    userId: partOf('user_id', () => users.id),
    /** What it permits. */
    role: text('role').$type<OpportunityRole>().notNull(),
    /** The role as it was written, where it is none of the known ones. */
    roleName: text('role_name'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.opportunityId, table.userId] }),
    index('opportunity_team_user').on(table.userId),
  ],
);
