import { expect, test } from 'vitest';
import { trainOnWorker } from './train.ts';

const texts = Array.from(
  { length: 3000 },
  (_, index) => `gear ${index % 50} wheel ${index % 7} maker ${index % 11} of ${index % 301} parts`,
);
async function* batches() {
  for (let from = 0; from < texts.length; from += 500) yield texts.slice(from, from + 500);
}
async function* backwards() {
  for (const text of texts.toReversed()) yield [text];
}

test('the same directory teaches the same, in whatever order it is read', async () => {
  const learnt = await trainOnWorker(batches());
  expect(learnt.terms.length).toBeGreaterThan(200);
  expect(await trainOnWorker(backwards())).toEqual(learnt);
});

test('an empty directory teaches nothing', async () => {
  expect(await trainOnWorker((async function* () {})())).toMatchObject({ terms: [] });
});

test('while it learns, others are answered', async () => {
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const startedAt = performance.now();
  await trainOnWorker(batches());
  clearInterval(beat);
  expect(longest).toBeLessThan(Math.max(250, (performance.now() - startedAt) / 2));
});

test('what the source fails with is told', async () => {
  const failing = async function* () {
    yield ['gear'];
    throw new Error('The database is gone.');
  };
  await expect(trainOnWorker(failing())).rejects.toThrow('The database is gone.');
});
