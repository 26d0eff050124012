import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { withAdvisoryLock } from './locks.ts';

const folder = fileURLToPath(new URL('../../server/migrations', import.meta.url));
const oldestMajor = 15;

/** Applies pending migrations. When several nodes start at once, one migrates and the others wait. */
export async function migrateDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {}); // The running query is rejected; nothing else to do.
  await client.connect();
  try {
    const { rows } = await client.query('show server_version_num');
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (major < oldestMajor) {
      throw new Error(`PostgreSQL ${oldestMajor} or newer is needed; this one is ${major}.`);
    }
    const db = drizzle(client);
    await withAdvisoryLock(db, 'migration', () => migrate(db, { migrationsFolder: folder }));
  } finally {
    await client.end();
  }
}
