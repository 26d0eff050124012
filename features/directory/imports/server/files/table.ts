import type { FileFormat } from '#features/directory/imports/domain/import.ts';
import type { ImportTarget } from '#features/directory/imports/domain/import-target.ts';
import type { TableRow } from './table-rows.ts';

/** A file as columns and rows, in any format. */
export interface Table {
  readonly format: FileFormat;
  readonly columns: readonly string[];
  /** The first lines, any of which may hold the names of columns. */
  readonly lines?: readonly string[];
  /** Rows of a workbook that are hidden in it. */
  readonly hiddenRows?: number;
  /** Lines below the table, such as “Total” and “Source: …”. */
  readonly linesBelow?: readonly string[];
  /** Corrections made while reading, as sentences. */
  readonly notes: readonly string[];
  /** Always from the first row; in chunks of rows, with the byte offset after them. */
  rows(): AsyncGenerator<{ rows: TableRow[]; bytes: number }, void, undefined>;
}

/** Format settings by the user that override detection. */
export type TableReadOptions = Partial<
  Pick<
    FileFormat,
    | 'encoding'
    | 'delimiter'
    | 'quote'
    | 'escape'
    | 'sheet'
    | 'hiddenRows'
    | 'linesBelow'
    | 'headerRow'
    | 'split'
  >
> & {
  /** The records in it: of several sheets, the one whose columns fit them best is proposed. */
  readonly target?: ImportTarget;
  /** Whether a nested object stays one cell instead of one cell per field. */
  readonly isWhole?: boolean;
};
