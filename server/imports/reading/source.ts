import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Format, type SourceRow, Unreadable, formats } from './formats.ts';

/** The file as a whole cannot be imported. Its message is a sentence for a person. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** What can be held at once; a file larger than that is not one that a person made. */
const mostBytes = 256 * 1024 * 1024;

/** The rows of a file of records, whatever it is called. */
export async function* readRecords(path: string): AsyncGenerator<SourceRow, void, undefined> {
  yield* rowsOf(await textOf(path), basename(path));
}

function rowsOf(text: string, name: string): SourceRow[] {
  if (text.trim() === '') throw new UnreadableFile(`The file “${name}” is empty.`);
  const format = formats.find((one) => one.recognises(text));
  if (format === undefined)
    throw new UnreadableFile(`The file “${name}” is neither a JSON list nor JSON Lines.`);
  const rows = rowsBy(format, text, name);
  if (rows.length === 0) throw new UnreadableFile(`The file “${name}” holds an empty list.`);
  if (rows.every((row) => row.problem !== undefined))
    throw new UnreadableFile(`The file “${name}” is not a list of objects with fields.`);
  return rows;
}

function rowsBy(format: Format, text: string, name: string): SourceRow[] {
  try {
    return format.rows(text);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new UnreadableFile(`The file “${name}” ${error.message}`, { cause: error });
  }
}

const refusals: Partial<Record<string, string>> = {
  ENOENT: 'does not exist.',
  ENOTDIR: 'does not exist.',
  EACCES: 'may not be read. Check its permissions.',
  EPERM: 'may not be read. Check its permissions.',
};

async function textOf(path: string): Promise<string> {
  const refuse = (why: string, cause?: unknown) =>
    new UnreadableFile(`The file “${basename(path)}” ${why}`, { cause });
  try {
    const found = await stat(path);
    if (found.isDirectory()) throw refuse('is a folder.');
    if (!found.isFile()) throw refuse('is not a file that can be read to its end.');
    if (found.size > mostBytes) throw refuse('is too large. Import it in parts of 256 MB or less.');
    return utf8.decode(await readFile(path));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    if (error instanceof TypeError) throw refuse('is not text in UTF-8. Save it as such.', error);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw refuse(refusals[code] ?? 'could not be read.', error);
  }
}

/** Takes the byte order mark away, if there is one, and throws at what is not UTF-8. */
const utf8 = new TextDecoder('utf-8', { fatal: true });
