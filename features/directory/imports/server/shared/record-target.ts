import type { Cell } from '#features/directory/imports/domain/cells.ts';
import type { FileFormat, ImportMapping } from '#features/directory/imports/domain/import.ts';
import type { ImportQuestion } from '#features/directory/imports/domain/import-target.ts';
import type { RowReadResult } from '#features/directory/imports/domain/cell-row-reader.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';

/** How the cells of a file are read as records. */
export interface CellReadOptions {
  readonly columns: readonly string[];
  readonly mapping: ImportMapping;
  /** That a column may answer. */
  readonly questions: readonly ImportQuestion[];
  readonly dateOrders: FileFormat['dateOrders'];
  /** The currency of amounts that name none. */
  readonly currency: string | null;
  readonly timeZone: string;
  readonly now: Date;
}

export type WriteResult = 'created' | 'updated' | 'unchanged';

/** The result of writing a row, with remarks that the file alone does not give. */
export type WriteOutcome =
  | WriteResult
  | { readonly result: WriteResult; readonly remarks: readonly string[] }
  | { readonly rejected: string };

/** The result of undoing one batch of records. */
export interface UndoCounts {
  readonly removed: number;
  readonly restored: number;
  readonly kept: number;
  /** Whether there is nothing left to undo. */
  readonly isAll: boolean;
}

/** The destination of an import's rows. */
export interface RecordTarget<Row> {
  /** Number of rows per transaction. */
  readonly rowsAtOnce: number;
  /** Number of rows of a file. Default: any. */
  readonly rowsMost?: number;
  read(cells: readonly Cell[]): RowReadResult<Row>;
  /** The key of the row's record; null: none. */
  idOf(row: Row): string | null;
  /** Merges two rows with the same id; the later one wins where it has a value. */
  joined(earlier: Row, later: Row): Row;
  /** Predicts the results without writing. */
  dryRun(db: Database, rows: readonly Row[]): Promise<WriteOutcome[]>;
  /** Writes rows with distinct ids in the given transaction. */
  put(db: Queryable, rows: readonly Row[]): Promise<WriteOutcome[]>;
  /** The row's values by field, for display. */
  shown(row: Row): Record<string, unknown>;
  /** The record's current values by the same fields; null when there is none. */
  asIs?(db: Queryable, row: Row): Promise<Record<string, unknown> | null>;
  /** Another record that the row was recognised as, in words; null: none. */
  sameAs?(row: Row): string | null;
  /** Undoes one batch in the given transaction. */
  undo(db: Queryable): Promise<UndoCounts>;
}

/** A record was changed between reading and writing: retry the batch. */
export class ConcurrentChange extends Error {
  override name = 'ConcurrentChange';
}
