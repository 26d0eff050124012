import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { CompanyKind } from '#features/companies/domain/company.ts';
import {
  lockUntilCommit,
  tryAdvisoryLock,
  type AdvisoryLock,
} from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { ImportRow } from './plan.ts';

type LockedBy = Pick<ImportRow, 'id' | 'state' | 'of' | 'kind'>;

/** Records of one kind are written by one at a time. A check writes nothing, and waits for nobody. */
export const lockedBy = ({ id, state, of, kind }: LockedBy): string =>
  state === 'checking' ? `check ${id}` : `write ${of} ${kind ?? ''}`;

/**
 * Takes the lock of an import, or answers null when another has it. A lock of a connection, not of a
 * row: when the process ends, however it ends, PostgreSQL frees it at once.
 */
export const tryImportLock = (pool: pg.Pool, row: LockedBy): Promise<AdvisoryLock | null> =>
  tryAdvisoryLock(pool, 'imports', lockedBy(row));

/**
 * Waits until no other import writes companies of this kind, for this transaction; answers a time
 * that no other of them has, by which a later change is told from this one.
 */
export async function lockCompanies(db: Queryable, kind: CompanyKind): Promise<string> {
  // What a crash of the machine takes back, it takes back with how far the import says it has come.
  await db.execute(sql`set local synchronous_commit = off`);
  await db.execute(sql`set local work_mem = '64MB'`);
  await lockUntilCommit(db, 'companyImports', kind);
  const { rows } = await db.execute<{ now: string }>(
    sql`select date_trunc('milliseconds', clock_timestamp())::text as now`,
  );
  return rows[0]?.now ?? '';
}
