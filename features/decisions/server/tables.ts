import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DecisionMail } from '#features/decisions/domain/decision.ts';
import { instant } from '#core/server/tables/columns.ts';
import { submissions } from '#features/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

/** Decisions that are prepared and not yet sent: at most one a submission. */
export const preparedDecisions = pgTable('prepared_decisions', {
  submissionId: uuid('submission_id')
    .primaryKey()
    .references(() => submissions.id, { onDelete: 'cascade' }),
  stage: text('stage').notNull(),
  reason: text('reason'),
  /** Null: nobody is written to. */
  mail: jsonb('mail').$type<DecisionMail>(),
  preparedBy: uuid('prepared_by')
    .notNull()
    .references(() => users.id),
  at: instant('at')
    .notNull()
    .default(sql`now()`),
});
