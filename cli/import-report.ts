import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeReport } from '#features/imports/server/problem-report.ts';
import { loadImport } from './import-jobs.ts';
import { printLines } from './import-output.ts';
import { withDatabase } from './with-database.ts';

/** Writes the rejected rows of an import with the reasons, to be corrected and imported again. */
export async function report(id: string, path: string): Promise<void> {
  await withDatabase(async ({ db }) => {
    const { columns, rejected } = await loadImport(db, id);
    await pipeline(Readable.from(writeReport(db, id, columns ?? [])), createWriteStream(path));
    printLines(`  ${rejected} rejected rows with their reasons: ${path}`);
  });
}
