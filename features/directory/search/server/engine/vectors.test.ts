import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, makeArrowTable } from '@lancedb/lancedb';
import { Field, Schema, Utf8 } from 'apache-arrow';
import { afterAll, expect, test } from 'vitest';
import {
  saveTerms,
  loadTerms,
  findNeighbours,
  findVector,
  loadEmbedderVersion,
  withVectors,
} from './vectors.ts';

const folder = await mkdtemp(join(tmpdir(), 'outrider-points-'));
afterAll(() => rm(folder, { recursive: true }));

const plain = new Schema([
  new Field('id', new Utf8(), false),
  new Field('kind', new Utf8(), false),
]);
const schema = withVectors(plain, { dimensions: 2, version: 'letters-1' });
const connection = await connect(folder);
const table = await connection.createEmptyTable('points', schema);
const ids = ['east', 'north', 'north-east', "o'clock", 'nowhere'];
await table.add(
  makeArrowTable(
    [
      { id: 'east', kind: 'a', point: [1, 0] },
      { id: 'north', kind: 'a', point: [0, 1] },
      { id: 'north-east', kind: 'b', point: [Math.SQRT1_2, Math.SQRT1_2] },
      { id: "o'clock", kind: 'a', point: [-1, 0] },
      { id: 'nowhere', kind: 'b', point: null },
    ],
    { schema },
  ),
);
const near = async (point: number[], more: { minSimilarity?: number; where?: string } = {}) => {
  const options = { most: 10, minSimilarity: -2, ...more };
  const rows = await findNeighbours(table, Float32Array.from(point), options);
  return rows.map(({ row }) => ids[row]);
};

test('the nearest come first; rows without a vector never appear', async () => {
  expect(await near([1, 0])).toEqual(['east', 'north-east', 'north', "o'clock"]);
});

test('dissimilar rows are left out, and filters apply', async () => {
  expect(await near([1, 0], { minSimilarity: 0.7 })).toEqual(['east', 'north-east']);
  expect(await near([1, 0], { minSimilarity: 0.71 })).toEqual(['east']);
  expect(await near([1, 0], { where: "kind = 'b'" })).toEqual(['north-east']);
});

test('a record has its vector', async () => {
  expect(await findVector(table, "o'clock")).toEqual(Float32Array.of(-1, 0));
  expect(await findVector(table, 'nowhere')).toBeNull();
  expect(await findVector(table, 'unknown')).toBeNull();
});

test('a table stores the model of its vectors', async () => {
  expect(await loadEmbedderVersion(table)).toBe('letters-1');
  const bare = await connection.createEmptyTable('bare', withVectors(plain, null));
  expect(await loadEmbedderVersion(bare)).toBeNull();
});

test('trained vectors are stored bit by bit', async () => {
  const learnt = {
    dimensions: 3,
    terms: ['gear', 'łodz'],
    vectors: Float32Array.of(0.1, -2, 3e-8, 4, 5, 0),
  };
  await saveTerms(connection, 'terms', learnt, 5000);
  expect(await loadTerms(connection, 'terms')).toEqual({ learnt, companies: 5000 });
});
