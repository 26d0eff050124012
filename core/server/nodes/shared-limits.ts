import { getTableName, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { minute, second } from '#core/domain/units.ts';
import { openPool } from '#core/platform/database/client.ts';
import { limitConnections } from '#core/platform/database/connection-limits.ts';
import type { Database, OpenDatabase } from '#core/platform/database/open.ts';
import { limitersOf, type OpenLimiter } from '#core/platform/http/limiters.ts';
import { callCounts } from '#core/server/tables/call-counts.ts';
import type { NodeRegister } from './node-register.ts';

/**
 * Connections of their own, since who counts may hold one of the others, within a transaction. They are opened
 * when there is something to count, and bounded, so that a silent database holds a call up no longer than this.
 */
const waitMs = 3 * second;
const poolOptions = {
  max: limitConnections,
  connectionTimeoutMillis: waitMs,
  query_timeout: waitMs,
};

/** Limits that all living nodes count together. */
export function openSharedLimits(
  app: FastifyInstance,
  { connection }: Pick<OpenDatabase, 'connection'>,
  nodes: Pick<NodeRegister, 'hasOthers'>,
): OpenLimiter {
  const pool = openPool({ ...connection, ...poolOptions });
  // The next call opens another one, or counts in memory.
  pool.on('error', () => {});
  app.addHook('onClose', () => pool.end());
  return limitersOf({ pool, tableName: getTableName(callCounts), hasOthers: nodes.hasOthers });
}

/** Clocks of nodes differ: a while after it has ended. */
export async function deleteOldCounts(db: Database): Promise<void> {
  await db.delete(callCounts).where(lt(callCounts.expire, Date.now() - minute));
}
