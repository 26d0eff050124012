import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '#core/domain/endpoint.ts';
import { refusals } from '#core/domain/refusals.ts';
import { hour } from '#core/domain/units.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { openPool } from '#core/platform/database/client.ts';
import { limitersOf } from '#core/platform/http/limiters.ts';
import { openDoneLimit } from './done-limit.ts';

const most = { browser: 3, address: 8 };
const limited = endpoint({
  method: 'POST',
  path: '/public/things',
  summary: 'Adds.',
  may: 'anyone',
  donePerHour: most,
  answer: null,
});

const newBrowser = () => randomBytes(16).toString('base64url');
const from = (ip: string, browser?: string) =>
  ({
    ip,
    headers: browser === undefined ? {} : { cookie: `outrider.form=${browser}` },
  }) as FastifyRequest;

/** Of a node that is alone. */
const inMemory = limitersOf({
  pool: openPool({}),
  tableName: 'call_counts',
  hasOthers: () => false,
});

/** How acts end: what is refused for the limit by its code. */
const outcomesOf = (acts: readonly Promise<unknown>[]) =>
  Promise.all(acts.map((act) => act.then(String, (error: unknown) => (error as Refused).code)));
const done = async () => 'done';
const refuse = () => Promise.reject(refused(refusals.notFound));

// The clock stands still, however long the acts take.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

let counting = openDoneLimit(limited, inMemory);
beforeEach(() => {
  counting = openDoneLimit(limited, inMemory);
});

/** So many acts at the same time. */
const tryAtOnce = (count: number, request: FastifyRequest, act = done) =>
  outcomesOf(Array.from({ length: count }, () => counting(request, act)));

const times = (count: number, outcome: string) => Array.from({ length: count }, () => outcome);

test('a browser is limited at any address, for an hour', async () => {
  const browser = newBrowser();
  for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    expect(await tryAtOnce(1, from(ip, browser))).toEqual(['done']);
  }
  const refusal = await counting(from('192.0.2.4', browser), done).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    status: 429,
    message: 'Too many requests. Try again in 60 minutes.',
    details: { retryAfterSeconds: 3600 },
  });
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(await tryAtOnce(1, from('192.0.2.4', browser))).toEqual(['tooMany']);
  await vi.advanceTimersByTimeAsync(1);
  expect(await tryAtOnce(1, from('192.0.2.4', browser))).toEqual(['done']);
});

test('calls at the same time cannot pass the limit together', async () => {
  const statuses = await tryAtOnce(2 * most.browser, from('192.0.2.1', newBrowser()));
  expect(statuses).toEqual([...times(most.browser, 'done'), ...times(most.browser, 'tooMany')]);
});

test('an address has room for many browsers, and no more by dropping or changing a cookie', async () => {
  const address = '192.0.2.1';
  for (let count = 0; count < most.address / 2; count += 1) {
    expect(await tryAtOnce(1, from(address, newBrowser()))).toEqual(['done']);
  }
  const rest = await tryAtOnce(most.address, from(address));
  expect(rest).toEqual([...times(most.address / 2, 'done'), ...times(most.address / 2, 'tooMany')]);
  expect(await tryAtOnce(1, from(address, newBrowser()))).toEqual(['tooMany']);
  expect(await tryAtOnce(1, from('192.0.2.2'))).toEqual(['done']);
});

test('what the address refuses does not count for the browser', async () => {
  await tryAtOnce(most.address, from('192.0.2.1'));
  const browser = newBrowser();
  const refusedOnes = await tryAtOnce(most.browser + 1, from('192.0.2.1', browser));
  expect(new Set(refusedOnes)).toEqual(new Set(['tooMany']));
  const statuses = await tryAtOnce(most.browser, from('192.0.2.2', browser));
  expect(statuses).toEqual(times(most.browser, 'done'));
});

test('a network of IPv6 is one address', async () => {
  for (let count = 0; count < most.address; count += 1) {
    expect(await tryAtOnce(1, from(`2001:db8::${count}`))).toEqual(['done']);
  }
  expect(await tryAtOnce(1, from('2001:db8::ffff'))).toEqual(['tooMany']);
  expect(await tryAtOnce(1, from('2001:db8:0:1::1'))).toEqual(['done']);
});

test('a refusal gives the place back, in turn and at the same time', async () => {
  const request = from('192.0.2.1', newBrowser());
  for (let count = 0; count < 2 * most.address; count += 1) {
    expect(await tryAtOnce(1, request, refuse)).toEqual(['notFound']);
  }
  // Some find no room while others wait for their refusal; neither may stay counted.
  await tryAtOnce(2 * most.browser, request, refuse);
  expect(await tryAtOnce(most.browser + 1, request)).toEqual([
    ...times(most.browser, 'done'),
    'tooMany',
  ]);
});

test('refused tries leave no timer behind', async () => {
  for (let count = 0; count < 5; count += 1) {
    await tryAtOnce(1, from(`192.0.2.${count}`, newBrowser()), refuse);
  }
  expect(vi.getTimerCount()).toBe(0);
});

test('an endpoint without a limit counts nothing', async () => {
  counting = openDoneLimit(
    endpoint({
      method: 'GET',
      path: '/public/things',
      summary: 'Lists.',
      may: 'anyone',
      answer: null,
    }),
    inMemory,
  );
  const acts = Array.from({ length: 50 }, () => counting(from('192.0.2.1'), done));
  expect(await outcomesOf(acts)).toEqual(times(50, 'done'));
});
