import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { holdersOf } from '#core/server/authorization/relations-sql.ts';
import { users } from '#core/server/tables/users.ts';
import { caseFacts } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { messages } from '#features/cases/submissions/server/message-tables.ts';

/** Team members who wrote to this submitter before and may still read the reply. */
export async function correspondentsOf(
  db: Queryable,
  of: { readonly submissionId: string; readonly opportunityId: string },
) {
  const rows = await db
    .select({ id: users.id })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.authorId))
    .where(
      and(
        eq(messages.submissionId, of.submissionId),
        holdersOf('viewComments', caseFacts(of.opportunityId)),
      ),
    );
  return rows.map(({ id }) => id);
}
