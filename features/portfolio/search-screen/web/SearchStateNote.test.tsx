// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { act, cleanup, render, screen } from '#core/web/tests/testing-library.ts';
import type { SearchStatus } from '#features/directory/search/domain/index-endpoints.ts';
import { FakeServer, json } from '#core/web/transport/fake-server.ts';
import { tokens } from '#core/web/transport/token.ts';
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
  state: 'building',
  indexed: 0,
  waiting: 3,
  encoder: null,
  rebuild: { begunAt: null, done, total: 100, perSecond: null, secondsLeft: null, problem },
});
const words = 'Results may miss typos and related words until then.';

const { building: periodMs } = limits.searchStatusMs;

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  tokens.follow({ currentUser: () => null, sessionLost: () => {} });
  server = new FakeServer();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SearchStateNote />
    </QueryClientProvider>,
  );
  await pass(1);
}
const note = () => screen.queryByRole('status')?.textContent;

test('shows the progress of the index, and disappears when it is ready', async () => {
  server.on(route, json(200, building(0)), json(200, building(42)), json(200, ready));
  await show();
  expect(note()).toBe(`The search index is being built. ${words}`);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await pass(periodMs);
  expect(note()).toBe(`The search index is being built: 42%. ${words}`);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42');
  await pass(periodMs);
  expect(note()).toBeUndefined();
});

test.each([
  ['while all is well', json(200, ready)],
  ['when it is not answered', json(403, { error: 'No.' })],
])('shows nothing %s', async (_when, answer) => {
  server.on(route, answer);
  await show();
  await pass(periodMs);
  expect(server.to(route).length).toBeGreaterThan(0);
  expect(note()).toBeUndefined();
});

test('reports a failed build', async () => {
  server.on(route, json(200, building(42, 'It failed.')));
  await show();
  expect(note()).toBe(`The search index could not be built yet; it is tried again. ${words}`);
});
