import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Notifier } from './notifier.ts';
import type { Queryable } from './open.ts';

/** A PostgreSQL notification. */
export interface OutboxMessage {
  readonly channel: string;
  readonly payload: string;
}

/** The current transaction, and whether it, or a savepoint in it, has state messages. */
const current = new AsyncLocalStorage<{ hasMessages: boolean }>();

/** The notifier of each database, for writes outside of a transaction. */
const notifiers = new WeakMap<object, Notifier>();

/** Registers the notifier of a database. */
export function sendBy<Db extends object>(db: Db, notifier: Notifier): Db {
  notifiers.set(db, notifier);
  return db;
}

/** Runs a transaction; wakes the notifier after commit if it has state messages. */
export async function wakingNotifier<Result>(
  notifier: Notifier,
  transaction: () => Promise<Result>,
): Promise<Result> {
  const state = { hasMessages: false };
  const result = await current.run(state, transaction);
  if (state.hasMessages) notifier.wake();
  return result;
}

/**
 * Adds messages to the outbox. Every node receives them shortly after commit, in this order; after
 * a rollback, none.
 */
export async function notifyAfterCommit(
  db: Queryable,
  ...messages: readonly OutboxMessage[]
): Promise<void> {
  if (messages.length === 0) return;
  await db.execute(insertIntoOutbox(messages));
  wakeLater(db);
}

/** The same together with another write, in one round trip. */
export async function writeAndNotify(
  db: Queryable,
  statement: SQLWrapper,
  messages: readonly OutboxMessage[],
): Promise<void> {
  if (messages.length === 0) {
    await db.execute(statement);
    return;
  }
  await db.execute(sql`with written as ${statement} ${insertIntoOutbox(messages)}`);
  wakeLater(db);
}

/** Rows in order: `seq` numbers them on insert. */
function insertIntoOutbox(messages: readonly OutboxMessage[]): SQL {
  const rows = messages.map(({ channel, payload }) => sql`(${channel}, ${payload})`);
  return sql`insert into notify_outbox (channel, payload) values ${sql.join(rows, sql`, `)}`;
}

/** Outside of a transaction, the write is already committed. */
function wakeLater(db: Queryable): void {
  const notifier = notifiers.get(db);
  const transaction = current.getStore();
  if (notifier) notifier.wake();
  else if (transaction) transaction.hasMessages = true;
}
