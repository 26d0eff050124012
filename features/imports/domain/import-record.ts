import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';
import { FileFormat, ImportColumn, ImportMapping, ImportState, PreviewRow } from './import.ts';
import { ImportProgress } from './progress-estimate.ts';
import { ImportSettings } from './settings.ts';

/** How many rows came to each end. */
const ImportCounts = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

const Named = z.object({ id: Id, name: z.string() });

/** An import, as its screen and the list show it. */
export const ImportRecord = z.extend(ImportSettings, {
  id: Id,
  fileName: z.string(),
  fileBytes: z.int(),
  /** Whether the file is still here. */
  hasFile: z.boolean(),
  corporation: z.nullable(Named),
  opportunity: z.nullable(Named),
  state: ImportState,
  counts: ImportCounts,
  /** What undoing it took away, put back, and left as it is because somebody built on it. */
  undone: z.object({ removed: z.int(), restored: z.int(), kept: z.int() }),
  progress: z.nullable(ImportProgress),
  /** While it waits: how many of the same kind come first. */
  ahead: z.int(),
  /** When the check was done that still holds. */
  checkedAt: z.nullable(Instant),
  /** Why it stopped. */
  problem: z.nullable(z.string()),
  createdBy: z.nullable(z.string()),
  startedAt: z.nullable(Instant),
  finishedAt: z.nullable(Instant),
  createdAt: Instant,
});
export type ImportRecord = z.infer<typeof ImportRecord>;

/** How the file is understood. */
export const ImportReading = z.object({
  format: FileFormat,
  columns: z.array(ImportColumn),
  /** As it holds now: chosen, remembered, or proposed. */
  mapping: ImportMapping,
  /** Whether it is the one last used for this source. */
  isRemembered: z.boolean(),
  /** Questions that a column may be the answer to. */
  questions: z.array(z.string()),
  /** What was put in order on the way. */
  notes: z.array(z.string()),
  /** What is still wrong with the mapping; empty when it can be used. */
  problems: z.array(z.string()),
});
export type ImportReading = z.infer<typeof ImportReading>;

/** What a check found. */
export const ImportPreview = z.object({
  rows: z.int(),
  counts: ImportCounts,
  /** Rows that are taken with a remark. */
  remarks: z.int(),
  preview: z.array(PreviewRow),
  /** Columns that go nowhere. */
  notTaken: z.array(z.string()),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** How often a reason stands at a row. */
export const ImportReason = z.object({
  reason: z.string(),
  result: z.enum(['rejected', 'remark']),
  count: z.int(),
});
export type ImportReason = z.infer<typeof ImportReason>;

/** A row that was not taken, or taken with a remark, as a list shows it. */
export const ImportProblemLine = z.object({
  row: z.int(),
  result: z.enum(['rejected', 'remark']),
  reasons: z.array(z.string()),
  /** The row as it came, shortened. */
  raw: z.string(),
});
export type ImportProblemLine = z.infer<typeof ImportProblemLine>;
