import { eq } from 'drizzle-orm';
import { lockUntilCommit, shareLockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { publicPageOf, type Question } from '#features/cases/corporations/domain/public-page.ts';

/**
 * The questions of a corporation, which stay as they are until the transaction ends: whoever stores
 * answers takes this lock after that of the stages and before any row.
 */
export async function lockQuestions(
  db: Queryable,
  corporationId: string,
): Promise<readonly Question[]> {
  await shareLockUntilCommit(db, 'questions', corporationId);
  const [corporation] = await db
    .select({ igniteConfig: corporations.igniteConfig })
    .from(corporations)
    .where(eq(corporations.id, corporationId));
  return publicPageOf(corporation?.igniteConfig).questions;
}

/** The same for who changes them: nobody stores an answer, or gives submissions other stages, meanwhile. */
export async function lockQuestionsForChange(db: Queryable, corporationId: string): Promise<void> {
  await shareLockUntilCommit(db, 'stages', corporationId);
  await lockUntilCommit(db, 'questions', corporationId);
}
