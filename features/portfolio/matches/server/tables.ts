import { boolean, index, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { momentOf, partOf, updatedAt } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { Criterion } from '#features/portfolio/matches/domain/criteria.ts';
import type { Weights } from '#features/portfolio/matches/domain/weights.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';

const ofOpportunity = () => partOf('opportunity_id', () => opportunities.id);
const ofPerson = () => partOf('user_id', () => users.id);
const ofCompany = () => partOf('company_id', () => companies.id);

/** A person's weights and criteria for an opportunity, and whether their thumbs teach its case team, too. */
export const matchSettings = pgTable(
  'match_settings',
  {
    opportunityId: ofOpportunity(),
    userId: ofPerson(),
    weights: jsonb('weights').$type<Weights>().notNull(),
    criteria: jsonb('criteria').$type<Criterion[]>().notNull(),
    sharesThumbs: boolean('shares_thumbs').notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.opportunityId, table.userId] }),
    index('match_settings_user').on(table.userId),
  ],
);

/** A person's thumb on a company for an opportunity: it teaches that person's ranking only. */
export const matchThumbs = pgTable(
  'match_thumbs',
  {
    opportunityId: ofOpportunity(),
    userId: ofPerson(),
    companyId: ofCompany(),
    isUp: boolean('is_up').notNull(),
    at: momentOf('at'),
  },
  (table) => [
    primaryKey({ columns: [table.opportunityId, table.userId, table.companyId] }),
    index('match_thumbs_user').on(table.userId),
    index('match_thumbs_company').on(table.companyId),
  ],
);

/** A company of which the case team was told, once for an opportunity. */
export const matchAnnouncements = pgTable(
  'match_announcements',
  {
    opportunityId: ofOpportunity(),
    companyId: ofCompany(),
    at: momentOf('at'),
  },
  (table) => [
    primaryKey({ columns: [table.opportunityId, table.companyId] }),
    index('match_announcements_company').on(table.companyId),
  ],
);
