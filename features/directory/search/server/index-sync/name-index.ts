import type pg from 'pg';
import { minute } from '#core/domain/units.ts';
import { asLongWork } from '#core/platform/database/time-limits.ts';
import type { Log } from '#core/platform/log/log.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import type {
  NamedCompany,
  NameSource,
} from '#features/directory/search/server/shared/search-index.ts';

/**
 * Names of a directory that is too large to keep their trigrams in memory: PostgreSQL's `pg_trgm`
 * finds them. Its index is made once a directory is that large, so that no other pays for it.
 */

const indexName = 'companies_name_trigrams';
/** The name without blanks and the marks that are left out as easily. */
const joinedName = `translate(name, ' -.,''&/()', '')`;
const candidatesMost = 100;
/** A search does not wait longer for it. */
const patienceMs = 300;
const checkedMs = minute;

const isValid = `select coalesce((select indisvalid from pg_index
  where indexrelid = to_regclass('${indexName}')), false) as "isValid"`;

const problem =
  'Names with typos cannot be found as names in a directory of this size: the database has no pg_trgm, or does not allow it. Their words are corrected one by one.';

async function makeIndex(pool: pg.Pool, gone: AbortSignal): Promise<void> {
  const client = await pool.connect();
  // The end of the connection ends what is being made; what is left invalid is made again.
  const leave = () => client.release(true);
  gone.addEventListener('abort', leave, { once: true });
  try {
    await client.query('create extension if not exists pg_trgm');
    await client.query(`drop index if exists ${indexName}`);
    await client.query(
      `create index concurrently ${indexName} on companies using gin ((${joinedName}) gin_trgm_ops)`,
    );
  } finally {
    gone.removeEventListener('abort', leave);
    if (!gone.aborted) client.release();
  }
}

interface Parts {
  readonly pool: pg.Pool;
  readonly log: Log;
  /** Lower in tests. */
  readonly most?: number;
}

/** Makes the index of names where it is needed; a failure is logged once. */
export function openNameIndex({ pool, log, most = searchLimits.nameTrigramsMost }: Parts) {
  let making: Promise<void> | null = null;
  let hasFailed = false;
  async function ensure(companies: number, gone: AbortSignal): Promise<void> {
    if (companies <= most || hasFailed || gone.aborted) return;
    try {
      const { rows } = await pool.query<{ isValid: boolean }>(isValid);
      if (rows[0]?.isValid === true) return;
      const startedAt = performance.now();
      await asLongWork('index of names', () => makeIndex(pool, gone));
      const ms = Math.round(performance.now() - startedAt);
      log.info({ companies, ms }, 'Names are indexed for typos.');
    } catch (error) {
      if (gone.aborted) return;
      hasFailed = true;
      log.warn({ err: error }, problem);
    }
  }
  return {
    /** Returns at once unless awaited; called again while it works it is the same one. */
    ensure: (companies: number, gone: AbortSignal): Promise<void> =>
      (making ??= ensure(companies, gone).finally(() => (making = null))),
  };
}

/** Finds companies whose names may be meant; none while the database has no index of them. */
export function nameSource(pool: pg.Pool): NameSource {
  let checkedAt = -Infinity;
  let isThere = false;
  async function check(): Promise<boolean> {
    if (isThere || performance.now() - checkedAt < checkedMs) return isThere;
    checkedAt = performance.now();
    const { rows } = await pool.query<{ isValid: boolean }>(isValid);
    isThere = rows[0]?.isValid === true;
    return isThere;
  }
  async function find(letters: string): Promise<readonly NamedCompany[]> {
    if (!(await check())) return [];
    const { rows } = await pool.query<NamedCompany>(
      `select id, name from companies
      where ${joinedName} % $1 and length(${joinedName}) between $2 and $3
      order by similarity(${joinedName}, $1) desc, id limit ${candidatesMost}`,
      [letters, letters.length - 2, letters.length + 2],
    );
    return rows;
  }
  return async (letters) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<readonly NamedCompany[]>((resolve) => {
      timer = setTimeout(resolve, patienceMs, []);
    });
    const matches = find(letters).catch((): readonly NamedCompany[] => {
      // The index may have been taken away: looked at again.
      isThere = false;
      return [];
    });
    return Promise.race([matches, late]).finally(() => clearTimeout(timer));
  };
}
