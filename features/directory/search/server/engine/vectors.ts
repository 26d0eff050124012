import { Index, type Connection, type Table } from '@lancedb/lancedb';
import {
  Field,
  FixedSizeList,
  Float32,
  makeData,
  makeVector,
  Schema,
  Table as ArrowTable,
  Utf8,
  type RecordBatch,
  type Vector,
} from 'apache-arrow';
import type { GuardedEmbedder } from '#features/directory/search/server/engine/embedding/circuit-breaker.ts';
import type { TermVectors } from '#features/directory/search/server/engine/embedding/term-vectors.ts';
import { rowNumbersOf, textsOf } from './record-batches.ts';
import { columnOf } from './record-columns.ts';

/** The column of vectors. */
export const pointColumn = 'point';
const versionKey = 'embedder';
const companiesKey = 'companies';

/** Below this a flat scan is as fast: measured, 14 ms for 50,000 vectors of 64 dimensions. */
const indexedFrom = 50_000;
/**
 * Partitions that are probed: 20 of 500 found all of the nearest 50 of a million. Eight miss a third of what
 * these find, and take a quarter off what a sentence costs.
 */
const partsSearched = { usually: 20, roughly: 8 } as const;

const vectorField = (dimensions: number) =>
  new Field(
    pointColumn,
    new FixedSizeList(dimensions, new Field('item', new Float32(), true)),
    true,
  );

/** The columns with one more for vectors, and their model; unchanged without an embedder. */
export function withVectors(
  schema: Schema,
  embedder: Pick<GuardedEmbedder, 'dimensions' | 'version'> | null,
): Schema {
  if (embedder === null) return schema;
  const fields = [...schema.fields, vectorField(embedder.dimensions)];
  return new Schema(fields, new Map([[versionKey, embedder.version]]));
}

/** Vectors as one contiguous column of Arrow, many times faster than row by row. */
export function vectorColumn(points: readonly (Float32Array | null)[], dimensions: number): Vector {
  const numbers = new Float32Array(points.length * dimensions);
  const isThere = new Uint8Array(Math.ceil(points.length / 8));
  for (const [at, point] of points.entries()) {
    if (point === null) continue;
    numbers.set(point, at * dimensions);
    isThere[at >> 3] = (isThere[at >> 3] ?? 0) | (1 << (at & 7));
  }
  const data = makeData({
    type: vectorField(dimensions).type,
    length: points.length,
    nullCount: points.filter((point) => point === null).length,
    nullBitmap: isThere,
    child: makeData({ type: new Float32(), data: numbers }),
  });
  return makeVector(data);
}

/** Version of the embedder that made a table's vectors; null when it has none. */
export async function loadEmbedderVersion(table: Table): Promise<string | null> {
  return (await table.schema()).metadata.get(versionKey) ?? null;
}

/** How many numbers a table's vectors have; null when it has none. */
export async function loadDimensions(table: Table): Promise<number | null> {
  const field = (await table.schema()).fields.find(({ name }) => name === pointColumn);
  return (field?.type as FixedSizeList | undefined)?.listSize ?? null;
}

/** Creates the approximate nearest neighbour index. */
export async function createVectorIndex(table: Table): Promise<void> {
  const count = await table.countRows(`${pointColumn} is not null`);
  if (count < indexedFrom) return;
  const numPartitions = Math.round(Math.sqrt(count) / 2);
  const few = { maxIterations: 10, sampleRate: 64 };
  const config = Index.ivfFlat({ distanceType: 'dot', numPartitions, ...few });
  await table.createIndex(pointColumn, { config });
}

/** A query for the rows nearest to a vector, nearest first. */
const nearestTo = (table: Table, point: Float32Array, most: number, isRough = false) =>
  table
    .query()
    .nearestTo(point)
    .column(pointColumn)
    .distanceType('dot')
    .nprobes(isRough ? partsSearched.roughly : partsSearched.usually)
    .withRowId()
    .select(['_distance'])
    .limit(most);

export interface Neighbour {
  readonly row: number;
  /** Cosine. */
  readonly similarity: number;
}

interface NeighbourOptions {
  readonly most: number;
  /** Cosine. */
  readonly minSimilarity: number;
  readonly where?: string | undefined;
  /** In fewer parts of the index, in less than half the time: some of the nearest are missed. */
  readonly isRough?: boolean;
}

/** The rows nearest to a vector, nearest first. */
export async function findNeighbours(
  table: Table,
  point: Float32Array,
  options: NeighbourOptions,
): Promise<Neighbour[]> {
  const near = nearestTo(table, point, options.most, options.isRough);
  const narrowed = options.where === undefined ? near : near.where(options.where);
  const rows = (await narrowed.toArray()) as { _rowid: bigint; _distance: number | null }[];
  // The engine's distance is 1 minus the dot product; rows without a vector have none.
  return rows
    .map(({ _rowid, _distance: far }) => ({
      row: Number(_rowid),
      similarity: 1 - (far ?? Infinity),
    }))
    .filter(({ similarity }) => similarity >= options.minSimilarity);
}

