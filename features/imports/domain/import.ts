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
const importStates = [
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

/** Column of the file → field of the record; null: not taken, and said so. */
export const ImportMapping = z.record(z.string(), z.nullable(z.string()));
export type ImportMapping = z.infer<typeof ImportMapping>;

/** In which order a column writes its days where a text alone does not tell. */
export const DateOrder = z.enum(['day first', 'month first']);
export type DateOrder = z.infer<typeof DateOrder>;

/** How a file is read: found out from its bytes, and a person may know better. */
export const FileFormat = z.object({
  kind: z.enum(['csv', 'json', 'jsonl', 'xlsx']),
  encoding: z.optional(z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])),
  delimiter: z.optional(z.string()),
  quote: z.optional(z.string()),
  /** How a quotation mark is written within quotation marks. */
  escape: z.optional(z.enum(['doubled', 'backslash'])),
  /** The sheet of a workbook that is read, and all there are. */
  sheet: z.optional(z.string()),
  sheets: z.optional(z.array(z.string())),
  /** For columns that were seen to hold days written in numbers. */
  dateOrders: z.optional(z.record(z.string(), DateOrder)),
});
export type FileFormat = z.infer<typeof FileFormat>;

/** A column of the file, with what it holds at first and what it most likely is. */
export const ImportColumn = z.object({
  name: z.string(),
  samples: z.array(z.string()),
  proposed: z.nullable(z.string()),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

/** What a file was found to be, before anything is done with it. */
export const Inspection = z.object({
  format: FileFormat,
  columns: z.array(ImportColumn),
  /** The first rows as they stand in the file, a cell for each column. */
  rows: z.array(z.array(z.string())),
  /** What was put in order on the way, in words. */
  notes: z.array(z.string()),
});
export type Inspection = z.infer<typeof Inspection>;

/** A row that is not taken, or taken with a remark, and why. */
const ImportProblem = z.object({
  /** Its place in the file, counted from 1; the line of names does not count. */
  row: z.int(),
  result: z.enum(['rejected', 'remark']),
  reasons: z.array(z.string()),
  /** The row as it came, by column. */
  raw: z.record(z.string(), z.unknown()),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

const previewResults = ['create', 'update', 'unchanged', 'rejected'] as const;

/** A row as it will be. */
export const PreviewRow = z.object({
  row: z.int(),
  result: z.enum(previewResults),
  /** Values by field, as they will be kept. */
  values: z.record(z.string(), z.unknown()),
  /** What fields hold now that will be changed, as far as that is told. */
  before: z.optional(z.record(z.string(), z.unknown())),
  reasons: z.array(z.string()),
});
export type PreviewRow = z.infer<typeof PreviewRow>;

/** What an import would do, without having done it. */
const DryRunReport = z.object({
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  /** Rows that are taken with a remark. */
  remarks: z.int(),
  preview: z.array(PreviewRow),
  /** The first of them; all are kept with the import. */
  problems: z.array(ImportProblem),
  /** Columns that go nowhere. */
  notTaken: z.array(z.string()),
});
export type DryRunReport = z.infer<typeof DryRunReport>;
