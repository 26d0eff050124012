// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as corporations from '#core/domain/identity/corporation-endpoints.ts';
import { FakeServer, json } from './fake-server.ts';
import { queryClient } from './query-client.ts';
import { queryOptionsOf } from './query-options.ts';
import { tokens } from './token.ts';

const route = 'GET /api/corporations';
let server: FakeServer;

beforeEach(() => {
  server = new FakeServer();
  tokens.forget();
  const jane = { uid: 'jane', email: null, displayName: null, photoURL: null };
  tokens.follow({ currentUser: () => jane, sessionLost: () => {} });
});

afterEach(() => {
  queryClient.clear();
  tokens.forget();
  vi.unstubAllGlobals();
});

test('What failed while there was no token is asked again by itself when one arrives', async () => {
  server.on('GET /api/auth/token', json(500, { error: 'No token.' }), json(200, { token: 'one' }));
  server.on(route, json(200, [{ id: '1', name: 'SKF' }]));
  const observer = new QueryObserver(queryClient, queryOptionsOf(corporations.list));
  const stop = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().error?.message).toBe('No token.');
  expect(server.to(route)).toHaveLength(0);
  // Anything that asks for a token: another screen, the live connection.
  await tokens.take();
  await expect.poll(() => observer.getCurrentResult().data).toEqual([{ id: '1', name: 'SKF' }]);
  stop();
});

test('What changes during a first read is read again after it', async () => {
  tokens.follow({
    currentUser: () => ({ uid: 'jane', email: null, displayName: null, photoURL: null }),
    sessionLost: () => {},
  });
  server.on('GET /api/auth/token', json(200, { token: 'one' }));
  let answerFirst = (): void => {};
  const held = new Promise<void>((resolve) => (answerFirst = resolve));
  server.on(
    route,
    async () => {
      await held;
      return Response.json([{ id: '1', name: 'Before' }]);
    },
    json(200, [{ id: '1', name: 'After' }]),
  );
  const options = queryOptionsOf(corporations.list);
  const observer = new QueryObserver(queryClient, options);
  const stop = observer.subscribe(() => {});
  await expect.poll(() => server.to(route)).toHaveLength(1);
  const invalidated = queryClient.invalidateQueries({ queryKey: options.queryKey });
  answerFirst();
  await invalidated;
  expect(observer.getCurrentResult().data).toEqual([{ id: '1', name: 'After' }]);
  expect(server.to(route)).toHaveLength(2);
  stop();
});
