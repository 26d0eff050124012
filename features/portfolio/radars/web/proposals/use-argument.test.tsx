// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkToProject } from '#features/portfolio/projects/domain/links.ts';
import type { RadarGaps } from '#features/portfolio/radars/domain/radar-gaps.ts';
import { act, cleanup, renderHook } from '#core/web/tests/testing-library.ts';
import { FakeServer, json, type Answering } from '#core/web/transport/fake-server.ts';
import { useArgument } from './use-argument.ts';

const search = 'GET /api/weaviate/search';
const gaps = 'GET /api/radars/r1/gaps';
const acme = { kind: 'startup', id: 'c1', name: 'Acme' } as const;
const ofCompany = { kind: 'company', company: acme } as const;
const ofProject = {
  kind: 'project',
  id: 'p1',
  name: 'Pilot',
  company: acme,
  corporationId: '1',
} as const;

/** As many companies match as the words have letters. */
const countLetters: Answering = (sent) => {
  const words = new URL(sent.address, 'http://localhost').searchParams.get('q') ?? '';
  return json(200, { data: [], hasNextPage: false, total: words.length })(sent);
};

let server: FakeServer;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = new FakeServer().on(search, countLetters);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Until what was typed rests, and its search is answered. */
async function rest(): Promise<void> {
  await pass(300);
  await pass(300);
}

async function open(origin: Parameters<typeof useArgument>[0], name: string) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook((typed: string) => useArgument(origin, 'r1', typed), {
    wrapper,
    initialProps: name,
  });
  await pass(0);
  return { source: () => result.current, type: rerender };
}

test('for a company speak those that its words find', async () => {
  const { source } = await open(ofCompany, ' Wear ');
  const argument = { count: 4, query: '/search?q=Wear' };
  expect(source()).toEqual({ kind: 'company', id: 'c1', label: 'Acme', ...argument });
});

test('words are searched for once they rest, and number and path are of the same words', async () => {
  const { source, type } = await open(ofCompany, 'Wear');
  type('Wear s');
  await pass(200);
  type('Wear sensors');
  await pass(200);
  expect(source()).toMatchObject({ count: 4, query: '/search?q=Wear' });
  await rest();
  expect(source()).toMatchObject({ count: 12, query: '/search?q=Wear%20sensors' });
  expect(server.to(search)).toHaveLength(2);
});

test('without words nothing is searched for, and nothing speaks for the company', async () => {
  const { source, type } = await open(ofCompany, '  ');
  expect(server.sent).toEqual([]);
  expect(source()).toEqual({ kind: 'company', id: 'c1', label: 'Acme' });
  type('Wear');
  await rest();
  expect(source()).toMatchObject({ count: 4 });
});

test('for a search speaks what it finds, with its filters, whatever the blip is called', async () => {
  const filters = { country: ['SE'] };
  const { source, type } = await open({ kind: 'search', text: 'wear', filters }, 'Wear');
  type('Sensors');
  await rest();
  const argument = { count: 4, query: '/search?q=wear&country=SE' };
  expect(source()).toEqual({ kind: 'search', label: 'Wear, Sweden', ...argument });
  expect(server.to(search)).toHaveLength(1);
});

test('a search that fails leaves the number away, and its path is there', async () => {
  server.on(search, json(409, { error: 'No.', code: 'conflict' }));
  const { source } = await open(ofCompany, 'Wear');
  expect(source()).toMatchObject({ query: '/search?q=Wear' });
  expect(source().count).toBeUndefined();
});

const pilot = (id: string, count: number): RadarGaps['pilotsWithoutBlip'][number] => ({
  id,
  name: 'Pilot',
  company: acme,
  count,
  query: `/projects?company=${id}`,
});

test('for a project speak the pilots that its company won, and no search', async () => {
  const pilotsWithoutBlip = [pilot('p0', 1), pilot('p1', 3)];
  server.on(gaps, json(200, { blipsWithoutCompany: [], oldPlacements: [], pilotsWithoutBlip }));
  const { source } = await open(ofProject, 'Pilot');
  const argument = { count: 3, query: '/projects?company=p1' };
  expect(source()).toEqual({ kind: 'project', id: 'p1', label: 'Pilot', ...argument });
  expect(server.to(search)).toEqual([]);
});

test('a project that won nothing is linked to, uncounted', async () => {
  const none = { blipsWithoutCompany: [], oldPlacements: [], pilotsWithoutBlip: [pilot('p0', 1)] };
  server.on(gaps, json(200, none));
  const { source } = await open(ofProject, 'Pilot');
  const query = linkToProject('p1');
  expect(source()).toEqual({ kind: 'project', id: 'p1', label: 'Pilot', query });
});
