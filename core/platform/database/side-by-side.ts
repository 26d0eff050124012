import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Queryable } from './open.ts';

type Task = () => Promise<unknown>;
type Results<Tasks extends readonly Task[]> = {
  [At in keyof Tasks]: Awaited<ReturnType<Tasks[At]>>;
};

async function inTurn(tasks: readonly Task[]): Promise<unknown[]> {
  const results: unknown[] = [];
  for (const task of tasks) results.push(await task());
  return results;
}

/**
 * Runs queries at once, each on a connection of the pool. A transaction has one connection, which
 * takes one query at a time: there they run one after the other. Results are in the order of the tasks.
 */
export async function runSideBySide<const Tasks extends readonly Task[]>(
  db: Queryable,
  tasks: Tasks,
): Promise<Results<Tasks>> {
  const results = is(db, PgTransaction)
    ? await inTurn(tasks)
    : await Promise.all(tasks.map((task) => task()));
  return results as Results<Tasks>;
}
