import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { call } from './call.ts';
import {
  FakeServer,
  delayed,
  json,
  noContent,
  neverAnswers,
  text,
  unreachable,
  type Answering,
} from './fake-server.ts';
import { Problem } from './problem.ts';
import { tokens } from './token.ts';
import { trackPromise } from './track-promise.ts';

const Thing = z.object({ id: z.string() });
const about = { summary: 'A thing.', may: 'signedIn' } as const;
const read = endpoint({
  ...about,
  method: 'GET',
  path: '/things/{id}',
  params: z.object({ id: z.string() }),
  query: z.object({ q: z.optional(z.string()) }),
  answer: Thing,
});
const make = endpoint({ ...about, method: 'POST', path: '/things', body: Thing, answer: Thing });
const remove = endpoint({ ...about, method: 'DELETE', path: '/things', answer: null });
const open = endpoint({ ...read, path: '/public/things', may: 'anyone', params: z.object({}) });

const input = { params: { id: '1' } };
const route = 'GET /api/things/1';
const ok = json(200, { id: '1' });
const jane = { uid: 'jane', email: null, displayName: null, photoURL: null };

let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer().on(
    'GET /api/auth/token',
    json(200, { token: 'first' }),
    json(200, { token: 'second' }),
  );
  tokens.forget();
  tokens.follow({ currentUser: () => jane, sessionLost: () => {} });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Checks that the route was requested just before and at each of these moments. */
async function expectAttemptsAt(where: string, moments: readonly number[]): Promise<void> {
  let now = 0;
  for (const [index, moment] of moments.entries()) {
    if (moment > 0) {
      await vi.advanceTimersByTimeAsync(moment - 1 - now);
      expect(server.to(where)).toHaveLength(index);
      await vi.advanceTimersByTimeAsync(1);
    } else {
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(server.to(where)).toHaveLength(index + 1);
    now = moment;
  }
  expect(server.times(where)).toEqual(moments);
}

test('carries the bearer token, the filled path and the query', async () => {
  server.on(route, ok);
  expect(await call(read, { params: { id: '1' }, query: { q: 'a b' } })).toEqual({ id: '1' });
  const [sent] = server.to(route);
  expect(sent?.address).toBe('/api/things/1?q=a+b');
  expect(sent?.headers.get('authorization')).toBe('Bearer first');
  expect(sent?.headers.has('idempotency-key')).toBe(false);
  expect(sent?.headers.has('content-type')).toBe(false);
  expect(sent?.body).toBeUndefined();
});

test('a POST carries JSON and an Idempotency-Key; a DELETE neither', async () => {
  server.on('POST /api/things', json(201, { id: '1' })).on('DELETE /api/things', noContent());
  expect(await call(make, { body: { id: '1' } })).toEqual({ id: '1' });
  expect(await call(remove)).toBeNull();
  const [post, gone] = server.sent.slice(1);
  expect(post?.body).toEqual({ id: '1' });
  expect(post?.headers.get('content-type')).toBe('application/json');
  expect(post?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/u);
  expect(gone?.body).toBeUndefined();
  expect(gone?.headers.has('idempotency-key')).toBe(false);
});

test('two calls have two keys, and a caller may pass its own', async () => {
  server.on('POST /api/things', json(201, { id: '1' }));
  await call(make, { body: { id: '1' } });
  await call(make, { body: { id: '1' } });
  await call(make, { body: { id: '1' } }, { idempotencyKey: 'mine' });
  const keys = server.to('POST /api/things').map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe('mine');
});

test('one key is used for every kind of retry', async () => {
  server.on(
    'POST /api/things',
    json(401, {}),
    json(503, {}),
    unreachable,
    json(502, {}),
    json(201, { id: '1' }),
  );
  const seen = trackPromise(call(make, { body: { id: '1' } }));
  await vi.advanceTimersByTimeAsync(2000 + 400 + 4000);
  expect(seen.outcome).toEqual({ id: '1' });
  const keys = server.to('POST /api/things').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(5);
  expect(new Set(keys).size).toBe(1);
});

test.each([401, 403])('%i is retried once, with a fresh token', async (status) => {
  server.on(route, json(status, {}), ok);
  expect(await call(read, input)).toEqual({ id: '1' });
  expect(server.to(route).map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer first',
    'Bearer second',
  ]);
  expect(server.times(route)).toEqual([0, 0]);
});

