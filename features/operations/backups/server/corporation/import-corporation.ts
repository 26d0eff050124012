import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { BlobReader, configure, ZipReader, type FileEntry } from '@zip.js/zip.js';
import pg from 'pg';
import { DatabaseClient } from '#core/platform/database/client.ts';
import * as z from 'zod/mini';
import { unknownAmong } from '#core/platform/database/migrate.ts';
import { transferSession } from '#core/platform/database/transfer/tables.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { refused } from '#core/platform/http/refused.ts';
import { backupRefusals } from '#features/operations/backups/domain/refusals.ts';
import { corporationParts } from './export-corporation.ts';
import { beginPlaces, notePlaces, storePlaces, withPlace } from './former-files.ts';

configure({ useWebWorkers: false });

const Contents = z.object({
  format: z.literal(1),
  corporationId: z.string(),
  createdAt: z.string(),
  migrations: z.array(z.object({ hash: z.string(), writtenAt: z.number() })),
  tables: z.array(z.string()),
});

const rowsAtOnce = 500;

interface Parts {
  readonly connection: pg.ClientConfig;
  readonly files: FileStore;
}

export interface ImportedCorporation {
  readonly rows: number;
  readonly files: number;
}

function streamOf(entry: FileEntry): Readable {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // A failure reaches the reader through the stream.
  entry.getData(writable).catch((error: unknown) => writable.abort(error).catch(() => undefined));
  return Readable.fromWeb(readable as never);
}

interface Inserted {
  readonly count: number;
  /** Columns that the export does not know: its version had none, and rows get their defaults. */
  readonly unknown: ReadonlySet<string>;
}

/**
 * Inserts rows by their columns' names, which all rows of a table have alike; one that this version does
 * not have is left out, and so are numbers of transactions, which mean nothing on another server.
 */
async function insertRows(client: pg.Client, table: string, entry: FileEntry): Promise<Inserted> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attname <> 'transaction_id'`,
    [pg.escapeIdentifier(table)],
  );
  const into = pg.escapeIdentifier(table);
  const isFiles = table === 'files';
  const unknown = new Set<string>();
  let list = '';
  let count = 0;
  let batch: string[] = [];
  const insert = async () => {
    if (batch.length === 0) return;
    await client.query(
      `insert into ${into} (${list}) select ${list} from jsonb_populate_recordset(null::${into}, $1)`,
      [`[${batch.join(',')}]`],
    );
    if (isFiles) await notePlaces(client, `[${batch.join(',')}]`);
    count += batch.length;
    batch = [];
  };
  for await (const read of createInterface({ input: streamOf(entry), crlfDelay: Infinity })) {
    const line = isFiles ? withPlace(read) : read;
    if (list === '') {
      const row = JSON.parse(line) as object;
      for (const { name } of columns) if (!Object.hasOwn(row, name)) unknown.add(name);
      const fields = columns.filter(({ name }) => !unknown.has(name));
      list = fields.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
    }
    batch.push(line);
    if (batch.length >= rowsAtOnce) await insert();
  }
  await insert();
  return { count, unknown };
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    'select from corporations union all select from users limit 1',
  );
  if (rowCount !== 0) {
    throw refused(backupRefusals['backup.notEmpty'], { place: 'This installation' });
  }
}

async function entriesOf(path: string): Promise<Map<string, FileEntry>> {
  const file = basename(path);
  try {
    const zip = new ZipReader(new BlobReader(await openAsBlob(path)));
    const entries = await zip.getEntries();
    return new Map(entries.flatMap((one) => (one.directory ? [] : [[one.filename, one]])));
  } catch {
    throw refused(backupRefusals['backup.none'], { file });
  }
}

async function contentsOf(entries: Map<string, FileEntry>, file: string) {
  const entry = entries.get(corporationParts.contents);
  if (!entry) throw refused(backupRefusals['backup.none'], { file });
  const bytes = await Readable.from(streamOf(entry)).toArray();
  const parsed = z.safeParse(Contents, JSON.parse(Buffer.concat(bytes).toString()));
  if (!parsed.success) throw refused(backupRefusals['backup.none'], { file });
  if (unknownAmong(parsed.data.migrations).length > 0) {
    throw refused(backupRefusals['backup.newer'], { file });
  }
  return parsed.data;
}

/**
 * Imports the export of a corporation into an installation without people and corporations, in one
 * transaction. Its people get in by resetting their password.
 * @throws Refused; then nothing was changed
 */
export async function importCorporation(
  path: string,
  { connection, files }: Parts,
): Promise<ImportedCorporation> {
  const file = basename(path);
  const entries = await entriesOf(path);
  const contents = await contentsOf(entries, file);
  const client = new DatabaseClient({ ...connection, application_name: 'outrider import' });
  await client.connect();
  const stored: string[] = [];
  try {
    await client.query(transferSession);
    await client.query('begin');
    await assertEmpty(client);
    // The numbers of submissions are among the rows.
    await client.query('alter table submissions disable trigger user');
    await beginPlaces(client);
    let rows = 0;
    for (const table of contents.tables) {
      const entry = entries.get(corporationParts.data(table));
      if (!entry) throw refused(backupRefusals['backup.damaged'], { file, place: table });
      const inserted = await insertRows(client, table, entry);
      rows += inserted.count;
      // An export of a former version did not know what nobody had opened yet: nothing is new to all.
      if (table === 'submissions' && inserted.unknown.has('opened_at')) {
        await client.query('update submissions set opened_at = updated_at');
      }
    }
    await storePlaces(client);
    // Nor may it know questions but by their wording.
    await client.query('select key_answers()');
    await client.query('select fill_submission_answers()');
    await client.query('alter table submissions enable trigger user');
    // Links that were made elsewhere, or with keys that an older version gave away, open nothing here.
    await client.query('update files set download_token = gen_random_uuid()');
    await client.query(
      'update imports set report_token = gen_random_uuid() where report_token is not null',
    );
    const { rows: ids } = await client.query<{ id: string; size: string }>(
      'select id, size::text as size from files',
    );
    for (const { id, size } of ids) {
      const entry = entries.get(corporationParts.file(id));
      if (!entry) continue;
      stored.push(id);
      await files.put(id, streamOf(entry), Number(size));
    }
    await client.query('commit');
    return { rows, files: stored.length };
  } catch (error) {
    for (const id of stored) await files.remove(id);
    throw error;
  } finally {
    await client.end();
  }
}
