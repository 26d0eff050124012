import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MatchReason, MatchState } from '#domain/companies/match.ts';
import { companies } from './companies.ts';
import { createdAt, id, instant } from './columns.ts';
import { users } from './users.ts';

/** Two records of different kinds that are, or are not, the same company. */
export const companyMatches = pgTable(
  'company_matches',
  {
    id: id(),
    /** The smaller id of the two, so that a pair stands here once. */
    firstId: uuid('first_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    secondId: uuid('second_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<MatchReason>().notNull(),
    state: text('state').$type<MatchState>().notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('company_matches_pair').on(table.firstId, table.secondId),
    index('company_matches_second').on(table.secondId),
  ],
);
