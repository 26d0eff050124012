import type pg from 'pg';
import { tryAdvisoryLock, type AdvisoryLock } from '#core/platform/database/locks.ts';
import type { ImportRow } from './tables.ts';

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
