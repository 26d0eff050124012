import { basename } from 'node:path';

/** The file as a whole cannot be imported. Its message is a sentence for a person. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** Refuses a file as a whole: `why` goes on after its name. */
export const unreadableFile = (path: string, why: string, cause?: unknown): UnreadableFile =>
  new UnreadableFile(`The file “${basename(path)}” ${why}`, { cause });
