import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BlobReader,
  BlobWriter,
  TextReader,
  TextWriter,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js';
import { onTestFinished } from 'vitest';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '#core/tests/temporary-folder.ts';
import type { TestServer } from '#core/tests/test-server.ts';
import * as exporting from '#features/people/exports/domain/endpoints.ts';
import { exportFilesOf } from '#features/people/exports/server/files.ts';
import { exportPartsOf } from '#features/people/exports/server/jobs.ts';
import { runExport } from '#features/people/exports/server/run-export.ts';

export type ArchiveRow = Readonly<Record<string, unknown>>;

export async function temporaryFolder(): Promise<string> {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => removeTemporaryFolder(folder));
  return folder;
}

/** Exports a corporation as this person, and returns the path of the file. */
export async function exportCorporationAs(
  server: TestServer,
  person: SignedIn,
  corporationId: string,
): Promise<string> {
  const body = { what: 'corporation', id: corporationId, format: 'zip' } as const;
  const { id } = await person.ask(exporting.create, { body });
  await runExport(exportPartsOf(server), id, new AbortController().signal);
  const { rows } = await server.database.pool.query<{ fileId: string | null; problem: string }>(
    'select file_id as "fileId", problem from export_jobs where id = $1',
    [id],
  );
  const { fileId = null, problem = null } = rows[0] ?? {};
  const bytes = fileId === null ? null : await exportFilesOf(server.settings).get(fileId);
  if (bytes === null) throw new Error(`No file: ${problem}`);
  const path = join(await temporaryFolder(), 'corporation.zip');
  await writeFile(path, bytes);
  return path;
}

/** The texts of an export's parts by their names. */
export async function textsOf(path: string): Promise<Map<string, string>> {
  const zip = new ZipReader(new BlobReader(await openAsBlob(path)));
  const texts = new Map<string, string>();
  for (const entry of await zip.getEntries()) {
    if (!entry.directory) texts.set(entry.filename, await entry.getData(new TextWriter()));
  }
  await zip.close();
  return texts;
}

/** The same export with other rows, as a former version made it; null: without one. */
export async function withRows(
  path: string,
  change: (table: string, row: ArchiveRow) => ArchiveRow | null,
): Promise<string> {
  const zip = new ZipWriter(new BlobWriter());
  for (const [name, text] of await textsOf(path)) {
    const [, table] = /^data\/(\w+)\.jsonl$/u.exec(name) ?? [];
    const lines = text.split('\n').flatMap((line) => {
      if (table === undefined || line === '') return line;
      const row = change(table, JSON.parse(line) as ArchiveRow);
      return row === null ? [] : JSON.stringify(row);
    });
    await zip.add(name, new TextReader(lines.join('\n')));
  }
  const changed = join(await temporaryFolder(), 'corporation.zip');
  await writeFile(changed, Buffer.from(await (await zip.close()).arrayBuffer()));
  return changed;
}

/** The rows of an export's tables by their names. */
export async function rowsOf(path: string): Promise<Map<string, ArchiveRow[]>> {
  const rows = new Map<string, ArchiveRow[]>();
  for (const [name, text] of await textsOf(path)) {
    const [, table] = /^data\/(\w+)\.jsonl$/u.exec(name) ?? [];
    if (table === undefined) continue;
    const lines = text.split('\n').filter((line) => line !== '');
    rows.set(
      table,
      lines.map((line) => JSON.parse(line) as ArchiveRow),
    );
  }
  return rows;
}
