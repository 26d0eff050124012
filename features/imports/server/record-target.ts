import type { Cell } from '#features/imports/domain/cells.ts';
import type { RowReadResult } from '#features/imports/domain/cell-row-reader.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';

export type WriteResult = 'created' | 'updated' | 'unchanged';

/** What becomes of a row; with remarks, where there is something to say that the file did not show. */
export type WriteOutcome =
  | WriteResult
  | { readonly result: WriteResult; readonly remarks: readonly string[] }
  | { readonly rejected: string };

/** What became of some records when an import was undone. */
export interface UndoCounts {
  readonly removed: number;
  readonly restored: number;
  readonly kept: number;
  /** Whether there is nothing left to undo. */
  readonly isAll: boolean;
}

/** Where the rows of one import go. */
export interface RecordTarget<Row> {
  /** How many rows are written in one transaction. */
  readonly rowsAtOnce: number;
  read(cells: readonly Cell[]): RowReadResult<Row>;
  /** What the row's record is known by; null: by nothing. */
  idOf(row: Row): string | null;
  /** Two rows of one id within a file: the later one holds where it says something. */
  joined(earlier: Row, later: Row): Row;
  /** What would become of rows, without doing it. */
  dryRun(db: Database, rows: readonly Row[]): Promise<WriteOutcome[]>;
  /** Writes rows, none of which share an id, in the transaction given. */
  put(db: Queryable, rows: readonly Row[]): Promise<WriteOutcome[]>;
  /** What a row says, by field, for showing it. */
  shown(row: Row): Record<string, unknown>;
  /** What the row's record says now, by the same fields; null when there is none. */
  asIs?(db: Queryable, row: Row): Promise<Record<string, unknown> | null>;
  /** Takes some of it back, in the transaction given. */
  undo(db: Queryable): Promise<UndoCounts>;
}

/** Somebody changed a record between its reading and its writing: the batch is to be done again. */
export class ConcurrentChange extends Error {
  override name = 'ChangedMeanwhile';
}
