import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, partOf } from '#core/server/tables/columns.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { companies } from '#features/directory/companies/server/tables.ts';

/**
 * The companies of the directory that were added from a submission. Only who sees the submission may
 * learn of it: the record itself says nothing of where it came from.
 */
export const submissionListings = pgTable(
  'submission_listings',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    submissionId: partOf('submission_id', () => submissions.id),
    createdAt: createdAt(),
  },
  (table) => [index('submission_listings_submission').on(table.submissionId)],
);
