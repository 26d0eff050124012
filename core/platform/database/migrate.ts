import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator';
import * as z from 'zod/mini';
import type { Log } from '#core/platform/log/log.ts';
import { DatabaseClient } from './client.ts';
import { withAdvisoryLock } from './locks.ts';
import type { Queryable } from './open.ts';
import { allowLogIn, separateRoles } from './separate-roles.ts';
import type { SessionConfig } from './session.ts';

const folder = fileURLToPath(new URL('../../server/migrations', import.meta.url));
const oldestMajor = 15;

/** A step of the schema that a database has. */
export interface AppliedMigration {
  /** SHA-256 of its SQL. */
  readonly hash: string;
  /** When it was written, in ms: its name across files that were numbered anew. */
  readonly writtenAt: number;
}

/** A database has steps of the schema that this version does not know. */
export class NewerSchema extends Error {
  constructor(unknown: readonly AppliedMigration[]) {
    const newest = Math.max(...unknown.map(({ writtenAt }) => writtenAt));
    const day = new Date(newest).toISOString().slice(0, 10);
    super(
      `This database has a newer schema than this version of Outrider knows (a change of ${day}). ` +
        'Start the version that it was last used with, or a newer one. Nothing was changed.',
    );
    this.name = 'NewerSchema';
  }
}

/** The steps of the schema that this version knows, in order. */
export const knownMigrations = (): MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder: folder });

/** By content or by time: files were numbered anew before, which changed the time of one. */
const isSame = (migration: MigrationMeta, { hash, writtenAt }: AppliedMigration): boolean =>
  migration.hash === hash || migration.folderMillis === writtenAt;

/** Those of a database that this version does not know. */
export const unknownAmong = (applied: readonly AppliedMigration[]): AppliedMigration[] => {
  const migrations = knownMigrations();
  return applied.filter((one) => !migrations.some((candidate) => isSame(candidate, one)));
};

/** The steps of the schema that a database has, in the order in which they were taken. */
export async function appliedMigrations(db: Queryable): Promise<AppliedMigration[]> {
  const { rows: tables } = await db.execute<{ isThere: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  if (tables[0]?.isThere !== true) return [];
  const { rows } = await db.execute<{ hash: string; at: string }>(
    sql`select hash, created_at::text as at from drizzle.__drizzle_migrations order by id`,
  );
  return rows.map(({ hash, at }) => ({ hash, writtenAt: Number(at) }));
}

/**
 * Takes all missing steps, or those of `selection`, in the transaction of `tx`. Not the library's own
 * way, which compares with the last one alone: it takes no step that was merged with an older date, and
 * starts on a newer schema.
 * @throws NewerSchema
 */
export async function takeMissingSteps(
  tx: Queryable,
  selection: readonly AppliedMigration[] | null = null,
): Promise<void> {
  const applied = await appliedMigrations(tx);
  const unknown = unknownAmong(applied);
  if (unknown.length > 0) throw new NewerSchema(unknown);
  const missing = knownMigrations().filter(
    (migration) =>
      !applied.some((one) => isSame(migration, one)) &&
      (selection === null || selection.some((one) => isSame(migration, one))),
  );
  if (missing.length === 0) return;
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`);
  // What SQL cannot ask: the zone in which times were meant before corporations had one.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await tx.execute(sql`select set_config('outrider.time_zone', ${timeZone}, true)`);
  for (const { sql: statements, hash, folderMillis } of missing) {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
      values (${hash}, ${folderMillis})`);
  }
}

/**
 * Applies pending migrations. When several nodes start at once, one migrates and the others wait.
 * Returns whether the application is to work as a role of its own (`separateRoles`).
 * @throws NewerSchema
 */
export async function migrateDatabase(
  connection: SessionConfig,
  logsIn: boolean,
  log: Log,
): Promise<boolean> {
  const client = new DatabaseClient(connection);
  await client.connect();
  try {
    const { rows } = await client.query('show server_version_num');
    const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (major < oldestMajor) {
      throw new Error(`PostgreSQL ${oldestMajor} or newer is needed; this one is ${major}.`);
    }
    const db = drizzle(client);
    return await withAdvisoryLock(db, 'migration', async () => {
      await db.transaction((tx) => takeMissingSteps(tx));
      const isSeparate = await separateRoles(client, log);
      if (isSeparate && logsIn) await allowLogIn(client);
      return isSeparate;
    });
  } finally {
    await client.end();
  }
}

const Journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

export interface MigrationState {
  readonly applied: number;
  /** The name of the last one. */
  readonly latest: string | null;
  /** Of this version, and not applied yet. */
  readonly pending: readonly string[];
}

/** Which migrations of this version the database has. */
export async function readMigrations(db: Queryable): Promise<MigrationState> {
  const journal = await readFile(`${folder}/meta/_journal.json`, 'utf8');
  const { entries } = Journal.parse(JSON.parse(journal));
  const { rows } = await db.execute<{ applied: number; last: number }>(sql`
    select count(*)::int as applied, coalesce(max(created_at), 0)::float8 as last
    from drizzle.__drizzle_migrations`);
  const { applied = 0, last = 0 } = rows[0] ?? {};
  const pending = entries.filter(({ when }) => when > last).map(({ tag }) => tag);
  const latest = entries.findLast(({ when }) => when <= last)?.tag ?? null;
  return { applied, latest, pending };
}
