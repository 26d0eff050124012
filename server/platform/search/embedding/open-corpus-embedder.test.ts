import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openCorpusEmbedding } from './open-corpus-embedder.ts';

const folder = await mkdtemp(join(tmpdir(), 'outrider-vectors-'));
afterAll(() => rm(folder, { recursive: true }));

const texts = Array.from(
  { length: 3000 },
  (_, index) => `gear ${index % 50} wheel ${index % 7} maker ${index % 11} of ${index % 301} parts`,
);
async function* batches() {
  for (let from = 0; from < texts.length; from += 500) yield texts.slice(from, from + 500);
}

test('what was learnt is kept, and is the same after a restart', async () => {
  const at = join(folder, 'kept');
  const embedding = await openCorpusEmbedding(at);
  expect(embedding.current()).toBeNull();
  expect([embedding.isDue(0), embedding.isDue(1)]).toEqual([false, true]);

  const learnt = await embedding.retrain(batches());
  expect(embedding.current()).toBe(learnt);
  const again = await openCorpusEmbedding(at);
  expect(again.current()?.version).toBe(learnt.version);
  expect(await again.current()?.embed(['gear wheel'])).toEqual(await learnt.embed(['gear wheel']));
  expect([2400, 3600].map((companies) => again.isDue(companies))).toEqual([false, false]);
  expect([2399, 3601].map((companies) => again.isDue(companies))).toEqual([true, true]);

  const other = await openCorpusEmbedding(join(folder, 'other'));
  expect((await other.retrain(batches())).version).toBe(learnt.version);
});

test('while it learns, others are answered', async () => {
  const embedding = await openCorpusEmbedding(join(folder, 'busy'));
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const startedAt = performance.now();
  await embedding.retrain(batches());
  clearInterval(beat);
  expect(longest).toBeLessThan(Math.max(250, (performance.now() - startedAt) / 2));
});

test('a damaged file is as good as none', async () => {
  const at = join(folder, 'damaged');
  await (await openCorpusEmbedding(at)).retrain(batches());
  const path = join(at, 'term-vectors');
  const whole = await readFile(path);
  for (const damaged of [whole.subarray(0, -4), whole.subarray(0, 20), Buffer.from('{}\n')]) {
    await writeFile(path, damaged);
    expect((await openCorpusEmbedding(at)).current()).toBeNull();
  }
});

test('a source that fails leaves what there was', async () => {
  const embedding = await openCorpusEmbedding(join(folder, 'failing'));
  const learnt = await embedding.retrain(batches());
  const failing = async function* () {
    yield ['gear'];
    throw new Error('The database is gone.');
  };
  await expect(embedding.retrain(failing())).rejects.toThrow('The database is gone.');
  expect(embedding.current()).toBe(learnt);
});
