import { basename } from 'node:path';
import { UnreadableFile } from '#server/imports/reading/source.ts';

/** Refuses a file as a whole: `why` goes on after its name. */
export const unusable = (path: string, why: string, cause?: unknown): UnreadableFile =>
  new UnreadableFile(`The file “${basename(path)}” ${why}`, { cause });
