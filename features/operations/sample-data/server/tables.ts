import { sql } from 'drizzle-orm';
import { check, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { collections } from '#features/directory/collections/server/tables.ts';

/**
 * What sample data begins with: its corporation, companies and collections, one a row. Everything that
 * refers to them is part of it.
 */
export const sampleRecords = pgTable(
  'sample_records',
  {
    id: id(),
    corporationId: uuid('corporation_id').references(() => corporations.id, {
      onDelete: 'cascade',
    }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    collectionId: uuid('collection_id').references(() => collections.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('sample_records_corporation').on(table.corporationId),
    unique('sample_records_company').on(table.companyId),
    unique('sample_records_collection').on(table.collectionId),
    check(
      'sample_records_one',
      sql`num_nonnulls(${table.corporationId}, ${table.companyId}, ${table.collectionId}) = 1`,
    ),
  ],
);
