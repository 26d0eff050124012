import { createHash } from 'node:crypto';
import { mkdtemp, rm, readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { day } from '#core/domain/units.ts';
import { openFileStore, type FileStore } from './open-file-store.ts';
import { openStorage } from './storage-address.ts';

/** What S3 answers, as far as a store asks it. Sums are compared as S3 does. */
const objects = new Map<string, { readonly bytes: Buffer; readonly changedAt: Date }>();
let failing = 0;
const received: string[] = [];
const notFound = '<Error><Code>NoSuchKey</Code><Message>None.</Message></Error>';

const service = createServer((request, response) => {
  void answer().catch(() => response.destroy());

  async function answer(): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const key = decodeURIComponent(pathname).replace(/^\/bucket\/?/u, '');
    const object = objects.get(key);
    received.push(`${request.method} ${key}`);
    if (failing > 0) {
      failing -= 1;
      request.resume();
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    } else if (request.method === 'PUT') {
      const bytes = await buffer(request);
      const sum = createHash('md5').update(bytes).digest('base64');
      if (request.headers['content-md5'] !== sum) {
        response.writeHead(400).end('<Error><Code>BadDigest</Code></Error>');
        return;
      }
      objects.set(key, { bytes, changedAt: new Date() });
      response.writeHead(200, { etag: '"x"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (searchParams.has('list-type')) {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listing(searchParams));
    } else if (!object) {
      response.writeHead(404, { 'content-type': 'application/xml' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    } else {
      const [, from = '0', to = ''] = /bytes=(\d+)-(\d+)/u.exec(request.headers.range ?? '') ?? [];
      const part = object.bytes.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
      response.writeHead(request.headers.range ? 206 : 200, {
        'content-length': part.length,
        'last-modified': object.changedAt.toUTCString(),
      });
      response.end(request.method === 'HEAD' ? undefined : part);
    }
  }
});

/** Two entries a page, so that there are several. */
function listing(query: URLSearchParams): string {
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
  const entries = new Map<string, string>();
  for (const [key, { bytes, changedAt }] of objects) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const folder = key.slice(0, end + 1);
    entries.set(
      end < 0 ? key : folder,
      end < 0
        ? `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><ETag>x</ETag>` +
            `<LastModified>${changedAt.toISOString()}</LastModified></Contents>`
        : `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`,
    );
  }
  const names = [...entries.keys()].toSorted();
  const from = Number(query.get('continuation-token') ?? 0);
  const page = names.slice(from, from + 2);
  const next = from + 2 < names.length ? from + 2 : null;
  return (
    `<ListBucketResult><IsTruncated>${next !== null}</IsTruncated>` +
    (next === null ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`) +
    `${page.map((name) => entries.get(name)).join('')}</ListBucketResult>`
  );
}

let folder: string;
let store: FileStore;

beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await new Promise((resolve) => service.once('listening', resolve));
  folder = await mkdtemp(join(tmpdir(), 'outrider-s3-'));
  process.env.AWS_ACCESS_KEY_ID = 'of-the-tests';
  process.env.AWS_SECRET_ACCESS_KEY = 'of-the-tests';
  const { port } = service.address() as AddressInfo;
  store = openFileStore(folder, () =>
    openStorage({
      kind: 's3',
      bucket: 'bucket',
      prefix: 'files/',
      region: null,
      endpoint: `http://127.0.0.1:${port}`,
    }),
  );
});
beforeEach(() => {
  objects.clear();
  received.length = 0;
});
afterAll(async () => {
  service.close();
  delete process.env.AWS_ACCESS_KEY_ID;
  delete process.env.AWS_SECRET_ACCESS_KEY;
  await rm(folder, { recursive: true });
});

const id = (nth: number) => `019a0000-0000-7000-8000-0000000000${String(nth).padStart(2, '0')}`;
async function* bytesOf(...chunks: readonly (string | Buffer)[]) {
  for (const chunk of chunks) yield Buffer.from(chunk);
}
const arriving = () => readdir(join(folder, 'arriving')).catch(() => []);

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
  failing = 2;
  await store.put(id(1), bytesOf('a'), 10);
  expect(await store.get(id(1))).not.toBeNull();
  failing = 9;
  await expect(store.put(id(2), bytesOf('a'), 10)).rejects.toMatchObject({
    status: 503,
    code: 'unavailable',
    cause: { message: expect.stringContaining('Cannot write file') },
  });
  failing = 0;
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
