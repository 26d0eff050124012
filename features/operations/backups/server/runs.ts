import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { backupLimits } from '#features/operations/backups/domain/limits.ts';
import { backupRuns } from './tables.ts';

export type BackupRun = typeof backupRuns.$inferSelect;
type Kind = BackupRun['kind'];
type Outcome = Pick<BackupRun, 'bytes' | 'rows' | 'problem'>;

const now = () => new Date().toISOString();

export const backupRunStore = {
  async begin(db: Queryable, kind: Kind, file: string, isScheduled: boolean): Promise<string> {
    const [made] = await db
      .insert(backupRuns)
      .values({ kind, file, isScheduled })
      .returning({ id: backupRuns.id });
    if (!made) throw new Error('Nothing was inserted.');
    return made.id;
  },

  end: (db: Queryable, id: string, outcome: Outcome): Promise<unknown> =>
    db
      .update(backupRuns)
      .set({ ...outcome, endedAt: now() })
      .where(eq(backupRuns.id, id)),

  /** The last one that was begun by itself, however it ended. */
  async lastScheduled(db: Queryable, kind: Kind): Promise<BackupRun | null> {
    const [run] = await db
      .select()
      .from(backupRuns)
      .where(and(eq(backupRuns.kind, kind), eq(backupRuns.isScheduled, true)))
      .orderBy(desc(backupRuns.startedAt))
      .limit(1);
    return run ?? null;
  },

  /** The last one that ended, well or not. */
  async lastEnded(db: Queryable, kind: Kind, onlyGood = false): Promise<BackupRun | null> {
    const [run] = await db
      .select()
      .from(backupRuns)
      .where(
        and(
          eq(backupRuns.kind, kind),
          isNotNull(backupRuns.endedAt),
          onlyGood ? isNull(backupRuns.problem) : undefined,
        ),
      )
      .orderBy(desc(backupRuns.startedAt))
      .limit(1);
    return run ?? null;
  },

  forget: (db: Queryable): Promise<unknown> =>
    db
      .delete(backupRuns)
      .where(
        lt(backupRuns.startedAt, new Date(Date.now() - backupLimits.runsKeptMs).toISOString()),
      ),
};
