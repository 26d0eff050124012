import { Readable } from 'node:stream';
import pg from 'pg';
import { DatabaseClient } from '#core/platform/database/client.ts';
import { to as copyTo } from 'pg-copy-streams';
import { drizzle } from 'drizzle-orm/node-postgres';
import { streamZip, type AddToZip } from '#core/platform/archive/stream-zip.ts';
import { appliedMigrations } from '#core/platform/database/migrate.ts';
import { tablesOf, transferSession } from '#core/platform/database/transfer/tables.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import {
  peopleOf,
  type ConsentingPerson,
} from '#features/people/exports/server/shared/consenting-people.ts';
import { submissionsWithNamedScores } from '#features/cases/submissions/server/shared/named-scores.ts';
import {
  referencesQuery,
  type Reference,
} from '#features/operations/backups/server/shared/references.ts';
import { rowFilters, type RowFilter } from './row-filters.ts';
import { consentingIds, notIncluded } from './not-included.ts';

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
  notIncluded: 'not-included.txt',
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

const { escapeIdentifier } = pg;

function selectOf({ name, where, instead }: RowFilter, columns: readonly string[]): string {
  const list = columns.map((column) => {
    const quoted = escapeIdentifier(column);
    const other = instead[column];
    return other === undefined ? `t.${quoted}` : `${other} as ${quoted}`;
  });
  // An answer after what it answers.
  const order = columns.includes('created_at') ? ' order by t.created_at' : '';
  return `select ${list.join(', ')} from ${escapeIdentifier(name)} t where ${where}${order}`;
}

/** What the reader may have of a corporation, at the moment of the client's transaction. */
async function rowsOf(
  client: pg.Client,
  { viewer, corporationId }: CorporationExport,
  people: readonly ConsentingPerson[],
): Promise<RowFilter[]> {
  const { rows: references } = await client.query<Reference>(referencesQuery);
  return rowFilters(references, {
    corporationId,
    readerId: userIdOf(viewer),
    consentingIds: consentingIds(people),
    scoredSubmissionIds: await submissionsWithNamedScores(drizzle(client), viewer, corporationId),
  });
}

async function writeParts(
  add: AddToZip,
  client: pg.Client,
  files: FileStore,
  corporation: CorporationExport,
): Promise<void> {
  const { corporationId, progress = async () => {} } = corporation;
  const addText = (name: string, text: string) => add(name, Readable.from([Buffer.from(text)]));
  const people = await peopleOf(drizzle(client), corporationId);
  const tables = await rowsOf(client, corporation, people);
  const columnsOf = new Map(
    (await tablesOf(client)).map(({ name, columns }) => [name.replace(/^public\./u, ''), columns]),
  );
  const contents: CorporationContents = {
    format: 1,
    corporationId,
    createdAt: new Date().toISOString(),
    migrations: await appliedMigrations(drizzle(client)),
    tables: tables.map(({ name }) => name),
  };
  await addText(corporationParts.contents, JSON.stringify(contents));
  await addText(corporationParts.notIncluded, notIncluded(people));
  for (const [nth, table] of tables.entries()) {
    const query = selectOf(table, columnsOf.get(table.name) ?? []);
    const lines = `copy (select to_jsonb(r)::text from (${query}) r) to stdout ${asLines}`;
    await add(corporationParts.data(table.name), client.query(copyTo(lines)));
    const sheet = `copy (${query}) to stdout (format csv, header)`;
    await add(corporationParts.sheet(table.name), client.query(copyTo(sheet)));
    await progress(nth + 1);
  }
  const { where = 'false' } = tables.find(({ name }) => name === 'files') ?? {};
  const { rows } = await client.query<{ id: string }>(
    `select t.id from files t where ${where} order by t.id`,
  );
  for (const { id } of rows) {
    const bytes = await files.get(id);
    if (bytes !== null) await add(corporationParts.file(id), bytes);
  }
}

/** Of which corporation, with whose rights, and who is told how many tables are written. */
interface CorporationExport {
  readonly corporationId: string;
  readonly viewer: Viewer;
  readonly progress?: (tables: number) => Promise<void>;
}

/**
 * What is a corporation's and the viewer may see as a zip: each table as JSON lines, which can be
 * imported, and as a sheet to look at, the files, and what is not in it. Of one moment, and streamed.
 */
export async function* exportCorporation(
  { connection, files }: Parts,
  corporation: CorporationExport,
): AsyncGenerator<Buffer> {
  const client = new DatabaseClient({ ...connection, application_name: 'outrider export' });
  await client.connect();
  let isWritten = false;
  try {
    yield* streamZip(async (add) => {
      await client.query(transferSession);
      await client.query('begin isolation level repeatable read, read only');
      await writeParts(add, client, files, corporation);
      isWritten = true;
    });
  } finally {
    if (isWritten) await client.end();
    else client.connection.stream.destroy();
  }
}
