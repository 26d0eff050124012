import { basename } from 'node:path';

/** The whole file cannot be imported. The message is a sentence for the user. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** Why a workbook is refused that would take more memory or time than it may. */
export const tooMuch = 'holds too much once unpacked. Save the sheet as CSV, which has no limit.';

/** Refuses a whole file: `why` continues the sentence after its name. */
export const unreadableFile = (path: string, why: string, cause?: unknown): UnreadableFile =>
  new UnreadableFile(`The file “${basename(path)}” ${why}`, { cause });