export interface RowVector {
  readonly row: number;
  readonly point: Float32Array | null;
}

/** Vectors read from Arrow memory directly: row by row takes many times as long. */
function pointsIn(batch: RecordBatch): (at: number) => Float32Array | null {
  const vector = batch.getChild(pointColumn);
  const numbers = vector?.data[0]?.children[0]?.values as Float32Array | undefined;
  const size = numbers && vector ? numbers.length / vector.length : 0;
  return (at) =>
    numbers && vector?.isValid(at) ? numbers.slice(at * size, (at + 1) * size) : null;
}

export function vectorsIn(batch: RecordBatch): RowVector[] {
  const pointAt = pointsIn(batch);
  return rowNumbersOf(batch).map((row, at) => ({ row, point: pointAt(at) }));
}

/** Numbers of the rows nearest to a vector, nearest first, with no minimum similarity. */
export async function findNearestRows(
  table: Table,
  point: Float32Array,
  most: number,
): Promise<number[]> {
  const rows: number[] = [];
  for await (const batch of nearestTo(table, point, most)) rows.push(...rowNumbersOf(batch));
  return rows;
}

/** The vectors of rows, in any order. */
export async function loadVectorsOfRows(
  table: Table,
  rows: readonly number[],
): Promise<RowVector[]> {
  if (rows.length === 0) return [];
  const vectors: RowVector[] = [];
  const taken = table.takeRowIds(rows).select([pointColumn]).withRowId();
  for await (const batch of taken) vectors.push(...vectorsIn(batch));
  return vectors;
}

/** Vectors and rows of records, by id; missing ones are left out. */
export async function loadVectorsByIds(
  table: Table,
  ids: readonly string[],
  hasPoints: boolean,
): Promise<ReadonlyMap<string, RowVector>> {
  const byId = new Map<string, RowVector>();
  if (ids.length === 0) return byId;
  const quoted = ids.map((id) => `'${id.replaceAll("'", "''")}'`).join(', ');
  const rows = table
    .query()
    .where(`id in (${quoted})`)
    .select(hasPoints ? ['id', pointColumn] : ['id'])
    .withRowId();
  for await (const batch of rows) {
    const idAt = textsOf(batch, 'id');
    for (const [at, one] of vectorsIn(batch).entries()) byId.set(idAt(at) ?? '', one);
  }
  return byId;
}

/** A record's vector; null when it has none. */
export async function findVector(table: Table, id: string): Promise<Float32Array | null> {
  const rows = (await table
    .query()
    .where(`id = '${id.replaceAll("'", "''")}'`)
    .select([pointColumn])
    .limit(1)
    .toArray()) as { point: Iterable<number> | null }[];
  const point = rows[0]?.point;
  return point ? Float32Array.from(point) : null;
}

/**
 * Stores term vectors as a table beside the index that uses them.
 *
 * @param companies size of the directory at training
 */
export async function saveTerms(
  connection: Connection,
  name: string,
  { dimensions, terms, vectors }: TermVectors,
  companies: number,
): Promise<void> {
  const fields = [new Field('term', new Utf8(), false), vectorField(dimensions)];
  const schema = new Schema(fields, new Map([[companiesKey, String(companies)]]));
  const points = terms.map((_, place) =>
    vectors.subarray(place * dimensions, (place + 1) * dimensions),
  );
  const columns = {
    term: columnOf(new Utf8(), terms),
    [pointColumn]: vectorColumn(points, dimensions),
  };
  const table = await connection.createTable(name, new ArrowTable(schema, columns), {
    mode: 'overwrite',
  });
  table.close();
}

/** The stored term vectors, and the size of the directory at training. */
export async function loadTerms(
  connection: Connection,
  name: string,
): Promise<{ learnt: TermVectors; companies: number }> {
  const table = await connection.openTable(name);
  const dimensions = (await loadDimensions(table)) ?? 0;
  const vectors = new Float32Array((await table.countRows()) * dimensions);
  const terms: string[] = [];
  for await (const batch of table.query().select(['term', pointColumn])) {
    const [termAt, pointAt] = [textsOf(batch, 'term'), pointsIn(batch)];
    for (let at = 0; at < batch.numRows; at += 1) {
      vectors.set(pointAt(at) ?? [], terms.length * dimensions);
      terms.push(termAt(at) ?? '');
    }
  }
  const companies = Number((await table.schema()).metadata.get(companiesKey));
  table.close();
  return { learnt: { dimensions, terms, vectors }, companies };
}
