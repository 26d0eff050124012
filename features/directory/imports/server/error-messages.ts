import { importRefusals } from '#features/directory/imports/domain/refusals.ts';
import { basename } from 'node:path';
import { Refused, refused } from '#core/platform/http/refused.ts';
import type { ImportRow } from './tables.ts';
import { UnreadableFile } from '#features/directory/imports/server/files/unreadable-file.ts';

/** Replaces the internal file name, which means nothing to the user. */
const withOriginalFileName = (sentence: string, { filePath, fileName }: ImportRow): string =>
  filePath === null ? sentence : sentence.replaceAll(basename(filePath), fileName);

/** The user's message for an error; null for an internal error. */
export const errorMessageOf = (error: unknown, row: ImportRow): string | null =>
  error instanceof UnreadableFile || error instanceof Refused
    ? withOriginalFileName(error.message, row)
    : null;

/** Reads a file, or throws the refusal for an unreadable one. */
export async function refuseIfUnreadable<Read>(
  row: ImportRow,
  reading: Promise<Read>,
): Promise<Read> {
  try {
    return await reading;
  } catch (error) {
    const problem =
      error instanceof UnreadableFile ? withOriginalFileName(error.message, row) : null;
    throw problem === null ? error : refused(importRefusals['import.unreadable'], { problem });
  }
}
