import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import type { MatchReason, MatchState } from '#features/directory/companies/domain/match.ts';
import { companies } from './tables.ts';
import { createdAt, id, instant, partOf } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';

/** Two records that are, or are not, the same company. */
export const companyMatches = pgTable(
  'company_matches',
  {
    id: id(),
    /** The smaller id of the two, so that a pair is stored once. */
    firstId: partOf('first_id', () => companies.id),
    secondId: partOf('second_id', () => companies.id),
    reason: text('reason').$type<MatchReason>().notNull(),
    state: text('state').$type<MatchState>().notNull(),
    /** Linked until somebody decides otherwise. */
    isSure: boolean('is_sure').notNull().default(false),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('company_matches_pair').on(table.firstId, table.secondId),
    index('company_matches_second').on(table.secondId),
    index('company_matches_decided_by')
      .on(table.decidedBy)
      .where(sql`${table.decidedBy} is not null`),
    index('company_matches_open')
      .on(table.createdAt, table.id)
      .where(sql`state = 'suggested'`),
  ],
);

/** The compared values of each record, as made by `evidenceOf`. No row: not yet compared. */
export const companyEvidence = pgTable(
  'company_evidence',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<CompanyKind>().notNull(),
    domain: text('domain'),
    name: text('name'),
    core: text('core'),
    country: text('country'),
    city: text('city'),
  },
  (table) => [
    index('company_evidence_domain')
      .on(table.domain)
      .where(sql`domain is not null`),
    index('company_evidence_name')
      .on(table.name, table.country)
      .where(sql`name is not null`),
    index('company_evidence_core')
      .on(table.core, table.country)
      .where(sql`core is not null`),
    /** Index on reversed names, for names mistyped at the beginning. */
    index('company_evidence_name_end')
      .on(sql`reverse(${table.name})`)
      .where(sql`name is not null`),
  ],
);

/**
 * Queue of companies that are new or whose evidence changed. Filled by a trigger on companies in
 * the transaction of the change.
 */
export const matchOutbox = pgTable('match_outbox', {
  seq: bigserial('seq', { mode: 'number' }).primaryKey(),
  companyId: uuid('company_id').notNull(),
});
