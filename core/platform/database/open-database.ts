import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Log } from '#core/platform/log/log.ts';
import { openEmbedded } from '#core/platform/database/embedded/open-embedded.ts';
import { placeOf } from './database-address.ts';
import { openSubscriber } from './listen.ts';
import { migrateDatabase } from './migrate.ts';
import { openNotifier, type Notifier } from './notifier.ts';
import type { Database, OpenDatabase } from './open.ts';
import { usualConnections } from './connection-limits.ts';
import { openNodePool, type PoolOptions } from './node-pool.ts';
import { assertSessionsOf } from './own-sessions.ts';
import {
  localSettings,
  nodeSettings,
  processName,
  remoteSettings,
  type SessionConfig,
} from './session.ts';
import { sendBy, wakingNotifier } from './notify-after-commit.ts';
import { openReadRouting } from './replica/read-routing.ts';
import { reasonOfNoConnection } from './database-errors.ts';
import { applicationRole } from './separate-roles.ts';
import { registerTextArrayParser } from './text-arrays.ts';

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

/** As the application's role. Where that cannot sign in, every session begins as it. */
const asApplication = (connection: SessionConfig, logsIn: boolean): SessionConfig =>
  logsIn
    ? { ...connection, user: applicationRole }
    : { ...connection, session: { ...connection.session, role: applicationRole } };

interface DatabaseOptions extends Partial<PoolOptions> {
  readonly url: string | null;
  /** A standby of it that answers what is only read. Default: none. */
  readonly replicaUrl?: string | null;
  readonly dataFolder: string;
  readonly isGuest?: boolean;
  /** Called once the embedded PostgreSQL was launched, to do other work while it starts. */
  readonly whileStarting?: () => void;
}

/** Opens PostgreSQL (embedded, or the one at `url`) and applies migrations. */
export async function openDatabase(options: DatabaseOptions, log: Log): Promise<OpenDatabase> {
  const { url, dataFolder } = options;
  const embedded = url === null ? await openEmbedded(dataFolder, log, options) : null;
  const ownerConnection: SessionConfig = {
    ...(embedded ? embedded.connection : { connectionString: url ?? undefined }),
    application_name: processName,
    session: embedded ? localSettings : remoteSettings,
  };
  const sayWhy = (error: unknown): never => {
    const reason = reasonOfNoConnection(error);
    throw url !== null && reason !== null ? new DatabaseUnavailable(url, reason) : error;
  };
  // On Windows the embedded server is reached by a port, with one account and its password.
  const logsIn = embedded !== null && process.platform !== 'win32';
  try {
    if (url !== null) await assertSessionsOf(ownerConnection).catch(sayWhy);
    const hasOwnRole = await migrateDatabase(ownerConnection, logsIn, log).catch(sayWhy);
    const connection = hasOwnRole ? asApplication(ownerConnection, logsIn) : ownerConnection;
    const session = { ...connection.session, ...(embedded ? {} : nodeSettings) };
    const { limits, connections = usualConnections(url) } = options;
    const node = await openNodePool({ ...connection, session }, { limits, connections }, log).catch(
      sayWhy,
    );
    const { pool } = node;
    const notifier = openNotifier(pool, log);
    const subscriber = openSubscriber({ ...connection, session }, log, node.cutOff);
    const reading = openReadRouting({ pool, config: node.config, url: options.replicaUrl }, log);
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
        await reading.replica?.close();
        await notifier.close();
        await subscriber.close();
        await node.close();
        await embedded?.close();
      },
    };
  } catch (error) {
    await embedded?.close();
    throw error;
  }
}
