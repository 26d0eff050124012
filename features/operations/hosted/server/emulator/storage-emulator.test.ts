import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { storageEmulatorService } from './service.ts';

const server = await openTestServer({ demonstration: true, environment: { EMULATORS: 'on' } });
const { pool } = server.database;
const member = await server.signIn('member@skf.example');
const colleague = await server.signIn('owner@skf.example');
const emulator = await server.services.get(storageEmulatorService)();
await emulator.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => emulator.close());
const { port } = emulator.server.address() as AddressInfo;
const base = `http://127.0.0.1:${port}/v0/b/outrider/o`;

beforeEach(() => pool.query('delete from files'));

const authorization = `Firebase ${member.token}`;
const boundary = 'two-parts';
const partsOf = (content: string) =>
  `--${boundary}\r\nContent-Type: application/json\r\n\r\n{"contentType":"text/plain"}\r\n` +
  `--${boundary}\r\nContent-Type: text/plain\r\n\r\n${content}\r\n--${boundary}--`;
const multipart = {
  'x-goog-upload-protocol': 'multipart',
  'content-type': `multipart/related; boundary=${boundary}`,
};

async function call(method: string, address: string, headers: object = {}, body?: string) {
  const reply = await fetch(address, {
    method,
    headers: { authorization, ...headers },
    ...(body !== undefined && { body }),
  });
  const text = await reply.text();
  const isJson = (reply.headers.get('content-type') ?? '').includes('json') && text !== '';
  return {
    status: reply.status,
    headers: reply.headers,
    text,
    body: isJson ? JSON.parse(text) : null,
  };
}
const send = (name: string, content: string) =>
  call('POST', `${base}?name=${encodeURIComponent(name)}`, multipart, partsOf(content));
const at = (name: string) => `${base}/${encodeURIComponent(name)}`;
const storedCount = async () => {
  let count = 0;
  for await (const _ of server.files.olderThan(-60_000)) count += 1;
  return count;
};

test('a file is sent in two parts, described, downloaded by its token, and deleted', async () => {
  const sent = await send('plans/a plan.txt', 'what it says');
  expect(sent).toMatchObject({
    status: 200,
    body: { name: 'plans/a plan.txt', bucket: 'outrider', size: '12', contentType: 'text/plain' },
  });
  const { body } = await call('GET', at('plans/a plan.txt'));
  expect(body).toEqual(sent.body);
  const [token] = body.downloadTokens.split(',');
  const url = `${at('plans/a plan.txt')}?alt=media&token=${token}`;
  const reply = await fetch(url, { headers: { range: 'bytes=0-3' } });
  expect([reply.status, await reply.text()]).toEqual([206, 'what']);
  expect((await fetch(`${at('plans/a plan.txt')}?alt=media&token=wrong`)).status).toBe(403);
  expect((await call('DELETE', at('plans/a plan.txt'))).status).toBe(204);
  expect((await call('GET', at('plans/a plan.txt'))).status).toBe(404);
});

test('it is the same store', async () => {
  await send('a.txt', 'here');
  const { body } = await member.send('GET', '/files/o/a.txt');
  expect(body).toMatchObject({ name: 'a.txt', size: 4 });
});

describe('errors have the shape of the hosted storage', () => {
  test.each([
    ['without a token', 'GET', at('a.txt'), { authorization: '' }, 401, 'storage.unauthenticated'],
    [
      'with a wrong token',
      'GET',
      at('a.txt'),
      { authorization: 'Firebase x' },
      401,
      'unauthenticated',
    ],
    ['of nothing', 'GET', at('a.txt'), {}, 404, 'storage.object-not-found'],
    [
      'of another bucket',
      'GET',
      at('a.txt').replace('outrider', 'other'),
      {},
      404,
      'storage.object-not-found',
    ],
    [
      'of a type that is not accepted',
      'POST',
      `${base}?name=a.exe`,
      multipart,
      400,
      'storage.invalid-argument',
    ],
    ['without a name', 'POST', base, multipart, 400, 'invalid'],
  ])('%s', async (_, method, address, headers, status, code) => {
    const body = method === 'POST' ? partsOf('a') : undefined;
    const reply = await call(method, address, headers, body);
    expect(reply).toMatchObject({ status, body: { error: { code: status, status: code } } });
  });

  test("a colleague's file is not found", async () => {
    await send('a.txt', 'mine');
    const theirs = { authorization: `Bearer ${colleague.token}` };
    expect((await call('GET', at('a.txt'), theirs)).status).toBe(404);
    expect((await call('DELETE', at('a.txt'), theirs)).status).toBe(404);
  });

  test('a form that breaks off leaves nothing', async () => {
    const before = await storedCount();
    const cut = partsOf('what it says').slice(0, -30);
    const reply = await call('POST', `${base}?name=a.txt`, multipart, cut);
    expect(reply.status).toBe(400);
    expect(await storedCount()).toBe(before);
  });
});

describe('an upload in several requests', () => {
  const start = { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' };
  const begin = async (name: string) =>
    (await call('POST', `${base}?name=${name}`, start, '{}')).headers.get('x-goog-upload-url') ??
    '';
  const command = (url: string, name: string, offset: number, body?: string) =>
    call('POST', url, { 'x-goog-upload-command': name, 'x-goog-upload-offset': offset }, body);

  test('goes on where it was', async () => {
    const url = await begin('a.txt');
    const first = await command(url, 'upload', 0, 'one ');
    expect(first.headers.get('x-goog-upload-status')).toBe('active');
    expect((await command(url, 'query', 0)).headers.get('x-goog-upload-size-received')).toBe('4');
    expect((await command(url, 'upload', 0, 'again')).status).toBe(400);
    const last = await command(url, 'upload, finalize', 4, 'two');
    expect(last.headers.get('x-goog-upload-status')).toBe('final');
    expect(last.body).toMatchObject({ name: 'a.txt', size: '7' });
    const file = await call('GET', `${at('a.txt')}?alt=media`);
    expect(file.text).toBe('one two');
  });

  test('leaves nothing when it is cancelled', async () => {
    const before = await storedCount();
    const url = await begin('a.txt');
    await command(url, 'upload', 0, 'one');
    expect((await command(url, 'cancel', 0)).status).toBe(200);
    await waitUntil(async () => (await storedCount()) === before);
    expect((await command(url, 'upload, finalize', 3, 'two')).status).toBe(404);
  });

  test("is not somebody else's to go on with", async () => {
    const url = await begin('a.txt');
    const theirs = { authorization: `Bearer ${colleague.token}`, 'x-goog-upload-command': 'query' };
    expect((await call('POST', url, theirs)).status).toBe(404);
  });
});

test('pages of this machine may call it, and no others', async () => {
  for (const [origin, allowed] of [
    ['http://localhost:5173', 'http://localhost:5173'],
    ['https://localhost.evil.example', null],
    ['null', null],
  ] as const) {
    const reply = await fetch(at('a.txt'), { headers: { origin } });
    expect(reply.headers.get('access-control-allow-origin'), origin).toBe(allowed);
  }
});
