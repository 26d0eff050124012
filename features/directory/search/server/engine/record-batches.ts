import type { RecordBatch, Vector } from 'apache-arrow';
import {
  filterNames,
  hasMany,
  isList,
  type FilterName,
} from '#features/directory/search/domain/company-filters.ts';
import { keyColumns, sketchColumn, type StoredCompany } from './documents.ts';

/** Reads columns of Arrow batches from memory directly; row by row takes six times as long. */

const isNull = (vector: Vector, at: number): boolean => vector.nullCount > 0 && !vector.isValid(at);

function column(batch: RecordBatch, name: string): Vector {
  const vector = batch.getChild(name);
  if (!vector) throw new Error(`The search index has no column ${name}.`);
  return vector;
}

interface PackedTexts {
  readonly values: Uint8Array;
  readonly valueOffsets: Int32Array;
}

/** Calls back with each text's bytes, [from, to) of `values`, without making a string of it. */
export function eachText(
  batch: RecordBatch,
  name: string,
  each: (at: number, values: Uint8Array, from: number, to: number) => void,
): void {
  const [data] = column(batch, name).data;
  if (!data) return;
  const { values, valueOffsets } = data as unknown as PackedTexts;
  for (let at = 0; at < batch.numRows; at += 1) {
    each(at, values, valueOffsets[at] ?? 0, valueOffsets[at + 1] ?? 0);
  }
}

function textsIn(vector: Vector): (at: number) => string | null {
  const [data] = vector.data;
  if (!data) return () => null;
  const { values, valueOffsets: offsets } = data as unknown as PackedTexts;
  const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  return (at) => (isNull(vector, at) ? null : bytes.toString('utf8', offsets[at], offsets[at + 1]));
}

export const textsOf = (batch: RecordBatch, name: string) => textsIn(column(batch, name));

export function numbersOf(batch: RecordBatch, name: string): (at: number) => number | null {
  const vector = column(batch, name);
  const values = vector.toArray() as ArrayLike<number>;
  return (at) => (isNull(vector, at) ? null : (values[at] ?? null));
}

/** The engine's row numbers: dense, and stable for the lifetime of a row. */
export const rowNumbersOf = (batch: RecordBatch): number[] =>
  Array.from(column(batch, '_rowid').toArray() as BigUint64Array, Number);

function listsOf(batch: RecordBatch, name: string): (at: number) => string[] {
  const vector = column(batch, name);
  const [data] = vector.data;
  const child = data?.children[0];
  if (!data || !child) return () => [];
  const { valueOffsets: offsets } = data as unknown as { valueOffsets: Int32Array };
  const texts = textsIn(vector.getChildAt(0) as Vector);
  return (at) => {
    const listed: string[] = [];
    for (let nth = offsets[at] ?? 0; nth < (offsets[at + 1] ?? 0); nth += 1) {
      listed.push(texts(nth) ?? '');
    }
    return listed;
  };
}

const readerOf = (batch: RecordBatch, name: FilterName): ((at: number) => unknown) => {
  if (!isList(name)) return numbersOf(batch, name);
  return hasMany(name) ? listsOf(batch, name) : textsOf(batch, name);
};

/** What the texts of companies are about. */
export function* sketchesIn(batch: RecordBatch): Generator<[row: number, sketch: Uint16Array]> {
  const [data] = column(batch, sketchColumn).data;
  const child = data?.children[0];
  if (!data || !child) return;
  const { valueOffsets: offsets } = data as unknown as { valueOffsets: Int32Array };
  const codes = child.values as Uint16Array;
  for (const [at, row] of rowNumbersOf(batch).entries()) {
    yield [row, codes.subarray(offsets[at], offsets[at + 1])];
  }
}

/** The stored fields of companies, without their text. */
export function* storedIn(batch: RecordBatch): Generator<[row: number, stored: StoredCompany]> {
  const texts = ['id', 'name', ...keyColumns].map((each) => [each, textsOf(batch, each)] as const);
  const created = numbersOf(batch, 'created');
  const negated = listsOf(batch, 'negated');
  const readers = filterNames.map((filter) => [filter, readerOf(batch, filter)] as const);
  for (const [at, row] of rowNumbersOf(batch).entries()) {
    const stored: Record<string, unknown> = {
      created: created(at) ?? 0,
      negated: negated(at),
    };
    for (const [name, read] of texts) stored[name] = read(at);
    for (const [filter, read] of readers) stored[filter] = read(at);
    yield [row, stored as unknown as StoredCompany];
  }
}
