import * as z from 'zod/mini';
import { RowSplit } from './row-split.ts';

/** Types of records in a file. */
export const importsOf = ['companies', 'opportunities', 'submissions', 'projects'] as const;
export const ImportOf = z.enum(importsOf);
export type ImportOf = z.infer<typeof ImportOf>;

/**
 * `draft`: uploaded, columns are being mapped. `checking`: dry run, then a draft again. `waiting`
 * and `running`: queued and being written. `undoing` and `undone`: removed as a whole. `failed` and
 * `cancelled` keep what was written and can be resumed.
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

/** Column of the file → field of the record; null: not imported, and reported. */
export const ImportMapping = z.record(z.string(), z.nullable(z.string()));
export type ImportMapping = z.infer<typeof ImportMapping>;

/** Date order of a column with ambiguous dates. */
export const DateOrder = z.enum(['day first', 'month first']);
export type DateOrder = z.infer<typeof DateOrder>;

/** What happens to rows that may not belong to the table. */
export const RowChoice = z.enum(['skip', 'import']);
export type RowChoice = z.infer<typeof RowChoice>;

/** Lines that may hold the names of columns. */
export const headerRowMost = 20;

/** How a file is parsed: detected from its bytes, and overridden by the user. */
export const FileFormat = z.object({
  kind: z.enum(['csv', 'json', 'jsonl', 'xlsx']),
  encoding: z.optional(z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'])),
  delimiter: z.optional(z.string()),
  quote: z.optional(z.string()),
  /** How a quotation mark within quotation marks is escaped. */
  escape: z.optional(z.enum(['doubled', 'backslash'])),
  /** The selected sheet of a workbook, and all that hold a table: those that people see, and hidden ones. */
  sheet: z.optional(z.string()),
  sheets: z.optional(z.array(z.string())),
  hiddenSheets: z.optional(z.array(z.string())),
  /** Where a sheet has hidden rows. */
  hiddenRows: z.optional(RowChoice),
  /** Where lines such as “Total” stand below the table. */
  linesBelow: z.optional(RowChoice),
  /** The line with the names of columns, counted from 1 without blank ones; 0: there is none. */
  headerRow: z.optional(z.int().check(z.gte(0), z.lte(headerRowMost))),
  /** Where a row holds several companies. */
  split: z.optional(RowSplit),
  /** For columns found to hold numeric dates. */
  dateOrders: z.optional(z.record(z.string(), DateOrder)),
});
export type FileFormat = z.infer<typeof FileFormat>;

/** A column of the file, with sample values and the proposed field. */
export const ImportColumn = z.object({
  name: z.string(),
  samples: z.array(z.string()),
  proposed: z.nullable(z.string()),
  /** Whether the field is guessed by the values, since the name says nothing. */
  isGuessed: z.boolean(),
});
export type ImportColumn = z.infer<typeof ImportColumn>;

/** A column of dates that may mean two days each, with one of them: 03/04/2024. */
export const AmbiguousDates = z.object({ column: z.string(), sample: z.string() });
export type AmbiguousDates = z.infer<typeof AmbiguousDates>;

/** What was detected in a file. */
export const Inspection = z.object({
  format: FileFormat,
  columns: z.array(ImportColumn),
  /** The first rows of the file, one cell per column. */
  rows: z.array(z.array(z.string())),
  /** The first lines of a table, any of which may hold the names of columns. */
  lines: z.array(z.string()),
  /** Rows of a workbook that are hidden in it. */
  hiddenRows: z.int(),
  /** Lines below the table, such as “Total” and “Source: …”. */
  linesBelow: z.array(z.string()),
  /** Columns whose dates do not say what comes first: asked about, and proposed in the format. */
  ambiguousDates: z.array(AmbiguousDates),
  /** Corrections made while reading, as sentences. */
  notes: z.array(z.string()),
});
export type Inspection = z.infer<typeof Inspection>;

/** A row that is rejected, or accepted with a remark, and why. */
const ImportProblem = z.object({
  /** Row number in the file, counted from 1 without the header. */
  row: z.int(),
  result: z.enum(['rejected', 'remark']),
  reasons: z.array(z.string()),
  /** The original row, by column. */
  raw: z.record(z.string(), z.unknown()),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

const previewResults = ['create', 'update', 'unchanged', 'rejected'] as const;

/** Preview of an imported row. */
export const PreviewRow = z.object({
  row: z.int(),
  result: z.enum(previewResults),
  /** New values by field. */
  values: z.record(z.string(), z.unknown()),
  /** Current values of the fields that change, as far as known. */
  before: z.optional(z.record(z.string(), z.unknown())),
  reasons: z.array(z.string()),
  /** The company that it was recognised as: "Acme (Crunchbase)". */
  sameAs: z.optional(z.string()),
});
export type PreviewRow = z.infer<typeof PreviewRow>;

/** The result of a dry run. */
const DryRunReport = z.object({
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  /** Accepted rows with a remark. */
  remarks: z.int(),
  preview: z.array(PreviewRow),
  /** The first of them; all are stored with the import. */
  problems: z.array(ImportProblem),
  /** Unmapped columns. */
  notTaken: z.array(z.string()),
});
export type DryRunReport = z.infer<typeof DryRunReport>;
