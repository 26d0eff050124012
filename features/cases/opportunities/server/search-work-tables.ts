import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { imports } from '#features/directory/imports/server/tables.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { createdAt, id } from '#core/server/tables/columns.ts';

/** What was made of a search that found nothing: an opportunity or an import. */
export const searchWork = pgTable(
  'search_work',
  {
    id: id(),
    /** As terms of use are kept: in lower case. */
    term: text('term').notNull(),
    opportunityId: uuid('opportunity_id').references(() => opportunities.id, {
      onDelete: 'cascade',
    }),
    importId: uuid('import_id').references(() => imports.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('search_work_term').on(table.term),
    index('search_work_opportunity').on(table.opportunityId),
    index('search_work_import').on(table.importId),
    check('search_work_of_one', sql`num_nonnulls(${table.opportunityId}, ${table.importId}) = 1`),
  ],
);
