import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { holdTimers } from '#core/tests/held-timers.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '#core/tests/temporary-folder.ts';
import type { Image } from './fetch-image.ts';
import { openImageCache, type ImageCacheOptions } from './open-image-cache.ts';
import { png } from '#core/tests/sample-images.ts';

const parent = await makeTemporaryFolder();
afterAll(() => removeTemporaryFolder(parent));

const image: Image = { bytes: png, contentType: 'image/png' };
const day = 24 * 60 * 60 * 1000;
/** Nobody else waits for exactly so long. */
const waitMs = 5003;
let folders = 0;

/**
 * A cache over a server that has this picture, or none; and, for a slow server, when it answers.
 * Nobody gives up waiting before the test says so.
 */
function cacheOf(
  image: Image | null,
  options: Partial<ImageCacheOptions> = {},
  answers: Promise<void> = Promise.resolve(),
) {
  const waiting = holdTimers(waitMs);
  const folder = join(parent, String((folders += 1)));
  const fetched: string[] = [];
  const cache = openImageCache({
    folder,
    keptMs: 30 * day,
    missingMs: day,
    mostBytes: 1e6,
    waitMs,
    fetchesAtOnce: 8,
    mayWrite: () => true,
    fetch: async (url) => {
      fetched.push(url);
      await answers;
      return image;
    },
    ...options,
  });
  const makeOlder = async (ms: number) => {
    const at = new Date(Date.now() - ms);
    for (const name of await readdir(folder)) await utimes(join(folder, name), at, at);
  };
  return { cache, fetched, folder, makeOlder, waiting };
}

const url = 'https://logo.example/1.png';

describe('a picture', () => {
  test('is fetched once, also for many at once, and again when it is old', async () => {
    const answering = Promise.withResolvers<void>();
    const { cache, fetched, makeOlder, waiting } = cacheOf(image, {}, answering.promise);
    const seen = [1, 2, 3].map(() => cache.get(url));
    await expect.poll(waiting.count).toBe(3);
    answering.resolve();
    expect(await Promise.all(seen)).toEqual([image, image, image]);
    await makeOlder(29 * day);
    expect(await cache.get(url)).toEqual(image);
    expect(fetched).toEqual([url]);
    await makeOlder(31 * day);
    expect(await cache.get(url)).toEqual(image);
    expect(fetched).toHaveLength(2);
  });

  test('that is not to be had is asked for again a day later', async () => {
    const { cache, fetched, makeOlder } = cacheOf(null);
    for (const _ of [1, 2, 3]) expect(await cache.get(url)).toBeNull();
    expect(fetched).toHaveLength(1);
    await makeOlder(1.1 * day);
    await cache.get(url);
    expect(fetched).toHaveLength(2);
  });

  test('that takes long is there the next time', async () => {
    const answering = Promise.withResolvers<void>();
    const { cache, fetched, waiting } = cacheOf(image, {}, answering.promise);
    const seen = cache.get(url);
    await expect.poll(waiting.count).toBe(1);
    waiting.letGo();
    expect(await seen).toBeNull();
    answering.resolve();
    expect(await cache.get(url)).toEqual(image);
    expect(fetched).toHaveLength(1);
  });

  test('is shown and not kept while the disk is full', async () => {
    const { cache, folder } = cacheOf(image, { mayWrite: () => false });
    expect(await cache.get(url)).toEqual(image);
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });
});

test('no more pictures than a few are fetched at once', async () => {
  const answering = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const { cache, waiting } = cacheOf(image, {
    fetchesAtOnce: 3,
    fetch: async () => {
      most = Math.max(most, (running += 1));
      await answering.promise;
      running -= 1;
      return image;
    },
  });
  const seen = Array.from({ length: 12 }, (_, at) => cache.get(`${url}?${at}`));
  await expect.poll(waiting.count).toBe(12);
  expect(running).toBe(3);
  answering.resolve();
  expect(new Set(await Promise.all(seen))).toEqual(new Set([image]));
  expect(most).toBe(3);
});

describe('what is kept', () => {
  test('goes when it is old', async () => {
    const { cache, folder, makeOlder } = cacheOf(image);
    await cache.get(url);
    await makeOlder(31 * day);
    await cache.get(`${url}?new`);
    await cache.sweep();
    expect(await readdir(folder)).toHaveLength(1);
  });

  test('stays within its bound, the oldest going first', async () => {
    const most = 20;
    const { cache, folder, fetched, makeOlder } = cacheOf(image, { mostBytes: most * png.length });
    await cache.get(url);
    await makeOlder(day);
    for (let at = 0; at < 3 * most; at += 1) await cache.get(`${url}?${at}`);
    expect((await readdir(folder)).length).toBeLessThanOrEqual(1.1 * most + 1);
    await cache.sweep();
    expect(await readdir(folder)).toHaveLength(most);
    await cache.get(url);
    expect(fetched.filter((one) => one === url)).toHaveLength(2);
  });
});
