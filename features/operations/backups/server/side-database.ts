import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { DatabaseClient } from '#core/platform/database/client.ts';
import { withDatabaseName } from '#core/platform/database/database-address.ts';

/** Databases of drills, on the same server, by their names. */
const prefix = 'outrider_drill_';

/** The same server and account, another database. */
function connectionTo(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  return {
    ...connection,
    connectionString: withDatabaseName(connection.connectionString, database),
  };
}

/**
 * Runs with an empty database beside the real one, which is dropped afterwards, as are those of drills
 * that were cut off.
 */
export async function withSideDatabase<Result>(
  connection: pg.ClientConfig,
  run: (connection: pg.ClientConfig) => Promise<Result>,
): Promise<Result> {
  const client = new DatabaseClient({ ...connection, application_name: 'outrider drill' });
  await client.connect();
  const drop = (name: string) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  try {
    const { rows: left } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of left) await drop(name);
    const name = prefix + randomBytes(6).toString('hex');
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
    try {
      return await run(connectionTo(connection, name));
    } finally {
      await drop(name);
    }
  } finally {
    await client.end();
  }
}
