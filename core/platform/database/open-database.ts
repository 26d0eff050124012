import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Log } from '#core/platform/log/log.ts';
import { openEmbedded } from '#core/platform/database/embedded/open-embedded.ts';
import { openPool } from './client.ts';
import { placeOf } from './database-address.ts';
import { openSubscriber } from './listen.ts';
import { migrateDatabase } from './migrate.ts';
import { openNotifier, type Notifier } from './notifier.ts';
import type { Database, OpenDatabase } from './open.ts';
import { cutOff } from './silence.ts';
import { sendBy, wakingNotifier } from './notify-after-commit.ts';
import { openReading } from './replica/reading.ts';
import { reasonOfNoConnection } from './database-errors.ts';
import { applicationRole } from './separate-roles.ts';
import { registerTextArrayParser } from './text-arrays.ts';
import { limitOptions, liftForLongWork, requestLimits, type TimeLimits } from './time-limits.ts';

registerTextArrayParser();

/** The database of the settings cannot be used. */
export class DatabaseUnavailable extends Error {
  constructor(url: string, reason: string) {
    super(`The database ${placeOf(url)} cannot be used: ${reason}. Check DATABASE_URL.`);
    this.name = 'DatabaseUnavailable';
  }
}

/**
 * The pool as a database. Its transactions always release their connection: the library's own leak
 * one that was lost before the first statement. Their outbox messages are sent after commit.
 */
function databaseOver(pool: pg.Pool, notifier: Notifier, source = pool): Database {
  const db = drizzle(source);
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

/**
 * As the application's role. Where that cannot sign in, every session begins as it, and `reset role`
 * leads back to it.
 */
const asApplication = (connection: pg.ClientConfig, logsIn: boolean): pg.ClientConfig =>
  logsIn
    ? { ...connection, user: applicationRole }
    : { ...connection, options: `${connection.options} -c role=${applicationRole}` };

const poolSize = 24;
const connectTimeoutMs = 4500;

interface DatabaseOptions {
  readonly url: string | null;
  /** A standby of it that answers what is only read. Default: none. */
  readonly replicaUrl?: string | null;
  readonly dataFolder: string;
  readonly isGuest?: boolean;
  /** Those of the pool. Default: of requests. */
  readonly limits?: TimeLimits;
  /** Called once the embedded PostgreSQL was launched, to do other work while it starts. */
  readonly whileStarting?: () => void;
}

/** Opens PostgreSQL (embedded, or the one at `url`) and applies migrations. */
export async function openDatabase(options: DatabaseOptions, log: Log): Promise<OpenDatabase> {
  const { url, dataFolder } = options;
  const embedded = url === null ? await openEmbedded(dataFolder, log, options) : null;
  const ownerConnection: pg.ClientConfig = {
    ...(embedded ? embedded.connection : { connectionString: options.url ?? undefined }),
    // Instants are UTC (see `instant` in tables/columns.ts). Generic plans: custom ones would be
    // replanned each time for foundry viewers, whose condition folds away.
    options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan',
  };
  // On Windows the embedded server is reached by a port, with one account and its password.
  const logsIn = embedded !== null && process.platform !== 'win32';
  try {
    const hasOwnRole = await migrateDatabase(ownerConnection, logsIn, log).catch(
      (error: unknown) => {
        const reason = reasonOfNoConnection(error);
        throw options.url !== null && reason !== null
          ? new DatabaseUnavailable(options.url, reason)
          : error;
      },
    );
    const connection = hasOwnRole ? asApplication(ownerConnection, logsIn) : ownerConnection;
    const poolConfig: pg.PoolConfig = {
      ...connection,
      options: `${connection.options} ${limitOptions(options.limits ?? requestLimits)}`,
      max: poolSize,
      // The holder of a lock must notice a dead peer.
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
    };
    const pool = openPool(poolConfig);
    liftForLongWork(pool);
    // Without a listener, a connection lost between two queries of a transaction would end the
    // process; the transaction's next query fails anyway.
    pool.on('connect', (client) => client.on('error', () => {}));
    const connected = new Set<pg.PoolClient>();
    pool.on('connect', (client) => connected.add(client));
    pool.on('remove', (client) => connected.delete(client));
    let isClosing = false;
    pool.on('error', (error) => {
      // The database that stops may be faster than a connection that ends.
      if (!isClosing) log.warn({ err: error }, 'A database connection was lost.');
    });
    const notifier = openNotifier(pool, log);
    const subscriber = openSubscriber(connection, log, () => connected.forEach(cutOff));
    const reading = openReading({ pool, config: poolConfig, url: options.replicaUrl }, log);
    const db = reading.divert(databaseOver(pool, notifier, reading.source));
    return {
      db,
      pool,
      connection,
      ownerConnection,
      listen: (channels, onNotification) => subscriber.listen([channels].flat(), onNotification),
      isListening: () => subscriber.isHeard(),
      reading: reading.run,
      replica: reading.replica,
      close: async () => {
        isClosing = true;
        await reading.replica?.close();
        await notifier.close();
        await subscriber.close();
        await pool.end();
        await embedded?.close();
      },
    };
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}
