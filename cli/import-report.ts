import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writtenReport } from '#features/imports/server/problem-report.ts';
import { importById } from './import-later.ts';
import { say } from './import-words.ts';
import { withDatabase } from './with-database.ts';

/** Writes the rejected rows of an import and why, to be put right and imported again. */
export async function report(id: string, path: string): Promise<void> {
  await withDatabase(async ({ db }) => {
    const { columns, rejected } = await importById(db, id);
    await pipeline(Readable.from(writtenReport(db, id, columns ?? [])), createWriteStream(path));
    say(`  ${rejected} rejected rows with their reasons: ${path}`);
  });
}
