import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '#server/platform/log/log.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { listenOn, type Listener } from './listen.ts';
import { migrateDatabase } from './migrate.ts';

export type Database = NodePgDatabase;
/** What a store is given: the database, or the transaction that the request runs in. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Address for a client of one's own, such as a console. */
  readonly connection: pg.ClientConfig;
  /** Calls back for each notification on a channel, also after the database was away. */
  listen(channel: string, heard: (payload: string) => void): Listener;
  close(): Promise<void>;
}

const poolSize = 24;
const connectPatienceMs = 5000;

/** Opens PostgreSQL (ours under the data folder, or the one at `url`) and brings its schema up to date. */
export async function openDatabase(
  options: { url: string | null; dataFolder: string },
  log: Log,
): Promise<OpenDatabase> {
  const embedded = options.url === null ? await openEmbedded(options.dataFolder, log) : null;
  const connection: pg.ClientConfig = {
    ...(embedded ? embedded.connection : { connectionString: options.url ?? undefined }),
    // Instants are written and read in UTC (see `instant` in tables/columns.ts).
    options: '-c timezone=UTC',
  };
  try {
    await migrateDatabase(connection);
    const pool = new pg.Pool({
      ...connection,
      max: poolSize,
      connectionTimeoutMillis: connectPatienceMs,
    });
    pool.on('error', (error) => log.warn({ err: error }, 'A database connection was lost.'));
    return {
      db: drizzle(pool),
      pool,
      connection,
      listen: (channel, heard) => listenOn(connection, channel, heard, log),
      close: async () => {
        await pool.end();
        await embedded?.close();
      },
    };
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}
