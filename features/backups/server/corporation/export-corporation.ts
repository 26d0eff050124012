import { Readable } from 'node:stream';
import { configure, ZipWriter } from '@zip.js/zip.js';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { drizzle } from 'drizzle-orm/node-postgres';
import { appliedMigrations } from '#core/platform/database/migrate.ts';
import { tablesOf, transferSession } from '#core/platform/database/transfer/tables.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import {
  exportedTables,
  forCorporation,
  referencesQuery,
  type ExportedTable,
  type Reference,
} from './corporation-tables.ts';

// In this process: a thread for each file would cost more.
configure({ useWebWorkers: false });

/** What an export says of itself. */
export interface CorporationContents {
  readonly format: 1;
  readonly corporationId: string;
  readonly createdAt: string;
  readonly migrations: readonly { readonly hash: string; readonly writtenAt: number }[];
  /** In the order in which they can be inserted. */
  readonly tables: readonly string[];
}

export const corporationParts = {
  contents: 'corporation.json',
  data: (table: string) => `data/${table}.jsonl`,
  sheet: (table: string) => `sheets/${table}.csv`,
  file: (id: string) => `files/${id}`,
} as const;

interface Parts {
  readonly connection: pg.ClientConfig;
  readonly files: FileStore;
}

/** A line as it is, of what has no such characters: JSON escapes them. */
const asLines = `(format csv, delimiter e'\\x01', quote e'\\x02')`;

const { escapeIdentifier, escapeLiteral } = pg;

function selectOf(
  { name, where, instead = {} }: ExportedTable,
  columns: readonly string[],
): string {
  const list = columns.map((column) => {
    const quoted = escapeIdentifier(column);
    const other = instead[column];
    return other === undefined ? `t.${quoted}` : `${other} as ${quoted}`;
  });
  // An answer after what it answers.
  const order = columns.includes('created_at') ? ' order by t.created_at' : '';
  return `select ${list.join(', ')} from ${escapeIdentifier(name)} t where ${where}${order}`;
}

async function writeParts(
  zip: ZipWriter<unknown>,
  client: pg.Client,
  { files }: Parts,
  corporationId: string,
  progress: (tables: number) => Promise<void>,
): Promise<void> {
  const add = (name: string, bytes: Readable | AsyncIterable<Uint8Array>) =>
    zip.add(name, Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>);
  const { rows: references } = await client.query<Reference>(referencesQuery);
  const all = await tablesOf(client);
  const columnsOf = new Map(
    all.map(({ name, columns }) => [name.replace(/^public\./u, ''), columns]),
  );
  const tables = exportedTables(references).filter(({ name }) => columnsOf.has(name));
  const contents: CorporationContents = {
    ...{ format: 1, corporationId, createdAt: new Date().toISOString() },
    migrations: await appliedMigrations(drizzle(client)),
    tables: tables.map(({ name }) => name),
  };
  await add(corporationParts.contents, Readable.from([Buffer.from(JSON.stringify(contents))]));
  for (const [nth, table] of tables.entries()) {
    const query = forCorporation(
      selectOf(table, columnsOf.get(table.name) ?? []),
      escapeLiteral(corporationId),
    );
    const lines = `copy (select to_jsonb(r)::text from (${query}) r) to stdout ${asLines}`;
    await add(corporationParts.data(table.name), client.query(copyTo(lines)));
    const sheet = `copy (${query}) to stdout (format csv, header)`;
    await add(corporationParts.sheet(table.name), client.query(copyTo(sheet)));
    await progress(nth + 1);
  }
  const { rows } = await client.query<{ id: string }>(
    'select id from files where corporation_id = $1 and deleted_at is null order by id',
    [corporationId],
  );
  for (const { id } of rows) {
    const bytes = await files.get(id);
    if (bytes !== null) await add(corporationParts.file(id), bytes);
  }
}

/**
 * All that is a corporation's as a zip: each table as JSON lines, which can be imported, and as a sheet
 * to look at, and the files. Of one moment, and streamed.
 */
export async function* exportCorporation(
  parts: Parts,
  corporationId: string,
  progress: (tables: number) => Promise<void> = async () => {},
): AsyncGenerator<Buffer> {
  const client = new pg.Client({ ...parts.connection, application_name: 'outrider export' });
  client.on('error', () => {}); // The running query is rejected; nothing else to do.
  await client.connect();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  let isWritten = false;
  const write = async () => {
    const zip = new ZipWriter(writable, { zip64: true });
    try {
      await client.query(transferSession);
      await client.query('begin isolation level repeatable read, read only');
      await writeParts(zip, client, parts, corporationId, progress);
      await zip.close();
      isWritten = true;
    } catch (error) {
      await writable.abort(error).catch(() => undefined);
      throw error;
    }
  };
  const written = write();
  written.catch(() => undefined);
  try {
    for await (const bytes of readable) yield Buffer.from(bytes);
    await written;
  } finally {
    if (isWritten) await client.end();
    else client.connection.stream.destroy();
  }
}
