import pg from 'pg';
import { messageOf } from '#core/domain/message-of.ts';
import {
  readDatabaseAddress,
  type DatabaseAddress,
  type DatabaseHost,
} from './database-address.ts';
import { settingText, type SessionConfig } from './session.ts';

/** How long a server has to say whether it takes writes. */
const choiceTimeoutMs = 4000;
/** What a server answers to a write while it is, or has become, read-only. */
const readOnlyState = '25006';
/** Since when a server must have been silent for the operating system to ask whether it is there. */
const keepAliveMs = 10_000;
/** How long a session may wait to begin: behind a pooler that has none left. */
const beginTimeoutMs = 10_000;

/** An address with several answers, such as `localhost`, has a code only. */
const shortReason = (error: unknown): string =>
  messageOf(error) || (error instanceof Error && 'code' in error ? String(error.code) : 'silent');

/** None of several servers takes writes, for instance while another one is promoted. */
export class NoWritableServer extends Error {
  constructor(hosts: readonly DatabaseHost[], reasons: readonly unknown[]) {
    const list = hosts.map(({ host, port }, at) => `${host}:${port} (${shortReason(reasons[at])})`);
    super(`no server takes writes: ${list.join(', ')}`, { cause: reasons[0] });
    this.name = 'NoWritableServer';
  }
}

const addressOf = (url: string | undefined): DatabaseAddress | null => {
  const address = url === undefined ? null : readDatabaseAddress(url);
  return address !== null && typeof address === 'object' && address.isChosen ? address : null;
};

/** For the driver, which knows one host: the first. */
const plain = (config: pg.ClientConfig): pg.ClientConfig => {
  const address = addressOf(config.connectionString);
  return address === null ? config : { ...config, connectionString: address.first };
};

/** @throws unless the server takes writes. */
async function assertWritable(config: pg.ClientConfig, host: DatabaseHost): Promise<DatabaseHost> {
  const client = new pg.Client({ ...plain(config), connectionTimeoutMillis: choiceTimeoutMs });
  Object.assign(client, host);
  client.on('error', () => {}); // The running query is rejected; nothing else to do.
  try {
    await client.connect();
    const { rows } = await client.query<{ isReadOnly: string }>(
      `select current_setting('transaction_read_only') as "isReadOnly"`,
    );
    if (rows[0]?.isReadOnly !== 'off') throw new Error('read-only');
    return host;
  } finally {
    await client.end().catch(() => {});
  }
}

/** All connections that are opened at the same time ask once. */
const choices = new Map<string, Promise<DatabaseHost>>();

/** All servers are asked side by side, so that one that is silent holds up nobody. */
function writableHost(config: pg.ClientConfig, { hosts }: DatabaseAddress): Promise<DatabaseHost> {
  const key = config.connectionString ?? '';
  const running = choices.get(key);
  if (running !== undefined) return running;
  const choice = Promise.any(hosts.map((host) => assertWritable(config, host)))
    .catch((error: unknown) => {
      throw error instanceof AggregateError ? new NoWritableServer(hosts, error.errors) : error;
    })
    .finally(() => choices.delete(key));
  choices.set(key, choice);
  return choice;
}

type Connected = (error: Error | null) => void;

/**
 * A connection to PostgreSQL: every one is made here. Where the address names several servers it is to
 * the one that takes writes when it is opened; the driver itself knows one host
 * (docs/decisions/0122-several-database-hosts.md). One whose server has become read-only is ended, as if
 * it was lost, so that the next one is opened elsewhere.
 */
export class DatabaseClient extends pg.Client {
  readonly #config: SessionConfig;
  readonly #address: DatabaseAddress | null;

  constructor(config: SessionConfig = {}) {
    super({ keepAlive: true, keepAliveInitialDelayMillis: keepAliveMs, ...plain(config) });
    this.#config = config;
    this.#address = addressOf(config.connectionString);
    // A connection that is lost between two statements would end the process; the next one fails anyway.
    this.on('error', () => {});
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      // After the statement has heard of it.
      if (code === readOnlyState) setImmediate(() => void this.end());
    });
  }

  /** Nobody gets a connection that is not as it was meant. */
  #begin(connected: Connected): void {
    const { session } = this.#config;
    if (session === undefined) {
      connected(null);
      return;
    }
    const statement = { text: settingText(session), query_timeout: beginTimeoutMs };
    this.query(statement).then(
      () => connected(null),
      (error: Error) => {
        this.connection.stream.destroy();
        connected(error);
      },
    );
  }

  #connect(whenBegun: Connected): void {
    const connected: Connected = (error) => (error ? whenBegun(error) : this.#begin(whenBegun));
    if (this.#address === null) {
      super.connect(connected);
      return;
    }
    writableHost(this.#config, this.#address).then(
      (host) => {
        Object.assign(this, host);
        // The pool has given up meanwhile.
        const isLate = this.connection.stream.destroyed;
        if (isLate) connected(new Error('Connection terminated'));
        else super.connect(connected);
      },
      (error: Error) => connected(error),
    );
  }

  override connect(): Promise<this>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<this> | void {
    if (connected !== undefined) return this.#connect(connected);
    return new Promise((resolve, reject) => {
      this.#connect((error) => (error ? reject(error) : resolve(this)));
    });
  }
}

/** A pool of such connections. */
export const openPool = (config: SessionConfig & pg.PoolConfig): pg.Pool =>
  new pg.Pool({ ...config, Client: DatabaseClient });
