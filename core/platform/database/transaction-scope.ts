import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queryable } from './open.ts';

interface Scope {
  readonly tx: Queryable;
  readonly afterwards: (() => Promise<void>)[];
}

/**
 * For a library that has transactions of its own, and asks us within them: what it asks is read there,
 * and not over a second connection, for which everybody would wait if as many asked at once.
 */
export function openTransactionScope(database: Database) {
  const scope = new AsyncLocalStorage<Scope>();
  const db: Database = Object.create(database);
  db.transaction = async (act, config) => {
    const afterwards: Scope['afterwards'] = [];
    try {
      return await database.transaction(
        (tx) => scope.run({ tx, afterwards }, () => act(tx)),
        config,
      );
    } finally {
      for (const run of afterwards) await run();
    }
  };
  return {
    /** The database for the library. */
    db,
    /** The transaction that asks; the database when none does. */
    current: (): Queryable => scope.getStore()?.tx ?? database,
    /** Acts once the transaction has ended, whether it was kept or not; at once when there is none. */
    async afterwards(act: () => Promise<void>): Promise<void> {
      const store = scope.getStore();
      if (store === undefined) return act();
      store.afterwards.push(act);
    },
  };
}
