import * as z from 'zod/mini';

/** What a file can hold. */
export const importsOf = ['companies', 'opportunities', 'submissions', 'projects'] as const;
export const ImportOf = z.enum(importsOf);
export type ImportOf = z.infer<typeof ImportOf>;

/**
 * `draft`: the file is here, its columns are being matched. `checking`: gone through without writing,
 * and then a draft again. `waiting` and `running`: being written. `undoing` and `undone`: taken back as
 * a whole. `failed` and `cancelled` keep what was written and can go on.
 */
export const importStates = [
  'draft',
  'checking',
  'waiting',
  'running',
  'done',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const;
export const ImportState = z.enum(importStates);
export type ImportState = z.infer<typeof ImportState>;
