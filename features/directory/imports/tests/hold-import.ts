import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { lockNumbers } from '#core/platform/database/locks.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import { lockCompanies } from '#features/directory/companies/server/import/lock-companies.ts';

/** Somebody who keeps imports of companies of a kind from writing, until they let go. */
async function openHolder(connection: pg.ClientConfig, kind: CompanyKind) {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('begin');
  return {
    hold: () => lockCompanies(drizzle(client), kind),
    letGo: async () => {
      await client.query('rollback');
      await client.end();
    },
  };
}

/** Waits until so many wait for their turn to write companies. */
async function untilWaiting(connection: pg.ClientConfig, count: number): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await waitUntil(async () => {
    const { rowCount } = await client.query(
      `select from pg_locks where locktype = 'advisory' and not granted and classid = $1
        and database = (select oid from pg_database where datname = current_database())`,
      [lockNumbers.companyImports],
    );
    return rowCount === count;
  });
  await client.end();
}

/** Begins an import, which is held after its first batch of companies until it is let go. */
export async function holdAfterOneBatch(
  connection: pg.ClientConfig,
  kind: CompanyKind,
  begin: () => Promise<unknown>,
): Promise<{ letGo: () => Promise<void> }> {
  const [first, second] = [await openHolder(connection, kind), await openHolder(connection, kind)];
  await first.hold();
  await begin();
  await untilWaiting(connection, 1);
  // In line: behind the first batch, and before the second.
  const held = second.hold();
  await untilWaiting(connection, 2);
  await first.letGo();
  await held;
  return { letGo: second.letGo };
}
