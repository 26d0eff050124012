import { sql } from 'drizzle-orm';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';

/**
 * Waits until no other import writes companies of this kind, until commit. Returns a unique
 * timestamp, by which later changes are detected.
 */
export async function lockCompanies(db: Queryable, kind: CompanyKind): Promise<string> {
  // Safe: a crash that loses this commit also loses its checkpoint.
  await db.execute(sql`set local synchronous_commit = off`);
  await db.execute(sql`set local work_mem = '64MB'`);
  await lockUntilCommit(db, 'companyImports', kind);
  const { rows } = await db.execute<{ now: string }>(
    sql`select date_trunc('milliseconds', clock_timestamp())::text as now`,
  );
  return rows[0]?.now ?? '';
}
