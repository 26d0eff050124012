import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Listener, OnNotification } from './listen.ts';
import type { SessionConfig } from './session.ts';

export type Database = NodePgDatabase;
/** The transaction of a request, for savepoints within it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** The argument of stores: the database, or the transaction of the request. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'
>;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** The address for a separate client of the application. */
  readonly connection: SessionConfig;
  /** The same as whoever owns the database: for migrations, and for who operates it. */
  readonly ownerConnection: SessionConfig;
  /** Calls back for each notification on these channels, and after every reconnect. */
  listen(channels: string | readonly string[], onNotification: OnNotification): Listener;
  /** False: what other processes write is not noticed for now. */
  isListening(): boolean;
  /** Runs what only reads: the standby of `DATABASE_REPLICA_URL` may answer what it asks of `db`. */
  readonly reading: <Result>(act: () => Promise<Result>) => Promise<Result>;
  /** Whether that standby is used for now; null: there is none. */
  readonly replica: { isThere(): boolean } | null;
  close(): Promise<void>;
}
