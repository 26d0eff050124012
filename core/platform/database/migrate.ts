import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Log } from '#core/platform/log/log.ts';
import { withAdvisoryLock } from './locks.ts';
import { allowLogIn, separateRoles } from './separate-roles.ts';

const folder = fileURLToPath(new URL('../../server/migrations', import.meta.url));
const oldestMajor = 15;

/**
 * Applies pending migrations. When several nodes start at once, one migrates and the others wait.
 * Returns whether the application is to work as a role of its own (`separateRoles`).
 */
export async function migrateDatabase(
  connection: pg.ClientConfig,
  logsIn: boolean,
  log: Log,
): Promise<boolean> {
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
    return await withAdvisoryLock(db, 'migration', async () => {
      await migrate(db, { migrationsFolder: folder });
      const isSeparate = await separateRoles(client, log);
      if (isSeparate && logsIn) await allowLogIn(client);
      return isSeparate;
    });
  } finally {
    await client.end();
  }
}
