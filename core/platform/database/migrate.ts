import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const folder = fileURLToPath(new URL('../../server/migrations', import.meta.url));
const lockKey = 7_206_544;
const oldestMajor = 15;

/** Applies what is missing. Several nodes may start at once: one migrates, the others wait. */
export async function migrateDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // The query under way is rejected; nothing else needs telling.
  await client.connect();
  try {
    const { rows } = await client.query('show server_version_num');
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (major < oldestMajor) {
      throw new Error(`PostgreSQL ${oldestMajor} or newer is needed; this one is ${major}.`);
    }
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
