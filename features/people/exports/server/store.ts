import { and, count, eq, inArray, lt, sql } from 'drizzle-orm';
import type { ExportRequest } from '#features/people/exports/domain/export-kind.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { exportJobs } from './tables.ts';

export type ExportRow = typeof exportJobs.$inferSelect;
type Change = Partial<
  Pick<
    ExportRow,
    'state' | 'rows' | 'total' | 'fileId' | 'bytes' | 'problem' | 'name' | 'expiresAt'
  >
>;

export const exportStore = {
  async add(
    db: Queryable,
    row: { userId: string; request: ExportRequest; name: string; total: number },
  ): Promise<ExportRow> {
    const [made] = await db.insert(exportJobs).values(row).returning();
    if (!made) throw new Error('Nothing was inserted.');
    return made;
  },

  async get(db: Queryable, id: string): Promise<ExportRow | null> {
    const [row] = await db.select().from(exportJobs).where(eq(exportJobs.id, id));
    return row ?? null;
  },

  /** Those of the last day: one that was lost must not count for ever. */
  async countOpen(db: Queryable, userId: string): Promise<number> {
    const [row] = await db
      .select({ many: count() })
      .from(exportJobs)
      .where(
        and(
          eq(exportJobs.userId, userId),
          inArray(exportJobs.state, ['waiting', 'running']),
          sql`${exportJobs.createdAt} > now() - interval '1 day'`,
        ),
      );
    return row?.many ?? 0;
  },

  /** Begins an attempt of one that is not over; null: it is. */
  async begin(db: Queryable, id: string): Promise<ExportRow | null> {
    const [taken] = await db
      .update(exportJobs)
      .set({ state: 'running', attempts: sql`${exportJobs.attempts} + 1`, rows: 0 })
      .where(and(eq(exportJobs.id, id), inArray(exportJobs.state, ['waiting', 'running'])))
      .returning();
    return taken ?? null;
  },

  change: (db: Queryable, id: string, change: Change): Promise<unknown> =>
    db.update(exportJobs).set(change).where(eq(exportJobs.id, id)),

  /** Those that were over at that time. */
  forget: (db: Queryable, before: Date): Promise<unknown> =>
    db.delete(exportJobs).where(lt(exportJobs.createdAt, before.toISOString())),
};
