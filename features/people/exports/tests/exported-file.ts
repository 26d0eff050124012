import { parse } from 'csv-parse/sync';
import { expect } from 'vitest';
import type { SignedIn } from '#core/tests/sign-in.ts';
import type { TestServer } from '#core/tests/test-server.ts';
import * as endpoints from '#features/people/exports/domain/endpoints.ts';
import type { ExportRequest } from '#features/people/exports/domain/export-kind.ts';
import { exportFilesOf } from '#features/people/exports/server/files.ts';
import { exportPartsOf } from '#features/people/exports/server/jobs.ts';
import { runExport } from '#features/people/exports/server/run-export.ts';

/** Exports as this person, here and now; the answer is the path of the file. */
export async function exportedFile(
  server: TestServer,
  person: SignedIn,
  body: ExportRequest,
): Promise<string> {
  const { id } = await person.ask(endpoints.create, { body });
  await runExport(exportPartsOf(server), id, new AbortController().signal);
  expect(await person.ask(endpoints.get, { params: { id } })).toMatchObject({ state: 'finished' });
  const { rows } = await server.database.pool.query<{ file_id: string }>(
    'select file_id from export_jobs where id = $1',
    [id],
  );
  const files = exportFilesOf(server.settings);
  const path = await files.withPath(rows[0]?.file_id ?? '', async (place) => place);
  if (path === null) throw new Error('There is no file.');
  return path;
}

/** The rows of a CSV file by heading. */
export const recordsOf = (csv: string | Buffer): Record<string, string>[] =>
  parse(csv, { bom: true, columns: true });
