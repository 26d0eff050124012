import { sql } from 'drizzle-orm';
import type { CompanyKind } from '#features/companies/domain/company.ts';
import type { Queryable } from '#core/platform/database/open.ts';

/** Sets these locks apart from whatever else PostgreSQL is asked to lock by number. */
const companyLocks = 7_352;

/**
 * Waits until no other import writes companies of this kind, for this transaction; answers a time
 * that no other of them has, by which a later change is told from this one.
 */
export async function acquireCompanyLock(db: Queryable, kind: CompanyKind): Promise<string> {
  // What a crash of the machine takes back, it takes back with how far the import says it has come.
  await db.execute(sql`set local synchronous_commit = off`);
  await db.execute(sql`set local work_mem = '64MB'`);
  await db.execute(sql`select pg_advisory_xact_lock(${companyLocks}, hashtext(${kind}))`);
  const { rows } = await db.execute<{ now: string }>(
    sql`select date_trunc('milliseconds', clock_timestamp())::text as now`,
  );
  return rows[0]?.now ?? '';
}
