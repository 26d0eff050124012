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
