// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '#core/web/tests/testing-library.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { list } from '#core/domain/identity/corporation-endpoints.ts';
import * as users from '#core/domain/identity/user-endpoints.ts';
import { queryOptionsOf, queryKeyOf } from './query-options.ts';
import { FakeServer, json, neverAnswers } from './fake-server.ts';

let server: FakeServer;
let client: QueryClient;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = new FakeServer();
  client = new QueryClient();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('an endpoint is a query', async () => {
  server.on('GET /api/corporations', json(200, [{ id: 7, name: 'SKF' }]));
  const { result } = renderHook(() => useQuery(queryOptionsOf(list)), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual([{ id: '7', name: 'SKF' }]));
});

test('the key is method, path and input, and starts with the key of its endpoint', () => {
  const query = { authId: 'jane' };
  expect(queryOptionsOf(users.byAuth, { query }).queryKey).toEqual([
    'GET',
    '/users/by-auth',
    { query },
  ]);
  expect(queryKeyOf(users.byAuth)).toEqual(['GET', '/users/by-auth']);
});

test('a failure is not retried in addition to the retries of transport', async () => {
  server.on('GET /api/corporations', json(500, { error: 'No.' }));
  const { result } = renderHook(() => useQuery(queryOptionsOf(list)), { wrapper });
  await waitFor(() => expect(result.current.error).toMatchObject({ message: 'No.', status: 500 }));
  expect(server.to('GET /api/corporations')).toHaveLength(1);
});

test('a query without observers is aborted', async () => {
  server.on('GET /api/corporations', neverAnswers);
  const { unmount } = renderHook(() => useQuery(queryOptionsOf(list)), { wrapper });
  await waitFor(() => expect(server.sent).toHaveLength(1));
  unmount();
  expect(server.sent[0]?.init.signal?.aborted).toBe(true);
});
