import { eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { importProblems, type ImportRow } from './tables.ts';

/** One task of an import. */
export interface ImportTask {
  readonly row: ImportRow;
  /** Aborted to stop the task after the batch being written. */
  readonly signal: AbortSignal;
  /** Number of rows processed, and the share done, 0 to 1. */
  reportProgress(rows: number, share: number | null): void;
}

export const progressShareOf = (bytes: number, { fileBytes }: ImportRow): number =>
  Math.min(1, bytes / Math.max(1, fileBytes));

export const deleteProblems = (db: Queryable, importId: string) =>
  db.delete(importProblems).where(eq(importProblems.importId, importId));
