import type pg from 'pg';

/**
 * One connection that listens, two of the queue of jobs, two that count calls while there are other nodes, two
 * of backups, drills and exports.
 */
const besidePool = { listening: 1, jobs: 2, limits: 2, onTheirOwn: 2 } as const;
/** Four workers that hold a lock, two imports, and two for all others. */
const leastOfPool = 8;

export const jobConnections = besidePool.jobs;
export const limitConnections = besidePool.limits;
const beside = Object.values(besidePool).reduce((sum, count) => sum + count, 0);

/** How many connections a node may be given in all. */
export const nodeConnections = { least: leastOfPool + beside, most: 1000 } as const;

/** Five nodes fit into PostgreSQL's own 100; the embedded one, without an address, is this node's alone. */
export const usualConnections = (url: string | null): number => (url === null ? 31 : 19);

/** What is left of them for the pool. */
export const poolSizeOf = (connections: number): number => connections - beside;

const roomText = `select current_setting('max_connections')::int
    - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true), '0')::int as usable,
  (select count(*)::int from pg_stat_activity where usesysid is not null
    and not starts_with(application_name, current_setting('application_name'))) as others`;

/** For the log of a start. */
export interface Room {
  readonly sentence: string;
  /** Whether one more such node would get its connections, too. */
  readonly isEnough: boolean;
}

/** How many nodes that take so many connections the server has room for. */
export async function readRoom(pool: pg.Pool, connections: number): Promise<Room> {
  const { rows } = await pool.query<{ usable: number; others: number }>(roomText);
  const { usable = 0, others = 0 } = rows[0] ?? {};
  const facts =
    `Connections of the database: ${usable}; of this node: up to ${connections}; ` +
    `such nodes that fit: ${Math.floor(usable / connections)}; open now by others: ${others}.`;
  const isEnough = others + 2 * connections <= usable;
  const advice = 'raise max_connections of PostgreSQL, or lower DATABASE_CONNECTIONS.';
  return { sentence: isEnough ? facts : `${facts} One more would not fit: ${advice}`, isEnough };
}
