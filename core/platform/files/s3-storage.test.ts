import { createHash } from 'node:crypto';
import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { day } from '#core/domain/units.ts';
import { openS3Service } from '#core/tests/s3-service.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '#core/tests/temporary-folder.ts';
import { openFileStore, type FileStore } from './open-file-store.ts';
import { openStorage } from './storage-address.ts';

const service = await openS3Service();
const { objects } = service;
let folder: string;
let store: FileStore;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  const address = { bucket: 'bucket', prefix: 'files/', region: null, endpoint: service.endpoint };
  store = openFileStore(folder, () => openStorage({ kind: 's3', ...address }));
});
beforeEach(() => objects.clear());
afterAll(() => removeTemporaryFolder(folder));

const id = (nth: number) => `019a0000-0000-7000-8000-0000000000${String(nth).padStart(2, '0')}`;
async function* bytesOf(...chunks: readonly (string | Buffer)[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}
const arriving = () => readdir(join(folder, 'arriving')).catch(() => []);
const fetched = () => readdir(join(folder, 'fetched')).catch(() => []);

test('a file is stored as it was sent, whole or in parts, and read back', async () => {
  const large = Buffer.alloc(3_000_000, 'abc');
  const { size, sha256 } = await store.put(id(1), bytesOf(large, 'end'), 4_000_000);
  expect(size).toBe(3_000_003);
  const [[key, object] = []] = objects;
  expect(key).toBe(`files/01/${id(1)}`);
  expect(
    createHash('sha256')
      .update(object?.bytes ?? '')
      .digest('hex'),
  ).toBe(sha256);
  const whole = await store.get(id(1));
  expect(whole && (await buffer(whole)).length).toBe(size);
  const part = await store.get(id(1), { start: 2_999_998, end: 3_000_001 });
  expect(part && (await text(part))).toBe('bcen');
  expect(await arriving()).toEqual([]);
});

test('a file that is not there is null, and can be removed', async () => {
  expect(await store.get(id(1))).toBeNull();
  await store.remove(id(1));
  await store.put(id(1), bytesOf('a'), 10);
  await store.remove(id(1));
  expect(objects.size).toBe(0);
});

test('a service that is busy for a moment is asked again', async () => {
  service.failing = 2;
  await store.put(id(1), bytesOf('a'), 10);
  expect(await store.get(id(1))).not.toBeNull();
  service.failing = 9;
  await expect(store.put(id(2), bytesOf('a'), 10)).rejects.toMatchObject({
    status: 503,
    code: 'unavailable',
    cause: { message: expect.stringContaining('Cannot write file') },
  });
  service.failing = 0;
  expect([objects.size, await arriving()]).toEqual([1, []]);
});

test('an upload that breaks off leaves nothing, here and there', async () => {
  const breaking = async function* breaking() {
    yield Buffer.from('half');
    throw new Error('The connection is gone.');
  };
  await expect(store.put(id(1), breaking(), 10)).rejects.toThrow('The connection is gone.');
  await expect(store.put(id(1), bytesOf('too many'), 3)).rejects.toMatchObject({
    name: 'TooManyBytes',
  });
  expect([objects.size, await arriving()]).toEqual([0, []]);
});

test('all files are listed with their age, page by page', async () => {
  for (let nth = 1; nth <= 5; nth += 1) await store.put(id(nth), bytesOf('a'), 10);
  const listed = async (ms: number) => {
    const ids: string[] = [];
    for await (const one of store.olderThan(ms)) ids.push(one);
    return ids.toSorted();
  };
  expect(await listed(-day)).toEqual([1, 2, 3, 4, 5].map(id));
  expect(await listed(day)).toEqual([]);
});

test('a reader with its own file access has the bytes for as long as it reads', async () => {
  await store.put(id(1), bytesOf('a', 'b'), 10);
  const read = await store.withPath(id(1), async (path) => {
    expect([basename(path), await fetched()]).toEqual([id(1), [expect.any(String)]]);
    return readFile(path, 'utf8');
  });
  expect([read, await fetched()]).toEqual(['ab', []]);
  expect(await store.withPath(id(2), async () => 'read')).toBeNull();
  await expect(
    store.withPath(id(1), async () => {
      throw new Error('It cannot be read.');
    }),
  ).rejects.toThrow('It cannot be read.');
  const stop = AbortSignal.abort(new Error('Nobody waits.'));
  await expect(store.withPath(id(1), async () => 'read', stop)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(await fetched()).toEqual([]);
});

test('a copy that a crash left is removed with the incomplete uploads of its age', async () => {
  await store.put(id(1), bytesOf('a'), 10);
  await store.withPath(id(1), async (path) => {
    for await (const _ of store.olderThan(day));
    expect((await stat(path)).size).toBe(1);
    const old = new Date(Date.now() - 2 * day);
    await utimes(dirname(path), old, old);
    for await (const _ of store.olderThan(day));
    expect(await fetched()).toEqual([]);
  });
});
