import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { VoteValue } from '#features/cases/submissions/domain/votes/vote.ts';
import { momentOf, partOf } from '#core/server/tables/columns.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

/** The primary key allows one vote per person and submission. */
export const votes = pgTable(
  'votes',
  {
    submissionId: partOf('submission_id', () => submissions.id),
    userId: partOf('user_id', () => users.id),
    value: text('value').$type<VoteValue>().notNull(),
    at: momentOf('at'),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.userId] }),
    index('votes_user').on(table.userId),
  ],
);
