// @vitest-environment happy-dom
import { renderHook } from '#core/web/tests/testing-library.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { setUpSessionFixture } from '#core/web/session/session-fixture.tsx';
import { json, type FakeServer } from '#core/web/transport/fake-server.ts';
import { useCallOnce } from './use-call-once.ts';

const add = endpoint({
  method: 'POST',
  path: '/entries',
  summary: 'Adds an entry.',
  may: 'signedIn',
  body: z.object({ name: z.string() }),
  answer: z.object({ name: z.string() }),
});
const route = 'POST /api/entries';
const stored = json(200, { name: 'stored' });
const refused = json(400, { error: 'Not now.', code: 'invalid' });

let server: FakeServer;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  ({ server } = setUpSessionFixture());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Adds entries of these names one after the other. Returns which requests had the same key. */
async function keysOf(...names: string[]): Promise<number[]> {
  const { result } = renderHook(() => useCallOnce(add));
  for (const name of names) await result.current({ body: { name } }).catch(() => {});
  const keys = server.to(route).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).not.toContain(null);
  return keys.map((key) => keys.indexOf(key));
}

test('a second try of the same input has the key of the first', async () => {
  server.on(route, refused, stored);
  expect(await keysOf('Ash', 'Ash')).toEqual([0, 0]);
});

test('another input has another key', async () => {
  server.on(route, refused, stored);
  expect(await keysOf('Ash', 'Birch')).toEqual([0, 1]);
});

test('the same input is another call once the first has succeeded', async () => {
  server.on(route, stored);
  expect(await keysOf('Ash', 'Ash')).toEqual([0, 1]);
});
