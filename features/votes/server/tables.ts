import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { VoteValue } from '#features/votes/domain/vote.ts';
import { instant } from '#core/server/tables/columns.ts';
import { submissions } from '#features/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

/** The primary key allows one vote per person and submission. */
export const votes = pgTable(
  'votes',
  {
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    value: text('value').$type<VoteValue>().notNull(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.submissionId, table.userId] })],
);
