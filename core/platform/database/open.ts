import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '#core/platform/log/log.ts';
import { openEmbedded } from '#core/platform/database/embedded/open-embedded.ts';
import { listenOn, type Listener } from './listen.ts';
import { migrateDatabase } from './migrate.ts';
import { openNotifier, type Notifier } from './notifier.ts';
import { sendBy, wakingNotifier } from './notify-after-commit.ts';
import { reasonOfNoConnection } from './database-errors.ts';
import { registerTextArrayParser } from './text-arrays.ts';

registerTextArrayParser();

export type Database = NodePgDatabase;
/** What a store is given: the database, or the transaction that the request runs in. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Address for a client of one's own, such as a console. */
  readonly connection: pg.ClientConfig;
  /** Calls back for each notification on these channels, also after the database was away. */
  listen(
    channels: string | readonly string[],
    heard: (payload: string, channel: string) => void,
  ): Listener;
  close(): Promise<void>;
}

/** The database that was named in the settings cannot be used from here. */
export class DatabaseUnavailable extends Error {
  constructor(url: string, reason: string) {
    const { host, pathname } = new URL(url);
    const name = decodeURIComponent(host + pathname);
    super(`The database ${name} cannot be used: ${reason}. Check DATABASE_URL.`);
    this.name = 'DatabaseAway';
  }
}

/**
 * The pool as a database. Its transactions give their connection back however they end: the
 * library's own keep one for ever when it was lost before the first statement. What they leave in the
 * outbox is sent once they hold.
 */
function databaseOver(pool: pg.Pool, notifier: Notifier): Database {
  const db = drizzle(pool);
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    try {
      return await wakingNotifier(notifier, () => drizzle(client).transaction(run, config));
    } finally {
      client.release();
    }
  };
  return sendBy(db, notifier);
}

const poolSize = 24;
const connectPatienceMs = 5000;

interface DatabaseOptions {
  readonly url: string | null;
  readonly dataFolder: string;
  readonly isGuest?: boolean;
  /** Called when our PostgreSQL was launched and is waited for: what may be done meanwhile. */
  readonly whileStarting?: () => void;
}

/** Opens PostgreSQL (ours under the data folder, or the one at `url`) and brings its schema up to date. */
export async function openDatabase(options: DatabaseOptions, log: Log): Promise<OpenDatabase> {
  const { url, dataFolder } = options;
  const embedded = url === null ? await openEmbedded(dataFolder, log, options) : null;
  const connection: pg.ClientConfig = {
    ...(embedded ? embedded.connection : { connectionString: options.url ?? undefined }),
    // Instants are written and read in UTC (see `instant` in tables/columns.ts). A prepared query is
    // planned once: for a foundry viewer, whose condition folds away, it would be planned each time.
    options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan',
  };
  try {
    await migrateDatabase(connection).catch((error: unknown) => {
      const reason = reasonOfNoConnection(error);
      throw options.url !== null && reason !== null
        ? new DatabaseUnavailable(options.url, reason)
        : error;
    });
    const pool = new pg.Pool({
      ...connection,
      max: poolSize,
      // A connection that holds a lock has to hear that the other side is gone.
      keepAlive: true,
      connectionTimeoutMillis: connectPatienceMs,
    });
    // A connection lost between two queries of a transaction has nobody listening otherwise, and
    // would end the process; the transaction's next query is refused all the same.
    pool.on('connect', (client) => client.on('error', () => {}));
    pool.on('error', (error) => log.warn({ err: error }, 'A database connection was lost.'));
    const notifier = openNotifier(pool, log);
    return {
      db: databaseOver(pool, notifier),
      pool,
      connection,
      listen: (channels, heard) => listenOn(connection, [channels].flat(), heard, log),
      close: async () => {
        await notifier.close();
        await pool.end();
        await embedded?.close();
      },
    };
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}
