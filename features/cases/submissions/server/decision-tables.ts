import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DecisionMail } from '#features/cases/corporations/domain/mail-slots.ts';
import { momentOf } from '#core/server/tables/columns.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

/** Decisions that are prepared and not yet sent: at most one per submission. */
export const preparedDecisions = pgTable('prepared_decisions', {
  submissionId: uuid('submission_id')
    .primaryKey()
    .references(() => submissions.id, { onDelete: 'cascade' }),
  stage: text('stage').notNull(),
  reason: text('reason'),
  /** Null: no mail is sent. */
  mail: jsonb('mail').$type<DecisionMail>(),
  preparedBy: uuid('prepared_by')
    .notNull()
    .references(() => users.id),
  at: momentOf('at'),
});
