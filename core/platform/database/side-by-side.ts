import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Queryable } from './open.ts';

/**
 * Runs queries at once, each on a connection of the pool. A transaction has one connection, which
 * takes one query at a time: there they run one after the other.
 */
export async function runSideBySide<Result>(
  db: Queryable,
  tasks: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  if (!is(db, PgTransaction)) return Promise.all(tasks.map((task) => task()));
  const results: Result[] = [];
  for (const task of tasks) results.push(await task());
  return results;
}
