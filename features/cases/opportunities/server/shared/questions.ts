import { eq } from 'drizzle-orm';
import { lockUntilCommit, shareLockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { parseQuestions, type Question } from '#features/cases/corporations/domain/question.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';

/** What the form of an opportunity asks. */
export async function questionsOf(
  db: Queryable,
  opportunityId: string,
): Promise<readonly Question[]> {
  const [opportunity] = await db
    .select({ questions: opportunities.questions })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  return parseQuestions(opportunity?.questions) ?? [];
}

/**
 * The questions of an opportunity, which stay as they are until the transaction ends: whoever stores
 * answers takes this lock after that of the stages and before any row.
 */
export async function lockQuestions(
  db: Queryable,
  opportunityId: string,
): Promise<readonly Question[]> {
  await shareLockUntilCommit(db, 'questions', opportunityId);
  return questionsOf(db, opportunityId);
}

/** The same for who changes them: nobody stores an answer, or gives submissions other stages, meanwhile. */
export async function lockQuestionsForChange(db: Queryable, opportunityId: string): Promise<void> {
  const [opportunity] = await db
    .select({ corporationId: opportunities.corporationId })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  if (opportunity === undefined) return;
  await shareLockUntilCommit(db, 'stages', opportunity.corporationId);
  await lockUntilCommit(db, 'questions', opportunityId);
}