test("a second 403 raises the server's message, code and details", async () => {
  const error = "You don't have permission to edit this collection.";
  server.on(route, json(403, { error, code: 'collection.forbidden', details: { a: 1 } }));
  const problem: unknown = await call(read, input).catch((thrown: unknown) => thrown);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({
    message: error,
    code: 'collection.forbidden',
    status: 403,
    details: { a: 1 },
  });
  expect(server.to(route)).toHaveLength(2);
});

test('a second 401 without a text says "Authentication failed"', async () => {
  server.on(route, noContent(401));
  await expect(call(read, input)).rejects.toMatchObject({
    message: 'Authentication failed',
    code: 'transport.authentication',
    status: 401,
  });
  expect(server.to(route)).toHaveLength(2);
});

test.each([502, 503])('%i is retried after 2, 4 and 8 s, then raised', async (status) => {
  server.on(route, json(status, { error: 'Back soon.', code: 'unavailable' }));
  const seen = trackPromise(call(read, input));
  await expectAttemptsAt(route, [0, 2000, 6000, 14_000]);
  expect(seen.outcome).toMatchObject({ message: 'Back soon.', code: 'unavailable', status });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.to(route)).toHaveLength(4);
});

test('a network failure is retried after 400, 800 and 1200 ms, then raised', async () => {
  server.on(route, unreachable);
  const seen = trackPromise(call(read, input));
  await expectAttemptsAt(route, [0, 400, 1200, 2400]);
  expect(seen.outcome).toMatchObject({ code: 'transport.network', status: 0 });
  expect(seen.outcome).toBeInstanceOf(Problem);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.to(route)).toHaveLength(4);
});

test('a response that breaks off is a network failure', async () => {
  const broken = () =>
    new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) }), {
      headers: { 'content-type': 'application/json' },
    });
  server.on(route, broken, ok);
  const seen = trackPromise(call(read, input));
  await vi.advanceTimersByTimeAsync(399);
  expect(seen).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.outcome).toEqual({ id: '1' });
});

test.each([400, 404, 409, 429, 500, 501, 504])('%i is raised at once', async (status) => {
  server.on(route, json(status, { error: 'No.', code: 'x.y' }));
  await expect(call(read, input)).rejects.toMatchObject({ message: 'No.', code: 'x.y', status });
  expect(server.to(route)).toHaveLength(1);
});

test('plain text is used as the error text too; without any, the status is', async () => {
  server.on(route, text(500, 'Out of order.'), text(500, '<h1>500</h1>', 'text/html'));
  await expect(call(read, input)).rejects.toMatchObject({ message: 'Out of order.' });
  await expect(call(read, input)).rejects.toMatchObject({
    message: 'Request failed with status 500',
    code: 'transport.status',
    status: 500,
  });
});

test('the request id is on the error, to be quoted', async () => {
  server.on(route, () => new Response(null, { status: 500, headers: { 'x-request-id': 'r-7' } }));
  await expect(call(read, input)).rejects.toMatchObject({ requestId: 'r-7' });
});

