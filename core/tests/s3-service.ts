import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

interface StoredObject {
  readonly bytes: Buffer;
  readonly changedAt: Date;
}

export interface S3Service {
  readonly endpoint: string;
  /** By key, of one bucket called `bucket`. */
  readonly objects: Map<string, StoredObject>;
  /** So many requests are answered as busy. */
  failing: number;
  /** Whether it heeds that an object must not be there yet; what does not know that header takes it all. */
  isConditional: boolean;
}

const notFound = '<Error><Code>NoSuchKey</Code><Message>None.</Message></Error>';

/** Two entries a page, so that there are several. */
function listing(objects: S3Service['objects'], query: URLSearchParams): string {
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

/** The first and the last byte of a part; of `bytes=-8` the last eight. */
function rangeIn(header: string | undefined, length: number): readonly [number, number] | null {
  const [match, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/u.exec(header ?? '') ?? [];
  if (match === undefined) return null;
  const last = to === '' || from === '' ? length - 1 : Math.min(Number(to), length - 1);
  return [from === '' ? Math.max(0, length - Number(to)) : Number(from), last];
}

/** What S3 answers, as far as a file store and the search engine ask it. Sums are compared as S3 does. */
async function answer(
  service: S3Service,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const key = decodeURIComponent(pathname).replace(/^\/bucket\/?/u, '');
  const object = service.objects.get(key);
  if (service.failing > 0) {
    service.failing -= 1;
    request.resume();
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
  } else if (request.method === 'PUT') {
    const bytes = await buffer(request);
    const sum = createHash('md5').update(bytes).digest('base64');
    if ((request.headers['content-md5'] ?? sum) !== sum) {
      response.writeHead(400).end('<Error><Code>BadDigest</Code></Error>');
      return;
    }
    const isNew = request.headers['if-none-match'] === '*' && service.isConditional;
    if (isNew && service.objects.has(key)) {
      response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
      return;
    }
    service.objects.set(key, { bytes, changedAt: new Date() });
    response.writeHead(200, { etag: '"x"' }).end();
  } else if (request.method === 'POST' && searchParams.has('delete')) {
    const names = [...(await text(request)).matchAll(/<Key>([^<]+)<\/Key>/gu)];
    for (const [, name = ''] of names) service.objects.delete(name);
    const gone = names.map(([key]) => `<Deleted>${key}</Deleted>`).join('');
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<DeleteResult>${gone}</DeleteResult>`);
  } else if (request.method === 'DELETE') {
    service.objects.delete(key);
    response.writeHead(204).end();
  } else if (searchParams.has('list-type')) {
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(listing(service.objects, searchParams));
  } else if (!object) {
    response.writeHead(404, { 'content-type': 'application/xml' });
    response.end(request.method === 'HEAD' ? undefined : notFound);
  } else {
    const { length } = object.bytes;
    const [from, to] = rangeIn(request.headers.range, length) ?? [0, length - 1];
    const part = object.bytes.subarray(from, to + 1);
    response.writeHead(request.headers.range ? 206 : 200, {
      'content-length': part.length,
      'last-modified': object.changedAt.toUTCString(),
      etag: '"x"',
      ...(request.headers.range && { 'content-range': `bytes ${from}-${to}/${length}` }),
    });
    response.end(request.method === 'HEAD' ? undefined : part);
  }
}

/** Storage in memory that speaks like S3, until the test file is over. */
export async function openS3Service(): Promise<S3Service> {
  const server = createServer((request, response) => {
    void answer(service, request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const names = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;
  for (const name of names) process.env[name] = 'of-the-tests';
  afterAll(() => {
    server.close();
    for (const name of names) delete process.env[name];
  });
  const { port } = server.address() as AddressInfo;
  const service: S3Service = {
    endpoint: `http://127.0.0.1:${port}`,
    objects: new Map(),
    failing: 0,
    isConditional: true,
  };
  return service;
}
