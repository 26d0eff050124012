import type { Database, Queryable } from '#core/platform/database/open.ts';

/** Thrown to roll back the transaction. */
class RollbackSignal extends Error {}

/** The result of running a function in a transaction that is rolled back. */
export async function withRollback<Result>(
  db: Database,
  act: (db: Queryable) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  try {
    await db.transaction(async (tx) => {
      results.push(await act(tx));
      throw new RollbackSignal();
    });
  } catch (error) {
    if (!(error instanceof RollbackSignal)) throw error;
  }
  const [result] = results;
  if (result === undefined) throw new Error('The trial came to nothing.');
  return result;
}
