import { sql } from 'drizzle-orm';
import type { Database } from '#core/platform/database/open.ts';
import { auditLimits } from '#features/operations/audit-log/domain/limits.ts';

/** Erases addresses and devices of entries older than so many days. The log records it. */
export async function eraseOrigins(db: Database, days: number): Promise<number> {
  const { erasedAtOnce } = auditLimits;
  let erased = 0;
  for (;;) {
    const { rows } = await db.execute<{ entries: number }>(
      sql`select erase_origins(now() - make_interval(days => ${days}), ${erasedAtOnce}) as entries`,
    );
    const entries = rows[0]?.entries ?? 0;
    erased += entries;
    if (entries < erasedAtOnce) return erased;
  }
}
