import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { basename } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DatabaseClient } from '#core/platform/database/client.ts';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import { takeMissingSteps, unknownAmong } from '#core/platform/database/migrate.ts';
import { loadTables } from '#core/platform/database/transfer/load-tables.ts';
import {
  copyInto,
  copyOutOf,
  tablesOf,
  transferSession,
  type TableColumns,
} from '#core/platform/database/transfer/tables.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { refused } from '#core/platform/http/refused.ts';
import { backupRefusals } from '#features/operations/backups/domain/refusals.ts';
import type { Contents, Manifest } from './contents.ts';
import { isSameSum, openMeter } from './meter.ts';
import { noReceiver, openBackup, type OpenBackup } from './read-backup.ts';

export interface RestoreTarget {
  readonly connection: pg.ClientConfig;
  /** The database in words. */
  readonly place: string;
  /** Null: the bytes of files are only checked. */
  readonly files: FileStore | null;
  readonly secret?: (value: string) => Promise<void>;
  readonly jobs?: (list: unknown) => Promise<void>;
  /** Whether all rows are read again and compared. */
  readonly rereads?: boolean;
}

export interface Restored {
  readonly contents: Contents;
  readonly manifest: Manifest;
}

/** All rows of a restored database are the rows that were written. */
async function assertSameRows(client: pg.Client, contents: Contents, { tables }: Manifest) {
  for (const expected of tables) {
    const table = contents.tables.find(({ name }) => name === expected.name);
    if (!table) continue;
    const meter = openMeter(table.name);
    for await (const part of client.query(copyTo(copyOutOf(table)))) meter.pass(part as Buffer);
    const restored = meter.sum();
    if (!isSameSum(expected, restored)) {
      throw refused(backupRefusals['backup.differs'], {
        table: table.name,
        restored: restored.rows,
        expected: expected.rows,
      });
    }
  }
}

/** Those of the backup, as this database has them. */
function knownTables(tables: readonly TableColumns[], contents: Contents, file: string) {
  return contents.tables.map((table) => {
    const match = tables.find(({ name }) => name === table.name);
    const isKnown = table.columns.every((column) => match?.columns.includes(column));
    if (!match || !isKnown) throw refused(backupRefusals['backup.newer'], { file });
    return table;
  });
}

/**
 * Numbers of transactions mean nothing on another server, which will use them again. What the audit
 * log's chain has, it needs no such number for: it gets one that no transaction has.
 */
async function forgetTransactions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.audit_chain') is not null as "isThere"`,
  );
  if (rows[0]?.isThere !== true) return;
  await client.query(`update audit_changes as a set transaction_id = '2' from (
    select unnest(change_ids) as id from audit_chain) as c where c.id = a.id`);
  await client.query(`update audit_entries as e set transaction_id = '2'
    from audit_chain as c where c.entry_id = e.id`);
}

async function load(
  client: pg.Client,
  backup: OpenBackup,
  target: RestoreTarget,
  stored: string[],
  file: string,
): Promise<Manifest> {
  const { contents } = backup;
  const all = await tablesOf(client);
  const tables = knownTables(all, contents, file);
  const byName = new Map(tables.map((table) => [table.name, table]));
  let manifest: Manifest | null = null;
  const readAll = async () => {
    manifest = await backup.read({
      async table(name, rows) {
        const table = byName.get(name);
        if (!table) throw refused(backupRefusals['backup.newer'], { file });
        await pipeline(Readable.from(rows), client.query(copyFrom(copyInto(table))));
      },
      async file(id, size, bytes) {
        if (!target.files) return noReceiver.file(id, size, bytes);
        stored.push(id);
        await target.files.put(id, bytes, size);
      },
      secret: target.secret ?? noReceiver.secret,
      jobs: target.jobs ?? noReceiver.jobs,
    });
  };
  await loadTables(
    client,
    all,
    () => manifest?.sequences ?? [],
    async () => {
      await readAll();
      if (!target.rereads) await forgetTransactions(client);
    },
  );
  if (manifest === null) throw new Error('Nothing was read.');
  if (target.rereads) await assertSameRows(client, contents, manifest);
  return manifest;
}

/** @throws Refused when the database has any table. */
async function assertNoTables(client: pg.Client, place: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm') and n.nspname <> 'information_schema'
        and n.nspname not like 'pg\\_%' limit 1`,
  );
  if (rowCount !== 0) throw refused(backupRefusals['backup.notEmpty'], { place });
}

/**
 * Restores a backup into a database without tables, in one transaction: the schema as it was, all rows,
 * and then the steps of the schema since.
 * @throws Refused; then everything is as it was
 */
export async function restoreBackup(
  path: string,
  passphrase: () => Promise<string>,
  target: RestoreTarget,
): Promise<Restored> {
  const backup = await openBackup(path, passphrase);
  const { contents } = backup;
  const file = basename(path);
  const stored: string[] = [];
  const client = new DatabaseClient({ ...target.connection, application_name: 'outrider restore' });
  try {
    if (unknownAmong(contents.migrations).length > 0) {
      throw refused(backupRefusals['backup.newer'], { file });
    }
    await client.connect();
    const db = drizzle(client);
    await client.query(transferSession);
    await client.query('begin');
    // A server that starts meanwhile waits.
    await lockUntilCommit(db, 'migration');
    await assertNoTables(client, target.place);
    await takeMissingSteps(db, contents.migrations);
    const manifest = await load(client, backup, target, stored, file);
    await takeMissingSteps(db);
    await client.query('commit');
    return { contents, manifest };
  } catch (error) {
    for (const id of stored) await target.files?.remove(id);
    throw error;
  } finally {
    // Rolls back what was not committed.
    await client.end();
    await backup.close();
  }
}
