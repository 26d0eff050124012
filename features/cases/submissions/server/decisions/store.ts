import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Decision } from '#features/cases/submissions/domain/decisions/decision.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import type { SubmissionCaseContext } from '#features/cases/submissions/server/shared/submission-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { preparedDecisions } from '#features/cases/submissions/server/decision-tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

type OnOpportunity = Granted<'decide', OpportunityCaseContext>;
type OnSubmission = Granted<'decide', SubmissionCaseContext>;

const columns = {
  submissionId: preparedDecisions.submissionId,
  stage: preparedDecisions.stage,
  reason: preparedDecisions.reason,
  mail: preparedDecisions.mail,
  at: preparedDecisions.at,
};

/** Decisions that are prepared and not yet sent. */
export const preparedStore = {
  async list(db: Queryable, { subject }: OnOpportunity) {
    const rows = await db
      .select({
        ...columns,
        by: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      })
      .from(preparedDecisions)
      .innerJoin(submissions, eq(submissions.id, preparedDecisions.submissionId))
      .innerJoin(users, eq(users.id, preparedDecisions.preparedBy))
      .where(and(eq(submissions.opportunityId, subject.opportunityId), submissions.isActive))
      .orderBy(asc(preparedDecisions.at), asc(preparedDecisions.submissionId));
    return rows.map(({ by, ...row }) => ({
      ...row,
      preparedBy: { id: by.id, name: personName(by) },
    }));
  },

  async count(db: Queryable, { subject }: OnOpportunity): Promise<number> {
    const [row] = await db
      .select({ prepared: count() })
      .from(preparedDecisions)
      .innerJoin(submissions, eq(submissions.id, preparedDecisions.submissionId))
      .where(and(eq(submissions.opportunityId, subject.opportunityId), submissions.isActive));
    return row?.prepared ?? 0;
  },

  /** Inserts prepared decisions, replacing earlier ones. */
  async put(
    db: Queryable,
    { userId }: OnOpportunity,
    decisions: readonly (Decision & { readonly submissionId: string })[],
  ): Promise<void> {
    const at = new Date().toISOString();
    await db
      .insert(preparedDecisions)
      .values(
        decisions.map(({ submissionId, stage, mail, reason = null }) => ({
          submissionId,
          stage,
          mail,
          reason,
          at,
          preparedBy: userId,
        })),
      )
      .onConflictDoUpdate({
        target: preparedDecisions.submissionId,
        set: {
          stage: sql`excluded.stage`,
          mail: sql`excluded.mail`,
          reason: sql`excluded.reason`,
          at: sql`excluded.at`,
          preparedBy: sql`excluded.prepared_by`,
        },
      });
  },

  /** Returns whether there was one. */
  async remove(db: Queryable, { subject }: OnSubmission): Promise<boolean> {
    const removed = await db
      .delete(preparedDecisions)
      .where(eq(preparedDecisions.submissionId, subject.submissionId))
      .returning({ id: preparedDecisions.submissionId });
    return removed.length > 0;
  },

  /** Deletes and returns them, so that no other request sends them too. */
  take: (db: Queryable, submissionIds: readonly string[]) =>
    db
      .delete(preparedDecisions)
      .where(inArray(preparedDecisions.submissionId, [...submissionIds]))
      .returning(columns),
};
