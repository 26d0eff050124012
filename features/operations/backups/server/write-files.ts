import { createHash, type Hash } from 'node:crypto';
import type pg from 'pg';
import { paced } from '#core/platform/archive/paced.ts';
import type { ArchiveWriter } from '#core/platform/archive/write-archive.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { backupLimits } from '#features/operations/backups/domain/limits.ts';
import { parts, type Manifest } from './contents.ts';
import type { WriteOptions } from './write-options.ts';

interface FileRow {
  readonly id: string;
  readonly size: number;
  readonly sha256: string;
}

const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The files of the snapshot, page by page: a list of all would grow with them. */
async function* filesOf(client: pg.ClientBase): AsyncGenerator<FileRow> {
  let last = beforeAll;
  for (;;) {
    const { rows } = await client.query<FileRow>(
      `select id, size::float8 as size, sha256 from files
        where deleted_at is null and id > $1 order by id limit $2`,
      [last, backupLimits.filesAtOnce],
    );
    if (rows.length === 0) return;
    yield* rows;
    last = rows.at(-1)?.id ?? last;
  }
}

/** As many bytes as were announced, whatever the store has. */
async function* exactly(size: number, source: AsyncIterable<Buffer>, hash: Hash) {
  let left = size;
  for await (const bytes of source) {
    hash.update(bytes);
    if (left > 0) yield bytes.subarray(0, left);
    left -= bytes.length;
  }
  if (left > 0) yield Buffer.alloc(left);
}

/** Writes the bytes of all files, and says which are missing or not what once arrived. */
export async function writeFiles(
  client: pg.ClientBase,
  store: FileStore,
  archive: ArchiveWriter,
  { pausePerWork, progress }: WriteOptions,
): Promise<Manifest['files']> {
  const totals = { count: 0, bytes: 0, missing: [] as string[], changed: [] as string[] };
  for await (const { id, size, sha256 } of filesOf(client)) {
    const bytes = await store.get(id);
    if (bytes === null) {
      totals.missing.push(id);
      continue;
    }
    const hash = createHash('sha256');
    await archive.addStream(
      parts.file(id, sha256),
      size,
      exactly(size, paced(bytes, pausePerWork.files), hash),
    );
    if (hash.digest('hex') !== sha256) totals.changed.push(id);
    totals.count += 1;
    totals.bytes += size;
    progress(size);
  }
  return totals;
}
