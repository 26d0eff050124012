import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ProposalState } from '#features/directory/companies/domain/proposal.ts';
import { createdAt, id, instant, partOf } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';
import { companies } from './tables.ts';

/** A company that somebody proposed for the directory. */
export const companyProposals = pgTable(
  'company_proposals',
  {
    id: id(),
    name: text('name').notNull(),
    url: text('url'),
    state: text('state').$type<ProposalState>().notNull().default('open'),
    proposedBy: partOf('proposed_by', () => users.id),
    /** The record in the directory, once accepted. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    /** For the proposer. */
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    /** Nobody proposes a company twice while it is open. */
    uniqueIndex('company_proposals_once')
      .on(table.proposedBy, sql`lower(${table.name})`)
      .where(sql`state = 'open'`),
    index('company_proposals_company')
      .on(table.companyId)
      .where(sql`${table.companyId} is not null`),
    index('company_proposals_open')
      .on(table.createdAt, table.id)
      .where(sql`state = 'open'`),
  ],
);
