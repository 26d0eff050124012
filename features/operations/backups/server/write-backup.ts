import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { DatabaseClient } from '#core/platform/database/client.ts';
import { to as copyTo } from 'pg-copy-streams';
import { paced } from '#core/platform/archive/paced.ts';
import { openArchiveWriter, type ArchiveWriter } from '#core/platform/archive/write-archive.ts';
import {
  copyOutOf,
  quoted,
  sequencesOf,
  tablesOf,
  transferSession,
  type TableColumns,
} from '#core/platform/database/transfer/tables.ts';
import { appliedMigrations } from '#core/platform/database/migrate.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { backupLimits } from '#features/operations/backups/domain/limits.ts';
import { backupFormat, parts, type Contents, type Manifest, type TableSum } from './contents.ts';
import { inSegments, openMeter } from './meter.ts';
import { noPauses, type WriteOptions } from './write-options.ts';
import { writeFiles } from './write-files.ts';

export interface BackupSource {
  readonly connection: pg.ClientConfig;
  /** Null: the bytes of files are left out. */
  readonly files: FileStore | null;
  /** What signs sessions. Written only where it is encrypted. */
  readonly secret: string | null;
  /** The head of the audit log's chain in the snapshot. */
  readonly auditHead?: (client: pg.ClientBase) => Promise<Manifest['auditHead']>;
}

export interface BackupTarget {
  readonly path: string;
  /** Null: not encrypted. */
  readonly passphrase: string | null;
  /** Without pauses, which cost time and spare those who work meanwhile. */
  readonly isFast?: boolean;
}

export interface WrittenBackup {
  /** The size of the file. */
  readonly bytes: number;
  readonly rows: number;
  readonly manifest: Manifest;
}

interface Job {
  readonly queue: string;
  readonly data: object;
}

/** Jobs that are not done. The queue's own, which begin with two underscores, it makes again. */
async function waitingJobs(client: pg.ClientBase): Promise<Job[]> {
  const { rows: tables } = await client.query<{ table: string | null }>(
    `select to_regclass('jobs.job')::text as table`,
  );
  if (tables[0]?.table === null) return [];
  const { rows } = await client.query<Job>(`
    select name as queue, coalesce(data, '{}'::jsonb) as data from jobs.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_%' order by id`);
  return rows;
}

async function writeTable(
  client: pg.Client,
  table: TableColumns,
  archive: ArchiveWriter,
  { pausePerWork, progress }: WriteOptions,
): Promise<TableSum> {
  const meter = openMeter(table.name);
  const rows = client.query(copyTo(copyOutOf(table)));
  let nth = 0;
  for await (const part of inSegments(paced(rows, pausePerWork.rows), backupLimits.partBytes)) {
    meter.pass(part);
    await archive.add(parts.table(table.name, nth), part);
    progress(part.length);
    nth += 1;
  }
  return meter.sum();
}

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Writes all parts, from the one snapshot that the transaction of this client sees. */
async function writeParts(
  client: pg.Client,
  archive: ArchiveWriter,
  { files, secret, auditHead }: BackupSource,
  options: WriteOptions,
): Promise<Manifest> {
  const tables = await tablesOf(client);
  // Nobody changes a table's columns until the end.
  const names = tables.map(({ name }) => quoted(name)).join(', ');
  if (tables.length > 0) await client.query(`lock table ${names} in access share mode`);
  const jobs = await waitingJobs(client);
  const contents: Contents = {
    format: backupFormat,
    createdAt: new Date().toISOString(),
    migrations: await appliedMigrations(drizzle(client)),
    tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
    hasSecret: secret !== null,
  };
  await archive.add(parts.contents, json(contents));
  if (secret !== null) await archive.add(parts.secret, Buffer.from(secret));
  await archive.add(parts.jobs, json(jobs));
  const sums: TableSum[] = [];
  for (const table of tables) sums.push(await writeTable(client, table, archive, options));
  const manifest: Manifest = {
    tables: sums,
    sequences: await sequencesOf(client),
    files: files
      ? await writeFiles(client, files, archive, options)
      : { count: 0, bytes: 0, missing: [], changed: [] },
    jobs: jobs.length,
    auditHead: (await auditHead?.(client)) ?? null,
  };
  await archive.add(parts.manifest, json(manifest));
  return manifest;
}

/**
 * Writes one file with all rows of one moment, all files that they name and, where it is encrypted, the
 * secret, while people work. Nothing is held in memory beyond a part.
 */
export async function writeBackup(
  source: BackupSource,
  { path, passphrase, isFast = false }: BackupTarget,
  progress: (bytes: number) => void = () => {},
): Promise<WrittenBackup> {
  const client = new DatabaseClient({ ...source.connection, application_name: 'outrider backup' });
  let isOver = false;
  await client.connect();
  try {
    await client.query(transferSession);
    await client.query('begin isolation level repeatable read, read only');
    const archive = await openArchiveWriter(path, passphrase);
    try {
      const secret = passphrase === null ? null : source.secret;
      const pausePerWork = isFast ? noPauses : backupLimits.pausePerWork;
      const options = { pausePerWork, progress };
      const manifest = await writeParts(client, archive, { ...source, secret }, options);
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      const bytes = await archive.finish();
      isOver = true;
      return { bytes, rows, manifest };
    } catch (error) {
      await archive.abort();
      throw error;
    }
  } finally {
    // Of a table that was being copied out, nobody reads the rest.
    if (isOver) await client.end();
    else client.connection.stream.destroy();
  }
}
