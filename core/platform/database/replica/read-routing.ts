import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Log } from '#core/platform/log/log.ts';
import type { Database } from '#core/platform/database/open.ts';
import { openReplica, type Replica } from './open-replica.ts';

const current = new AsyncLocalStorage<true>();
const isReading = (): boolean => current.getStore() !== undefined;

/** What writes after all is refused by a standby, and then done by the primary. */
const reads = /^[\s(]*(?:select|with)\b/iu;

type Query = (query: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/** A pool as far as a database needs one, apart from transactions. */
type Source = pg.Pool;

/** Statements are told apart here, and not where they are made: many are prepared once, for one database. */
function sourceOver(askPrimary: Query, replica: Replica): Source {
  const query: Query = async (statement, values) => {
    const text = typeof statement === 'string' ? statement : statement.text;
    if (!isReading() || !reads.test(text)) return askPrimary(statement, values);
    const answer = await replica.read((client) => client.query(statement, values));
    return answer === null ? askPrimary(statement, values) : answer.result;
  };
  return { query } as unknown as Source;
}

/** Of transactions those that say that they only read. */
function divertTransactions(db: Database, replica: Replica): Database {
  const onPrimary = db.transaction.bind(db);
  db.transaction = async (run, config) => {
    if (!isReading() || config?.accessMode !== 'read only') return onPrimary(run, config);
    const answer = await replica.read((client) => drizzle(client).transaction(run, config));
    return answer === null ? onPrimary(run, config) : answer.result;
  };
  return db;
}

interface ReadRouting {
  /** Runs what only reads: the standby may answer the statements of it. */
  readonly run: <Result>(act: () => Promise<Result>) => Promise<Result>;
  readonly replica: Replica | null;
  /** What a database is made over. */
  readonly source: Source;
  /** Sees to the transactions of that database. */
  readonly divert: (db: Database) => Database;
}

interface Primary {
  readonly pool: pg.Pool;
  /** Of the pool. */
  readonly config: pg.PoolConfig;
  /** Of the standby. */
  readonly url: string | null | undefined;
}

/** Lets the standby at an address answer what a database over this pool reads; the pool itself is as before. */
export function openReadRouting({ pool, config, url }: Primary, log: Log): ReadRouting {
  if (typeof url !== 'string') {
    return { run: (act) => act(), replica: null, source: pool, divert: (db) => db };
  }
  const askPrimary: Query = (query, values) => pool.query(query, values);
  const replica = openReplica({ ...config, connectionString: url }, askPrimary, log);
  return {
    // A query of the library begins when it is awaited.
    run: (act) => current.run(true, async () => await act()),
    replica,
    source: sourceOver(askPrimary, replica),
    divert: (db) => divertTransactions(db, replica),
  };
}
