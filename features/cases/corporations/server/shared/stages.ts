import { eq } from 'drizzle-orm';
import type { Stage } from '#core/domain/identity/stage.ts';
import { lockUntilCommit, shareLockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';

async function readStages(db: Queryable, corporationId: string): Promise<readonly Stage[]> {
  const [corporation] = await db
    .select({ igniteConfig: corporations.igniteConfig })
    .from(corporations)
    .where(eq(corporations.id, corporationId));
  return stagesOf(corporation?.igniteConfig);
}

/**
 * The stages of a corporation, which stay as they are until the transaction ends: whoever gives a
 * submission a stage takes this lock before any other, and reads the stages after it.
 */
export async function lockStages(db: Queryable, corporationId: string): Promise<readonly Stage[]> {
  await shareLockUntilCommit(db, 'stages', corporationId);
  return readStages(db, corporationId);
}

/** The same for who changes them: nobody gives a submission a stage meanwhile. */
export async function lockStagesForChange(
  db: Queryable,
  corporationId: string,
): Promise<readonly Stage[]> {
  await lockUntilCommit(db, 'stages', corporationId);
  return readStages(db, corporationId);
}
