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

test('training is deterministic, in whatever order the directory is read', async () => {
  const learnt = await trainOnWorker(batches());
  expect(learnt.terms.length).toBeGreaterThan(200);
  expect(await trainOnWorker(backwards())).toEqual(learnt);
});

test('an empty directory gives no vectors', async () => {
  expect(await trainOnWorker((async function* () {})())).toMatchObject({ terms: [] });
});

test('training does not block the event loop', async () => {
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

test('errors of the text source are passed on', async () => {
  const failing = async function* () {
    yield ['gear'];
    throw new Error('The database is gone.');
  };
  await expect(trainOnWorker(failing())).rejects.toThrow('The database is gone.');
});
