import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, partOf, updatedAt } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { companies } from '#features/directory/companies/server/tables.ts';

/** People at a company, as one corporation wrote them down. Nobody else's, and in no index. */
export const companyContacts = pgTable(
  'company_contacts',
  {
    id: id(),
    companyId: partOf('company_id', () => companies.id),
    corporationId: partOf('corporation_id', () => corporations.id),
    name: text('name').notNull(),
    email: text('email'),
    role: text('role').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('company_contacts_company').on(table.companyId, table.corporationId),
    index('company_contacts_corporation').on(table.corporationId),
    uniqueIndex('company_contacts_email')
      .on(table.companyId, table.corporationId, sql`lower(${table.email})`)
      .where(sql`email is not null`),
  ],
);
