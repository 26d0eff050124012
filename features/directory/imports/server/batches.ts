import { setImmediate as immediately } from 'node:timers/promises';
import { plural } from '#core/domain/format.ts';
import { quoted, rawText, type Cell } from '#features/directory/imports/domain/cells.ts';
import type { Table } from '#features/directory/imports/server/files/table.ts';
import type { TableRow } from '#features/directory/imports/server/files/table-rows.ts';
import type { RecordTarget } from './shared/record-target.ts';
import { RowsById } from './rows-by-id.ts';

/** A parsed row before it is written. */
export type Entry<Row> =
  | { readonly source: TableRow; readonly rejected: readonly string[] }
  | {
      readonly source: TableRow;
      readonly rejected?: undefined;
      readonly remarks: readonly string[];
      /** Index of its value in the batch; rows with the same id share one. */
      readonly place: number;
      /** As it stands in the file, whatever other rows with its id say. */
      readonly value: Row;
      /** Whether an earlier row has its id: their record is counted once, with that row. */
      readonly isRepeat: boolean;
    };

/** Rows that are processed together. */
export interface Batch<Row> {
  readonly entries: readonly Entry<Row>[];
  /** Their values, one per id. */
  readonly values: readonly Row[];
  /** Number of its last row, and the byte offset in the file after it. */
  readonly to: number;
  readonly bytes: number;
}

/** Limits memory: a batch of long texts ends early. */
const mostCharacters = 8 * 1024 * 1024;

function lengthOf(cells: readonly Cell[]): number {
  let length = 0;
  for (const cell of cells) length += (typeof cell === 'string' ? cell : rawText(cell)).length;
  return length;
}

const strayRemark = (strays: Readonly<Record<string, unknown>>): string => {
  const names = Object.keys(strays).map((name) => quoted(name, 40));
  return `${names.join(', ')} ${plural(names.length, 'is a field', 'are fields')} that the first records do not have; skipped.`;
};

const repeatRemark = (earlier: number, id: string): string =>
  `Row ${earlier} has the same id, ${quoted(id, 60)}; where they differ, this later row holds.`;

class BatchBuilder<Row> {
  readonly entries: Entry<Row>[] = [];
  readonly values: Row[] = [];
  to = 0;
  bytes = 0;
  #length = 0;
  readonly #places = new Map<string, number>();
  readonly #target: RecordTarget<Row>;
  readonly #seen: RowsById;

  constructor(target: RecordTarget<Row>, seen: RowsById) {
    this.#target = target;
    this.#seen = seen;
  }

  get isFull(): boolean {
    return this.entries.length >= this.#target.rowsAtOnce || this.#length >= mostCharacters;
  }

  add(source: TableRow): void {
    this.to = source.row;
    this.#length += lengthOf(source.cells);
    if (source.problem !== undefined) {
      this.entries.push({ source, rejected: [source.problem] });
      return;
    }
    const read = this.#target.read(source.cells);
    if (read.rejected === undefined) this.#take(source, read.row, read.remarks);
    else this.entries.push({ source, rejected: read.rejected });
  }

  #take(source: TableRow, value: Row, notes: readonly string[]): void {
    const id = this.#target.idOf(value);
    const earlier = id === null ? null : this.#seen.set(id, source.row);
    const remarks = [
      ...notes,
      ...(source.strays ? [strayRemark(source.strays)] : []),
      ...(earlier === null || id === null ? [] : [repeatRemark(earlier, id)]),
    ];
    const place = (id === null ? undefined : this.#places.get(id)) ?? this.values.length;
    const there = this.values[place];
    this.values[place] = there === undefined ? value : this.#target.joined(there, value);
    if (id !== null) this.#places.set(id, place);
    this.entries.push({ source, remarks, place, value, isRepeat: earlier !== null });
  }
}

/** Also the rows before the checkpoint, so that a resumed import knows the ids already seen. */
function rememberIds<Row>(target: RecordTarget<Row>, seen: RowsById, source: TableRow): void {
  if (source.problem !== undefined) return;
  const read = target.read(source.cells);
  const id = read.rejected === undefined ? target.idOf(read.row) : null;
  if (id !== null) seen.set(id, source.row);
}

/** Rows parsed without a pause: about a millisecond. */
const rowsWithoutPause = 50;

/**
 * The rows after a given row, parsed and in batches. With pauses, so that the batch before, which is
 * being written meanwhile, sends its next statement: else parsing and writing take turns.
 */
export async function* batchesOf<Row>(
  table: Table,
  target: RecordTarget<Row>,
  behind: number,
  signal: AbortSignal,
): AsyncGenerator<Batch<Row>, void, undefined> {
  const seen = new RowsById();
  let batch = new BatchBuilder(target, seen);
  for await (const { rows, bytes } of table.rows()) {
    if (signal.aborted) return;
    for (const source of rows) {
      if (source.row % rowsWithoutPause === 0) await immediately();
      if (source.row <= behind) {
        rememberIds(target, seen, source);
        continue;
      }
      batch.add(source);
      batch.bytes = bytes;
      if (!batch.isFull) continue;
      yield batch;
      batch = new BatchBuilder(target, seen);
    }
  }
  if (batch.entries.length > 0) yield batch;
}
