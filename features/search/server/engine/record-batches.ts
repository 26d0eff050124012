import type { RecordBatch, Vector } from 'apache-arrow';
import type { Document } from './documents.ts';

/** Reads columns of the engine's answers as they lie in memory; row by row it takes six times as long. */

const isNull = (vector: Vector, at: number): boolean => vector.nullCount > 0 && !vector.isValid(at);

function column(batch: RecordBatch, name: string): Vector {
  const found = batch.getChild(name);
  if (!found) throw new Error(`The search index has no column ${name}.`);
  return found;
}

function textsIn(vector: Vector): (at: number) => string | null {
  const [data] = vector.data;
  if (!data) return () => null;
  const { values, valueOffsets: offsets } = data as unknown as {
    values: Uint8Array;
    valueOffsets: Int32Array;
  };
  const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  return (at) => (isNull(vector, at) ? null : bytes.toString('utf8', offsets[at], offsets[at + 1]));
}

export const textsOf = (batch: RecordBatch, name: string) => textsIn(column(batch, name));

export function numbersOf(batch: RecordBatch, name: string): (at: number) => number | null {
  const vector = column(batch, name);
  const values = vector.toArray() as ArrayLike<number>;
  return (at) => (isNull(vector, at) ? null : (values[at] ?? null));
}

/** Rows of the table, as its engine numbers them: dense, and the same for as long as a row lives. */
export const rowNumbersOf = (batch: RecordBatch): number[] =>
  Array.from(column(batch, '_rowid').toArray() as BigUint64Array, Number);

function tagsOf(batch: RecordBatch): (at: number) => string[] {
  const vector = column(batch, 'tags');
  const [data] = vector.data;
  const child = data?.children[0];
  if (!data || !child) return () => [];
  const { valueOffsets: offsets } = data as unknown as { valueOffsets: Int32Array };
  const texts = textsIn(vector.getChildAt(0) as Vector);
  return (at) => {
    const tags: string[] = [];
    for (let nth = offsets[at] ?? 0; nth < (offsets[at + 1] ?? 0); nth += 1) {
      tags.push(texts(nth) ?? '');
    }
    return tags;
  };
}

/** What was stored of companies, apart from their words. */
export function* storedIn(batch: RecordBatch): Generator<[row: number, stored: Document]> {
  const [id, keys, name, kind, country, stage] = [
    'id',
    'keys',
    'name',
    'kind',
    'country',
    'stage',
  ].map((each) => textsOf(batch, each));
  const [founded, funding, created] = ['founded', 'funding', 'created'].map((each) =>
    numbersOf(batch, each),
  );
  const tags = tagsOf(batch);
  for (const [at, row] of rowNumbersOf(batch).entries()) {
    yield [
      row,
      {
        id: id?.(at) ?? '',
        words: '',
        keys: keys?.(at) ?? '',
        name: name?.(at) ?? '',
        kind: kind?.(at) ?? '',
        country: country?.(at) ?? null,
        stage: stage?.(at) ?? null,
        tags: tags(at),
        founded: founded?.(at) ?? null,
        funding: funding?.(at) ?? null,
        created: created?.(at) ?? 0,
      },
    ];
  }
}
