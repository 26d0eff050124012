import { eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { importProblems } from './tables.ts';
import type { ImportRow } from './plan.ts';

/** One piece of work on an import. */
export interface ImportTask {
  readonly row: ImportRow;
  /** Aborted when it is to stop: after the rows that are being written. */
  readonly signal: AbortSignal;
  /** How many rows were gone through, and how much of it all that is, 0 to 1. */
  reportProgress(rows: number, share: number | null): void;
}

export const progressShareOf = (bytes: number, { fileBytes }: ImportRow): number =>
  Math.min(1, bytes / Math.max(1, fileBytes));

export const deleteProblems = (db: Queryable, importId: string) =>
  db.delete(importProblems).where(eq(importProblems.importId, importId));
