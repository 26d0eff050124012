import { AsyncLocalStorage } from 'node:async_hooks';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Notifier } from './notifier.ts';
import type { Queryable } from './open.ts';

/** A notification of PostgreSQL, as its subscribers hear it. */
export interface OutboxMessage {
  readonly channel: string;
  readonly payload: string;
}

/** The transaction that something runs in, and whether it has left messages, in it or in a savepoint. */
const current = new AsyncLocalStorage<{ hasLeft: boolean }>();

/** Who sends for what is written outside of a transaction, by the database it is written to. */
const notifiers = new WeakMap<object, Notifier>();

/** From now on this notifier sends what is left in this database. */
export function sendBy<Db extends object>(db: Db, notifier: Notifier): Db {
  notifiers.set(db, notifier);
  return db;
}

/** Runs a transaction; when it holds and has left messages, its notifier is woken. */
export async function wakingNotifier<Result>(
  notifier: Notifier,
  transaction: () => Promise<Result>,
): Promise<Result> {
  const left = { hasLeft: false };
  const result = await current.run(left, transaction);
  if (left.hasLeft) notifier.wake();
  return result;
}

/**
 * Leaves messages in the outbox. Every node hears them a moment after the transaction holds, in this
 * order; of one that is rolled back nobody hears.
 */
export async function notifyAfterCommit(
  db: Queryable,
  ...messages: readonly OutboxMessage[]
): Promise<void> {
  if (messages.length === 0) return;
  await db.execute(leaving(messages));
  wakeLater(db);
}

/** The same with what else is to be written, on one way to the database. */
export async function writeAndNotify(
  db: Queryable,
  written: SQLWrapper,
  messages: readonly OutboxMessage[],
): Promise<void> {
  if (messages.length === 0) {
    await db.execute(written);
    return;
  }
  await db.execute(sql`with written as ${written} ${leaving(messages)}`);
  wakeLater(db);
}

/** Rows in their order; they are numbered in it. */
function leaving(messages: readonly OutboxMessage[]): SQL {
  const rows = messages.map(({ channel, payload }) => sql`(${channel}, ${payload})`);
  return sql`insert into notify_outbox (channel, payload) values ${sql.join(rows, sql`, `)}`;
}

/** Written outside of a transaction it holds already. */
function wakeLater(db: Queryable): void {
  const notifier = notifiers.get(db);
  const transaction = current.getStore();
  if (notifier) notifier.wake();
  else if (transaction) transaction.hasLeft = true;
}
