import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@lancedb/lancedb';
import { afterAll, expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { seededRandom } from '#core/server/demo/seeded-random.ts';
import { withCircuitBreaker } from '#features/directory/search/server/engine/embedding/circuit-breaker.ts';
import { normalise } from '#features/directory/search/server/engine/embedding/embedder.ts';
import { companyMadeOf } from '#features/directory/search/tests/indexed-companies.ts';
import { buildGeneration } from './build-generation.ts';
import { deleteRows, upsertRows } from './generation.ts';
import { findNearest } from './nearest.ts';
import { Points } from './points.ts';

const folder = await mkdtemp(join(tmpdir(), 'outrider-nearest-'));
const connection = await connect(folder, {
  storageOptions: { newTableEnableStableRowIds: 'true' },
});
afterAll(async () => {
  connection.close();
  await rm(folder, { recursive: true });
});

const random = seededRandom(3);
const dimensions = 8;
const drawn = () => normalise(Float32Array.from({ length: dimensions }, () => random.next() - 0.5));
const embedder = withCircuitBreaker(
  {
    name: 'drawn',
    dimensions,
    version: 'drawn-1',
    minSimilarity: 0,
    queryWeight: 0.15,
    embed: async (texts) =>
      texts.map((text) => (text.includes('unknown') ? new Float32Array(dimensions) : drawn())),
  },
  openLog('silent'),
);
const companyOf = (nth: number) =>
  companyMadeOf({
    name: `Firm ${nth}`,
    country: nth % 3 === 0 ? 'SE' : 'DE',
    foundedYear: 1990 + (nth % 30),
    oneLiner: nth % 10 === 0 ? 'unknown' : 'known',
  });
const companies = Array.from({ length: 900 }, (_, nth) => companyOf(nth));

const build = await buildGeneration(connection, 1, { embedder, learnt: null });
await build.add(companies);
await build.index();
const generation = await build.finish();

/** Finds the same by the engine: `points` is left away. */
async function both(point: Float32Array, options: Omit<Parameters<typeof findNearest>[2], 'most'>) {
  const { points } = generation.columns;
  const find = async () =>
    (await findNearest(generation, point, { most: 50, ...options })).map(({ row }) => row);
  const inMemory = await find();
  generation.columns.points = null;
  const byEngine = await find();
  generation.columns.points = points;
  return { inMemory, byEngine };
}

async function expectSame(): Promise<void> {
  expect(generation.columns.points).not.toBeNull();
  for (const options of [
    { minSimilarity: -1 },
    { minSimilarity: 0.75 },
    { minSimilarity: -1, filters: { country: ['SE'] } },
    { minSimilarity: 0.5, filters: { country: ['DE'], foundedFrom: 2000, foundedTo: 2010 } },
  ]) {
    const { inMemory, byEngine } = await both(drawn(), options);
    expect(inMemory.length, JSON.stringify(options)).toBeGreaterThan(0);
    expect(inMemory, JSON.stringify(options)).toEqual(byEngine);
  }
}

test('vectors in memory find what the engine finds', expectSame);

test('they follow changes and removals', async () => {
  await upsertRows(generation, [...companies.slice(0, 100), ...[901, 902, 903].map(companyOf)]);
  await deleteRows(
    generation,
    companies.slice(50, 350).map(({ id }) => id),
  );
  await expectSame();
});

test('as many are held as fit in the memory for them', () => {
  expect(Points.mayHold(50_000, 64)).toBe(true);
  expect(Points.mayHold(100_000, 64)).toBe(false);
  const points = new Points(1_000_000);
  points.set({ row: 3, point: null });
  expect(points.isTooLarge).toBe(false);
  points.set({ row: 4, point: null });
  expect(points.isTooLarge).toBe(true);
});
