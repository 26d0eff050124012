import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Criterion } from '#features/cases/submissions/domain/scores/scorecard.ts';
import { id, momentOf, partOf, updatedAt } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

/** The scorecards of corporations and of single opportunities. */
export const scorecards = pgTable(
  'scorecards',
  {
    id: id(),
    corporationId: uuid('corporation_id')
      .notNull()
      .references(() => corporations.id),
    /** Null: for all opportunities of the corporation without a card of their own. */
    opportunityId: uuid('opportunity_id').references(() => opportunities.id),
    /** Scores go from 1 to this. */
    scale: integer('scale').notNull(),
    criteria: jsonb('criteria').$type<Criterion[]>().notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('scorecards_of_opportunity').on(table.opportunityId),
    uniqueIndex('scorecards_of_corporation')
      .on(table.corporationId)
      .where(sql`${table.opportunityId} is null`),
  ],
);

/** One judge's scores of one submission. */
export const scores = pgTable(
  'scores',
  {
    submissionId: partOf('submission_id', () => submissions.id),
    userId: partOf('user_id', () => users.id),
    /** By criterion id. */
    values: jsonb('values').$type<Record<string, number>>().notNull(),
    /** The scale at the time of scoring: the card's may change. */
    scale: integer('scale').notNull(),
    note: text('note'),
    at: momentOf('at'),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.userId] }),
    index('scores_user').on(table.userId),
  ],
);

/** Declared conflicts of interest, with their reasons. */
export const conflictsOfInterest = pgTable(
  'conflicts_of_interest',
  {
    submissionId: partOf('submission_id', () => submissions.id),
    userId: partOf('user_id', () => users.id),
    reason: text('reason'),
    at: momentOf('at'),
  },
  (table) => [primaryKey({ columns: [table.submissionId, table.userId] })],
);
