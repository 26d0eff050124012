import type pg from 'pg';
import type { ImportRow } from './plan.ts';

/** A turn at something that one does at a time, over all nodes. */
export interface AdvisoryLock {
  /** Aborted when the turn was lost, because the connection that holds it broke off. */
  readonly lost: AbortSignal;
  /** Asks the connection itself: that it broke off may not have been heard yet. */
  holds(): Promise<boolean>;
  end(): Promise<void>;
}

/** Records of one kind are written by one at a time. A check writes nothing, and waits for nobody. */
export const lockKeyOf = ({
  id,
  state,
  of,
  kind,
}: Pick<ImportRow, 'id' | 'state' | 'of' | 'kind'>): string =>
  state === 'checking' ? `check ${id}` : `write ${of} ${kind ?? ''}`;

/** Sets these locks apart from whatever else PostgreSQL is asked to lock by number. */
const importLocks = 7_351;

/**
 * Takes the turn, or answers null when another has it. A lock of a connection, not of a row: when the
 * process ends, however it ends, PostgreSQL lets go of it at once.
 */
export async function tryAdvisoryLock(pool: pg.Pool, key: string): Promise<AdvisoryLock | null> {
  const client = await pool.connect();
  const given = [importLocks, key];
  try {
    const { rows } = await client.query<{ isTaken: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as "isTaken"',
      given,
    );
    if (rows[0]?.isTaken !== true) {
      client.release();
      return null;
    }
  } catch (error) {
    client.release(true);
    throw error;
  }
  const lost = new AbortController();
  const lose = () => lost.abort();
  client.once('error', lose).once('end', lose);
  return {
    lost: lost.signal,
    holds: () =>
      client.query('select 1').then(
        () => !lost.signal.aborted,
        () => false,
      ),
    async end() {
      client.off('error', lose).off('end', lose);
      const isFree = await client
        .query('select pg_advisory_unlock($1, hashtext($2))', given)
        .then(() => true)
        .catch(() => false);
      // A connection that could not let go of it is closed, which does.
      client.release(!isFree);
    },
  };
}
