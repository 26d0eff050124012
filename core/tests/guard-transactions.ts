import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import threads, { type MessagePort } from 'node:worker_threads';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';

const transaction = new AsyncLocalStorage<true>();

/** @throws Error within a transaction. What throws is a fault of the product, never of a request. */
function assertOutside(what: string): void {
  if (transaction.getStore())
    throw new Error(`${what} within a transaction, which holds a connection`);
}

/** Hashing takes long on purpose. */
const { argon2 } = crypto;
crypto.argon2 = (...parameters) => {
  assertOutside('A password is hashed');
  return argon2(...parameters);
};

/** What has a thread of its own computes for long, and a thread that is there already is sent its work. */
threads.Worker = class extends threads.Worker {
  constructor(...parameters: ConstructorParameters<typeof threads.Worker>) {
    assertOutside('A thread is started');
    super(...parameters);
  }
};
const { prototype } = threads.MessagePort;
const post = prototype.postMessage as (...parameters: unknown[]) => void;
prototype.postMessage = function postOutside(this: MessagePort, ...parameters: unknown[]) {
  assertOutside('A thread is sent work');
  post.apply(this, parameters);
} as typeof prototype.postMessage;
syncBuiltinESMExports();

const { fetch } = globalThis;
globalThis.fetch = (...parameters) => {
  assertOutside('Something is fetched');
  return fetch(...parameters);
};

/**
 * Fails whoever takes a second connection of the pool, hashes, starts a thread or asks the network within a
 * transaction.
 * As many requests as there are connections would otherwise wait for each other until they are refused,
 * and everybody else with them.
 */
function guardTransactions({ db, pool }: OpenDatabase): void {
  const begin = db.transaction.bind(db);
  db.transaction = (act, config) => begin((tx) => transaction.run(true, () => act(tx)), config);
  const connect = pool.connect.bind(pool) as (...parameters: unknown[]) => unknown;
  const guarded = (...parameters: unknown[]): unknown => {
    assertOutside('A second connection is taken');
    return connect(...parameters);
  };
  pool.connect = guarded as typeof pool.connect;
}

/** {@link openDatabase}, with its transactions guarded. */
export async function openGuardedDatabase(
  ...parameters: Parameters<typeof openDatabase>
): Promise<OpenDatabase> {
  const database = await openDatabase(...parameters);
  guardTransactions(database);
  return database;
}
