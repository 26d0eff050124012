// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchStatus } from '#features/search/domain/index-endpoints.ts';
import { FakeServer, json } from '#core/web/transport/fake-server.ts';
import { SearchStateNote } from './SearchStateNote.tsx';

const route = 'GET /api/search/status';
const ready: SearchStatus = {
  state: 'ready',
  indexed: 100,
  waiting: 0,
  rebuild: null,
  encoder: null,
};
const building = (done: number, problem: string | null = null): SearchStatus => ({
  ...{ state: 'building', indexed: 0, waiting: 3, encoder: null },
  rebuild: { begunAt: null, done, total: 100, perSecond: null, secondsLeft: null, problem },
});
const words = 'Results may miss typos and related words until then.';

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  server = new FakeServer();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SearchStateNote />
    </QueryClientProvider>,
  );
const note = () => screen.queryByRole('status')?.textContent;

test('shows the progress of the index, and disappears when it is ready', async () => {
  server.on(route, json(200, building(0)), json(200, building(42)), json(200, ready));
  show();
  await waitFor(() => expect(note()).toBe(`The search index is being built. ${words}`));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await waitFor(() => expect(note()).toBe(`The search index is being built: 42%. ${words}`));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
  await waitFor(() => expect(note()).toBeUndefined());
});

test.each([
  ['while all is well', json(200, ready)],
  ['when it is not answered', json(403, { error: 'No.' })],
])('shows nothing %s', async (_when, answer) => {
  server.on(route, answer);
  show();
  await waitFor(() => expect(server.to(route).length).toBeGreaterThan(0));
  expect(note()).toBeUndefined();
});

test('reports a failed build', async () => {
  server.on(route, json(200, building(42, 'It failed.')));
  show();
  await waitFor(() =>
    expect(note()).toBe(`The search index could not be built yet; it is tried again. ${words}`),
  );
});
