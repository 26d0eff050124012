import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import type pg from 'pg';
import { messageOf } from '#core/domain/message-of.ts';
import { DatabaseClient } from '#core/platform/database/client.ts';
import { forPrograms } from '#core/platform/database/database-address.ts';
import { withDatabase } from './with-database.ts';

function hasPsql(): boolean {
  return spawnSync('psql', ['--version'], { stdio: 'ignore' }).status === 0;
}

function openPsql(connection: pg.ClientConfig): void {
  const { connectionString, host, port, user, database } = connection;
  const password = typeof connection.password === 'string' ? connection.password : undefined;
  const target = connectionString
    ? [forPrograms(connectionString)]
    : ['-h', host ?? '', '-p', String(port ?? 5432), '-U', user ?? '', database ?? ''];
  spawnSync('psql', target, {
    stdio: 'inherit',
    env: { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) },
  });
}

/** Reads SQL line by line and prints tables. For machines without psql. */
async function plainConsole(connection: pg.ClientConfig): Promise<void> {
  const client = new DatabaseClient(connection);
  await client.connect();
  const lines = createInterface({
    input: process.stdin,
    output: process.stdout,
    prompt: 'outrider=> ',
  });
  lines.prompt();
  for await (const line of lines) {
    if (/^\s*(?:\\q|exit|quit)\s*;?\s*$/iu.test(line)) break;
    if (line.trim() !== '') {
      try {
        const { rows, rowCount, command } = await client.query(line);
        if (rows.length > 0) console.table(rows);
        else process.stdout.write(`${command} ${rowCount ?? ''}\n`);
      } catch (error) {
        process.stdout.write(`${messageOf(error)}\n`);
      }
    }
    lines.prompt();
  }
  lines.close();
  await client.end();
}

/** `outrider db`: a console for the database of the settings, also beside a running server. */
export function addDatabaseCommand(program: Command): void {
  program
    .command('db')
    .description('SQL on the database: psql where there is one, else a plain console.')
    .action(() =>
      withDatabase(async ({ ownerConnection }) => {
        if (hasPsql()) openPsql(ownerConnection);
        else await plainConsole(ownerConnection);
      }),
    );
}
