import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { momentOf, partOf } from '#core/server/tables/columns.ts';
import type { Answer } from '#features/cases/submissions/domain/answers.ts';
import { submissions } from './tables.ts';

/** What submitters wrote before they changed it. */
export const submissionVersions = pgTable(
  'submission_versions',
  {
    submissionId: partOf('submission_id', () => submissions.id),
    number: integer('number').notNull(),
    companyName: text('company_name').notNull(),
    companyUrl: text('company_url'),
    contactName: text('contact_name'),
    title: text('title').notNull(),
    pitch: text('pitch'),
    answers: jsonb('answers').$type<Answer[]>().notNull(),
    replacedAt: momentOf('replaced_at'),
  },
  (table) => [primaryKey({ columns: [table.submissionId, table.number] })],
);
