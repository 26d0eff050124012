import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { CompanyKind } from '#features/directory/companies/domain/company.ts';
import {
  lockUntilCommit,
  tryAdvisoryLock,
  type AdvisoryLock,
} from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { ImportRow } from './plan.ts';

type LockedBy = Pick<ImportRow, 'id' | 'state' | 'of' | 'kind'>;

/** One writer per type of record. A dry run writes nothing and waits for no other. */
export const lockedBy = ({ id, state, of, kind }: LockedBy): string =>
  state === 'checking' ? `check ${id}` : `write ${of} ${kind ?? ''}`;

/**
 * Takes the lock of an import, or returns null when it is taken. A session-level advisory lock:
 * PostgreSQL releases it when the process ends for any reason.
 */
export const tryImportLock = (pool: pg.Pool, row: LockedBy): Promise<AdvisoryLock | null> =>
  tryAdvisoryLock(pool, 'imports', lockedBy(row));

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
