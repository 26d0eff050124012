import { expect, test } from 'vitest';
import { errorTextOf, readBody } from './body.ts';

const response = (body: string | null, headers: Record<string, string> = {}) =>
  new Response(body, { headers });

test.each([
  ['application/json', '{"a":1}', { a: 1 }],
  ['application/json; charset=utf-8', '[1]', [1]],
  ['application/problem+json', '{"error":"no"}', { error: 'no' }],
  ['text/plain', 'hello', 'hello'],
  ['text/plain;charset=UTF-8', '{"a":1}', '{"a":1}'],
])('reads %s', async (type, body, read) => {
  expect(await readBody(response(body, { 'content-type': type }))).toEqual(read);
});

test.each(['text/html', 'application/octet-stream', 'application/jsonlines'])(
  'does not read %s',
  async (type) => {
    expect(await readBody(response('{"a":1}', { 'content-type': type }))).toBeNull();
  },
);

test('does not read a body of unknown type', async () => {
  const unnamed = new Response(new Uint8Array([123, 125]));
  expect(await readBody(unnamed)).toBeNull();
});

test('an empty body counts as null', async () => {
  const type = { 'content-type': 'application/json' };
  expect(await readBody(response('', type))).toBeNull();
  expect(await readBody(response(null, type))).toBeNull();
});

test('a body with Content-Length 0 is not read', async () => {
  const said = response('{"a":1}', { 'content-type': 'application/json', 'content-length': '0' });
  expect(await readBody(said)).toBeNull();
  expect(said.bodyUsed).toBe(false);
});

test('broken JSON is not read as null, which some responses may be', async () => {
  expect(await readBody(response('{"a":', { 'content-type': 'application/json' }))).toBeUndefined();
});

test("the server's error text is its error field, or the plain text", () => {
  expect(errorTextOf({ error: 'No.', code: 'x' })).toBe('No.');
  expect(errorTextOf('No.\n')).toBe('No.');
  for (const body of [null, undefined, {}, { error: 5 }, { error: '' }, ' ', []]) {
    expect(errorTextOf(body)).toBeUndefined();
  }
});
