import { availableParallelism } from 'node:os';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { makeTemporaryFolder, removeTemporaryFolder } from '#core/tests/temporary-folder.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { assertMayRead, readInThread } from './read-in-thread.ts';

const folder = await makeTemporaryFolder();
afterAll(() => removeTemporaryFolder(folder));
let moduleCount = 0;
function moduleOf(read: string): URL {
  moduleCount += 1;
  const path = join(folder, `reader-${moduleCount}.mjs`);
  writeFileSync(path, `export const read = ${read};`);
  return pathToFileURL(path);
}
const begun = 0;
const released = 1;
/** Says that it has begun, and waits for the word to go on. */
const held = moduleOf(`(buffer) => {
  const flags = new Int32Array(buffer);
  Atomics.store(flags, ${begun}, 1);
  Atomics.wait(flags, ${released}, 0);
}`);
const immediate = moduleOf('(input) => input');
const { signal } = new AbortController();

const openFlags = () => new Int32Array(new SharedArrayBuffer(8));
const hasBegun = (flags: Int32Array) => waitUntil(() => Atomics.load(flags, begun) === 1);
function release(flags: Int32Array): void {
  Atomics.store(flags, released, 1);
  Atomics.notify(flags, released);
}

test('files of a person are read one after the other, and those of others between them', async () => {
  const flags = openFlags();
  const order: string[] = [];
  const read = (personId: string, name: string, module = immediate, input: unknown = name) =>
    readInThread(module, input, { personId, signal }).then(() => order.push(name));
  const all = [read('Ada', 'first of Ada', held, flags.buffer), read('Ada', 'second of Ada')];
  await hasBegun(flags);
  const other = read('Bo', 'first of Bo');
  // With two processors, one is left to everybody else.
  if (availableParallelism() > 2) await other;
  release(flags);
  await Promise.all([...all, other]);
  expect(order.indexOf('first of Bo')).toBeLessThan(order.indexOf('second of Ada'));
});

test('what nobody waits for any more is ended, whether it has begun or not', async () => {
  const flags = openFlags();
  const leaving = new AbortController();
  const call = { personId: 'Ada', signal: leaving.signal };
  const readings = [flags, openFlags()].map((each) => readInThread(held, each.buffer, call));
  const failures = Promise.allSettled(readings);
  await hasBegun(flags);
  const reason = new Error('The client has left.');
  leaving.abort(reason);
  expect(await failures).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  expect(await readInThread(immediate, 'next', { personId: 'Ada', signal })).toBe('next');
});

test('whoever has several files waiting is refused another one, and others are not', async () => {
  const flags = openFlags();
  const somebody = { personId: 'Ada', signal };
  const readings = [readInThread(held, flags.buffer, somebody)];
  for (let waiting = 1; waiting < 3; waiting += 1) {
    assertMayRead('Ada');
    readings.push(readInThread(immediate, waiting, somebody));
  }
  expect(() => assertMayRead('Ada')).toThrow('still being read');
  assertMayRead('Bo');
  release(flags);
  await Promise.all(readings);
  assertMayRead('Ada');
});

test('what a thread throws is thrown, also when it takes the thread with it', async () => {
  const somebody = { personId: 'Ada', signal };
  const throwing = moduleOf('() => { throw new TypeError("odd"); }');
  await expect(readInThread(throwing, 0, somebody)).rejects.toThrow('odd');
  const later = moduleOf(
    '() => new Promise(() => { queueMicrotask(() => { throw new Error("late"); }); })',
  );
  await expect(readInThread(later, 0, somebody)).rejects.toThrow('late');
  expect(await readInThread(immediate, 'next', somebody)).toBe('next');
});