test('an abort during a request stops it and is not retried', async () => {
  server.on(route, neverAnswers);
  const controller = new AbortController();
  const seen = trackPromise(call(read, input, { signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(10);
  controller.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.outcome).toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.to(route)).toHaveLength(1);
});

test('an abort during a delay stops it at once', async () => {
  server.on(route, json(503, {}));
  const controller = new AbortController();
  const seen = trackPromise(call(read, input, { signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(500);
  controller.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.outcome).toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.to(route)).toHaveLength(1);
  // The refresh of the token is a timer, too.
  tokens.forget();
  expect(vi.getTimerCount()).toBe(0);
});

test('a call that was aborted before is never sent', async () => {
  await expect(call(read, input, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(server.sent).toHaveLength(0);
});

test('without a token a call is sent with a warning, a public one without', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  tokens.follow({ currentUser: () => null, sessionLost: () => {} });
  server.on(route, ok).on('GET /api/public/things', ok);
  await call(open);
  expect(warn).not.toHaveBeenCalled();
  await call(read, input);
  expect(warn).toHaveBeenCalledExactlyOnceWith('No token for GET /things/{id}');
  expect(server.sent.map(({ headers }) => headers.has('authorization'))).toEqual([false, false]);
});

test.each([
  ['who is signed in is not known', undefined, json(200, { token: 'first' })],
  ['the token request fails', jane, json(500, { error: 'No token.' })],
  ['the token request is unavailable', jane, json(503, {})],
  ['the token request hangs', jane, neverAnswers],
])('a public call is sent at once, without a token, while %s', async (_, user, answer) => {
  tokens.follow({ currentUser: () => user, sessionLost: () => {} });
  server.on('GET /api/auth/token', answer).on('GET /api/public/things', ok);
  expect(await call(open)).toEqual({ id: '1' });
  expect(server.times('GET /api/public/things')).toEqual([0]);
  expect(server.to('GET /api/public/things')[0]?.headers.has('authorization')).toBe(false);
});

test('a public call carries the token that is there', async () => {
  server.on(route, ok).on('GET /api/public/things', ok);
  await call(read, input);
  await call(open);
  expect(server.sent.at(-1)?.headers.get('authorization')).toBe('Bearer first');
});

test('a call that is not public waits for a token, whatever its path says', async () => {
  await call({ ...remove, path: '/things/publication' }).catch(() => {});
  expect(server.sent.at(-1)?.headers.get('authorization')).toBe('Bearer first');
});

describe('a token that is late', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
  const onlyWithToken: Answering = (sent) =>
    sent.headers.has('authorization') ? ok(sent) : json(401, {})(sent);

  test('holds a read no longer than 1500 ms and 4 × 150, then it is sent without', async () => {
    server.on('GET /api/auth/token', neverAnswers).on(route, onlyWithToken);
    trackPromise(call(read, input));
    await vi.advanceTimersByTimeAsync(60_000);
    // With a fresh one: 1200 ms and 4 × 150 more.
    expect(server.times(route).slice(0, 2)).toEqual([2100, 3900]);
  });

  test('a read that was refused for lack of it is sent again when it arrives', async () => {
    server.on('GET /api/auth/token', delayed(9000, json(200, { token: 'late' })));
    server.on(route, onlyWithToken);
    const seen = trackPromise(call(read, input));
    await vi.advanceTimersByTimeAsync(8999);
    expect(seen).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.outcome).toEqual({ id: '1' });
    expect(server.times(route)).toEqual([2100, 3900, 9000]);
  });

  test('that never arrives lets the read fail', async () => {
    server.on('GET /api/auth/token', neverAnswers).on(route, onlyWithToken);
    const seen = trackPromise(call(read, input));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(seen.outcome).toMatchObject({ code: 'transport.authentication', status: 401 });
  });

  test('lets a write fail at once: nobody expects it to happen later', async () => {
    server.on('GET /api/auth/token', delayed(9000, json(200, { token: 'late' })));
    server.on('DELETE /api/things', json(401, {}));
    const seen = trackPromise(call(remove));
    await vi.advanceTimersByTimeAsync(3900);
    expect(seen.outcome).toMatchObject({ status: 401 });
  });
});

test('a token that cannot be fetched counts like the request itself', async () => {
  server.on('GET /api/auth/token', json(503, {}), unreachable, json(200, { token: 'late' }));
  server.on(route, ok);
  const seen = trackPromise(call(read, input));
  await vi.advanceTimersByTimeAsync(2399);
  expect(server.to(route)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.outcome).toEqual({ id: '1' });
});

test('a call is not retried as another person', async () => {
  server.on('POST /api/things', json(503, {}), json(201, { id: '1' }));
  const seen = trackPromise(call(make, { body: { id: '1' } }));
  await vi.advanceTimersByTimeAsync(1000);
  tokens.forget();
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen.outcome).toMatchObject({ code: 'transport.authentication' });
  expect(server.to('POST /api/things')).toHaveLength(1);
});

test('input and answer are typed', () => {
  // @ts-expect-error the path has a parameter
  const withoutParams = () => call(read);
  // @ts-expect-error no such query parameter
  const misspelt = () => call(read, { params: { id: '1' }, query: { p: 'x' } });
  // @ts-expect-error the body is missing
  const withoutBody = () => call(make, {});
  const answer: () => Promise<{ id: string }> = () => call(read, input);
  expect([withoutParams, misspelt, withoutBody, answer]).toHaveLength(4);
});
