import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from '#core/tests/test-server.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';

export const leaverPassword = 'correct horse battery';

/** Somebody who will delete their account. */
export interface Leaver {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly client: SignedIn;
}

/** Somebody of SKF, signed in. */
export async function makeLeaver(
  server: TestServer,
  firstName: string,
  lastName: string,
): Promise<Leaver> {
  const { db, pool } = server.database;
  const email = `${firstName}.${lastName}@skf.example`.toLowerCase();
  const { rows } = await pool.query<{ id: string }>(
    "select id from corporations where slug = 'skf'",
  );
  const id = await createAccount(db, {
    email,
    password: leaverPassword,
    firstName,
    lastName,
    title: 'Engineer',
    corporationId: rows[0]?.id ?? null,
    isFoundryUser: false,
  });
  const client = await server.signIn(email, leaverPassword);
  return { id, email, name: `${firstName} ${lastName}`, client };
}

export const joinCase = (
  { database }: TestServer,
  opportunityId: string,
  userId: string,
  role: string,
) =>
  database.pool.query(
    'insert into opportunity_team (opportunity_id, user_id, role) values ($1, $2, $3)',
    [opportunityId, userId, role],
  );

export const leave = (
  { id, client, email }: Leaver,
  choices: readonly { id: string; to: string | null }[] = [],
  confirmation = email,
) => client.send('POST', `/users/${id}/deletion`, { body: { confirmation, collections: choices } });

/** Every row of every table, as text. */
async function dump({ database: { pool } }: TestServer): Promise<Map<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const rows = new Map<string, string[]>();
  for (const { name } of tables) {
    const result = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    rows.set(
      name,
      result.rows.map(({ row }) => row.toLowerCase()),
    );
  }
  return rows;
}

/** The tables of a dump that have one of these words. */
export async function tablesWith(server: TestServer, words: readonly string[]): Promise<string[]> {
  const tables = new Set<string>();
  for (const [table, rows] of await dump(server)) {
    for (const word of words) {
      if (rows.some((row) => row.includes(word.toLowerCase()))) tables.add(table);
    }
  }
  return [...tables];
}

/** The files below the data folder, the search index among them, that have one of these words. */
export async function filesWith(
  { settings: { dataFolder } }: TestServer,
  words: readonly string[],
): Promise<string[]> {
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  const paths = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const bytes = (await readFile(path)).toString('utf8').toLowerCase();
    if (words.some((word) => bytes.includes(word.toLowerCase()))) paths.push(path);
  }
  return paths;
}
