import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';
import {
  AmbiguousDates,
  FileFormat,
  ImportColumn,
  ImportMapping,
  ImportState,
  PreviewRow,
} from './import.ts';
import { ImportProgress } from './progress-estimate.ts';
import { ImportSettings } from './settings.ts';

/** Number of rows per result. */
const ImportCounts = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
});
export type ImportCounts = z.infer<typeof ImportCounts>;

const Named = z.object({ id: Id, name: z.string() });

/** An import, for its page and the list. */
export const ImportRecord = z.extend(ImportSettings, {
  id: Id,
  fileName: z.string(),
  fileBytes: z.int(),
  /** Whether the file still exists. */
  hasFile: z.boolean(),
  corporation: z.nullable(Named),
  opportunity: z.nullable(Named),
  state: ImportState,
  counts: ImportCounts,
  /**
   * Result of undoing: records removed, restored, and retained because they changed or are
   * referenced since.
   */
  undone: z.object({ removed: z.int(), restored: z.int(), kept: z.int() }),
  progress: z.nullable(ImportProgress),
  /** While waiting: number of imports of the same type ahead of it. */
  ahead: z.int(),
  /** When the last valid check was done. */
  checkedAt: z.nullable(Instant),
  /** Why it stopped. */
  problem: z.nullable(z.string()),
  createdBy: z.nullable(z.string()),
  startedAt: z.nullable(Instant),
  finishedAt: z.nullable(Instant),
  createdAt: Instant,
});
export type ImportRecord = z.infer<typeof ImportRecord>;

/** File format, columns and mapping. */
export const ImportReading = z.object({
  format: FileFormat,
  columns: z.array(ImportColumn),
  /** The first lines of a table, any of which may hold the names of columns. */
  lines: z.array(z.string()),
  /** Rows of a workbook that are hidden in it. */
  hiddenRows: z.int(),
  /** Lines below the table, such as “Total” and “Source: …”. */
  linesBelow: z.array(z.string()),
  /** Columns whose dates do not say what comes first: asked about, and proposed in the format. */
  ambiguousDates: z.array(AmbiguousDates),
  /** The current mapping: chosen, saved, or proposed. */
  mapping: ImportMapping,
  /** Whether it is the one last used for this source. */
  isRemembered: z.boolean(),
  /** Questions that a column may answer: `answer:` with the id, or else the text, is its field. */
  questions: z.array(z.object({ id: z.nullable(Id), text: z.string() })),
  /** Corrections made while reading. */
  notes: z.array(z.string()),
  /** Errors of the mapping; empty when it can be used. */
  problems: z.array(z.string()),
});
export type ImportReading = z.infer<typeof ImportReading>;

/** The result of a check. */
export const ImportPreview = z.object({
  rows: z.int(),
  counts: ImportCounts,
  /** Accepted rows with a remark. */
  remarks: z.int(),
  preview: z.array(PreviewRow),
  /** Unmapped columns. */
  notTaken: z.array(z.string()),
  /** How dates that cannot be told were read, a line a column. */
  dates: z.optional(z.array(z.string())),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** Number of rows with a reason. */
export const ImportReason = z.object({
  reason: z.string(),
  result: z.enum(['rejected', 'remark']),
  count: z.int(),
});
export type ImportReason = z.infer<typeof ImportReason>;

/** A row that was rejected, or accepted with a remark. */
export const ImportProblemLine = z.object({
  row: z.int(),
  result: z.enum(['rejected', 'remark']),
  reasons: z.array(z.string()),
  /** The original row, shortened. */
  raw: z.string(),
});
export type ImportProblemLine = z.infer<typeof ImportProblemLine>;
