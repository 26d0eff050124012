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

test('training does not block the event loop, which goes on turning after the last text', async () => {
  let turns = 0;
  let next: NodeJS.Immediate | undefined;
  // timing: it counts turns, and waits for none.
  const turn = () => (next = setImmediate(() => ((turns += 1), turn())));
  async function* counted() {
    yield* batches();
    turn();
  }
  await trainOnWorker(counted());
  clearImmediate(next);
  expect(turns).toBeGreaterThan(0);
});

test('errors of the text source are passed on', async () => {
  const failing = async function* () {
    yield ['gear'];
    throw new Error('The database is gone.');
  };
  await expect(trainOnWorker(failing())).rejects.toThrow('The database is gone.');
});
