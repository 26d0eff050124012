import { lookup } from 'node:dns';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fetchImage } from './fetch-image.ts';
import { ico, png } from '#core/tests/sample-images.ts';

const mostBytes = 1000;
/** Longer than any of them takes, on any machine. */
const timeoutMs = 300_000;
const options = { mostBytes, timeoutMs, isAllowed: (at: string) => at === '127.0.0.1' };

/** A server of pictures, on an address of this machine; and what it was asked for. */
async function serve(answer: RequestListener, host = '127.0.0.1') {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    answer(request, response);
  });
  server.listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}/logo`,
    port,
    asked: paths,
  };
}

const answers =
  (bytes: Buffer | string, type = 'image/png'): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': type }).end(bytes);

describe('a picture', () => {
  test.each([
    [png, 'image/png'],
    [ico, 'image/x-icon'],
    [Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0'), 'image/gif'],
  ])('has the type of its bytes, whatever its server says', async (bytes, contentType) => {
    const { url } = await serve(answers(bytes, 'text/html'));
    expect(await fetchImage(url, options)).toEqual({ bytes, contentType });
  });

  test.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'],
    ['<html><script>alert(1)</script></html>', 'image/png'],
    ['%PDF-1.7', 'image/png'],
    ['', 'image/png'],
  ])('is not %s', async (text, type) => {
    const { url } = await serve(answers(text, type));
    expect(await fetchImage(url, options)).toBeNull();
  });

  test('is refused when it is too large, and the rest is not read', async () => {
    let isClosed = false;
    const { url } = await serve((_request, response) => {
      response.once('close', () => (isClosed = true));
      response.writeHead(200).write(png);
      // It would never end.
      const sendMore = () => {
        while (response.write(Buffer.alloc(mostBytes)));
      };
      response.on('drain', sendMore);
      sendMore();
    });
    expect(await fetchImage(url, options)).toBeNull();
    await expect.poll(() => isClosed).toBe(true);
  });

  test.each([404, 500, 204])('is not the answer %s', async (status) => {
    const { url } = await serve((_request, response) => response.writeHead(status).end());
    expect(await fetchImage(url, options)).toBeNull();
  });

  test('is not waited for without end', async () => {
    const { url } = await serve((_request, response) => response.writeHead(200).write(png));
    expect(await fetchImage(url, { ...options, timeoutMs: 200 })).toBeNull();
  });

  test.each([
    'ftp://127.0.0.1/logo',
    'file:///etc/hostname',
    'data:image/png;base64,',
    'no address',
  ])('is not fetched from %s', async (url) => {
    expect(await fetchImage(url, options)).toBeNull();
  });
});

describe('a server that is not public', () => {
  const asIfPublic = { mostBytes, timeoutMs };

  test('is not asked by its address', async () => {
    for (const host of ['127.0.0.1', '::1']) {
      const { url, asked } = await serve(answers(png), host);
      expect(await fetchImage(url, asIfPublic)).toBeNull();
      expect(asked).toEqual([]);
    }
  });

  test('is not asked by a name that leads to it', async () => {
    const { port, asked } = await serve(answers(png));
    expect(await fetchImage(`http://localhost:${port}/logo`, asIfPublic)).toBeNull();
    const names: string[] = [];
    // A name of the public internet whose owner lets it point here.
    const toHere = ((name: string, ...rest: [never, never]) => {
      names.push(name);
      lookup('127.0.0.1', ...rest);
    }) as unknown as typeof lookup;
    const url = `http://logo.example:${port}/logo`;
    expect(await fetchImage(url, { ...asIfPublic, lookup: toHere })).toBeNull();
    expect(asked).toEqual([]);
    expect(await fetchImage(url, { ...options, lookup: toHere })).not.toBeNull();
    expect(names).toEqual(['logo.example', 'logo.example']);
  });

  test('is not asked because another one redirects to it', async () => {
    const hidden = await serve(answers(png), '127.0.0.2');
    const { url, asked } = await serve((_request, response) =>
      response.writeHead(302, { location: hidden.url }).end(),
    );
    expect(await fetchImage(url, options)).toBeNull();
    expect(asked).toEqual(['/logo']);
    expect(hidden.asked).toEqual([]);
  });
});

test('a few redirects are followed, a circle is not', async () => {
  const { url, asked } = await serve((request, response) => {
    if (request.url === '/here') return answers(png)(request, response);
    const location = request.url === '/logo' ? '/here' : '/circle';
    return response.writeHead(301, { location }).end();
  });
  expect(await fetchImage(url, options)).toMatchObject({ contentType: 'image/png' });
  expect(await fetchImage(url.replace('/logo', '/circle'), options)).toBeNull();
  expect(asked).toEqual(['/logo', '/here', '/circle', '/circle', '/circle', '/circle']);
});
