import { importRefusals } from '#features/imports/domain/refusals.ts';
import { basename } from 'node:path';
import { Refused, refused } from '#core/platform/http/refused.ts';
import type { ImportRow } from './plan.ts';
import { UnreadableFile } from '#features/imports/server/files/unreadable-file.ts';

/** Our name for a file says nothing to whoever brought it. */
const withOriginalFileName = (sentence: string, { filePath, fileName }: ImportRow): string =>
  filePath === null ? sentence : sentence.replaceAll(basename(filePath), fileName);

/** What a person can be told of a failure; null where it is a fault of ours. */
export const errorMessageOf = (error: unknown, row: ImportRow): string | null =>
  error instanceof UnreadableFile || error instanceof Refused
    ? withOriginalFileName(error.message, row)
    : null;

/** What is read of a file, or the refusal that says why it cannot be. */
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
