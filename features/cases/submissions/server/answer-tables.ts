import { sql } from 'drizzle-orm';
import { doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { partOf } from '#core/server/tables/columns.ts';
import { submissions } from './tables.ts';

/**
 * The answers of submissions one by one, for filters. A trigger writes them whenever `answers` of a
 * submission changes. In a table of their own, their indexes cost a move of a submission nothing.
 */
export const submissionAnswers = pgTable(
  'submission_answers',
  {
    submissionId: partOf('submission_id', () => submissions.id),
    questionId: text('question_id').notNull(),
    /** In lower case. */
    text: text('text').notNull(),
    number: doublePrecision('number'),
    /** `2027-03-31` */
    day: text('day'),
    /** The ids of those that were chosen. */
    options: text('options').array(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.questionId] }),
    // All that a filter by a value needs: rows are as wide as their texts, and are not read for it.
    index('submission_answers_values').on(
      table.questionId,
      table.number,
      table.day,
      table.options,
      table.submissionId,
    ),
    index('submission_answers_text').using('gin', sql`${table.text} gin_trgm_ops`),
  ],
);
