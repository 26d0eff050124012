// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { limits } from '#core/domain/limits.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { second } from '#core/domain/units.ts';
import { createRecordQueues } from '#core/web/sync/record-queues.ts';
import { toastStore } from '#ui/toasts.ts';
import { waitingCalls } from './busy-retries.ts';
import { callUntilAnswered } from './call-until-answered.ts';
import { FakeServer, json, unreachable } from './fake-server.ts';
import { tokens } from './token.ts';

const star = endpoint({
  method: 'PUT',
  path: '/stars',
  summary: 'Stars it.',
  may: 'signedIn',
  body: z.object({ name: z.string() }),
  answer: z.object({ name: z.string() }),
});
const route = 'PUT /api/stars';
const probe = 'GET /api/ready';
const busy = json(503, { error: refusalText(refusals.unavailable), code: 'unavailable' });
const notReady = json(503, { parts: { database: 'down' } });
const ready = json(200, {});
const stored = json(200, { name: 'stored' });

let server: FakeServer;
let toasts: Map<number, string>;
toastStore.subscribe(() => {
  for (const { id, message } of toastStore.current()) toasts.set(id, message);
});

beforeEach(() => {
  vi.useFakeTimers();
  toasts = new Map();
  server = new FakeServer();
  tokens.forget();
  const jane = { uid: 'jane', email: null, displayName: null, photoURL: null };
  tokens.follow({ currentUser: () => jane, sessionLost: () => {} });
  server.on('GET /api/auth/token', json(200, { token: 'one' }));
  server.on(probe, notReady);
});

afterEach(() => {
  tokens.forget();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * second);
/** What toasts have said since the test began; each goes after a while. */
const said = () => [...toasts.values()];
const names = () => server.to(route).map(({ body }) => (body as { name: string }).name);
/** What came of it, as far as is known. */
function follow(call: Promise<unknown>): { state: unknown } {
  const followed: { state: unknown } = { state: 'waiting' };
  call.then(
    (answer) => (followed.state = answer),
    (error: Error) => (followed.state = error.message),
  );
  return followed;
}
const starIt = (name = 'one') => follow(callUntilAnswered(star, { body: { name } }));
async function bringBack(answer = stored): Promise<void> {
  server.on(route, answer).on(probe, ready);
  await pass(limits.offlineRetryMs.most / second);
}

test.each([
  ['database', busy],
  ['server', unreachable],
])('While the %s is away for 30 s a change waits, and arrives once', async (_, away) => {
  server.on(route, away);
  const change = starIt();
  await pass(30);
  expect(change.state).toBe('waiting');
  expect(waitingCalls.any.isSet()).toBe(true);
  // As section 8 says, and no more until the server is back.
  expect(server.to(route)).toHaveLength(4);
  await bringBack();
  expect(change.state).toEqual({ name: 'stored' });
  expect(waitingCalls.any.isSet()).toBe(false);
  expect(said()).toEqual(['All changes were sent.']);
  const keys = new Set(server.to(route).map(({ headers }) => headers.get('idempotency-key')));
  expect(keys.size).toBe(1);
  expect(keys).not.toContain(null);
  await pass(60);
  expect(server.to(route)).toHaveLength(5);
});

test('Of several that waited it is said once, when the last has arrived', async () => {
  server.on(route, busy);
  const changes = [starIt('one'), starIt('two'), starIt('three')];
  await pass(30);
  await bringBack();
  for (const { state } of changes) expect(state).toEqual({ name: 'stored' });
  expect(said()).toEqual(['All changes were sent.']);
});

test('A change of the same record waits behind it', async () => {
  server.on(route, busy);
  const { run } = createRecordQueues();
  for (const name of ['one', 'two'])
    follow(run('record', () => callUntilAnswered(star, { body: { name } })));
  await pass(30);
  await bringBack();
  await pass(1);
  expect(names().slice(-2)).toEqual(['one', 'two']);
  expect(new Set(names().slice(0, -1))).toEqual(new Set(['one']));
});

test('What is refused afterwards is refused, and nothing is said to be sent', async () => {
  server.on(route, busy);
  const change = starIt();
  await pass(30);
  await bringBack(json(409, { error: 'This exists already.', code: 'conflict' }));
  expect(change.state).toBe('This exists already.');
  expect(waitingCalls.any.isSet()).toBe(false);
  expect(said()).toEqual([]);
});

test('A refusal does not wait', async () => {
  server.on(route, json(409, { error: 'This exists already.', code: 'conflict' }));
  const change = starIt();
  await pass(1);
  expect(change.state).toBe('This exists already.');
});

test('It is not sent as whoever signs in meanwhile', async () => {
  server.on(route, busy);
  const change = starIt();
  await pass(30);
  tokens.forget();
  await bringBack();
  expect(change.state).toBe('Authentication failed');
  expect(server.to(route)).toHaveLength(4);
});
