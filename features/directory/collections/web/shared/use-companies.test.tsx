// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '#core/web/tests/testing-library.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { encodeColumns } from '#features/directory/companies/domain/columnar-encoding.ts';
import type { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { sampleCompanyCard } from '#features/directory/companies/domain/sample-company-card.ts';
import { FakeServer, json, type Sent } from '#core/web/transport/fake-server.ts';
import { publishCompanyEdit } from '#features/directory/companies/web/shared/company-edits.ts';
import { getCompanyLoader } from './company-loader.ts';
import { useCompanies } from './use-companies.ts';

const route = 'POST /api/companies/lookup';
const wholeRoute = 'GET /api/collections/large/companies';
let server: FakeServer;
let client: QueryClient;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);

const refs: readonly CompanyRef[] = Array.from({ length: 95 }, (_, index) => ({
  kind: index % 2 === 0 ? 'startup' : 'nucla',
  id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`,
}));

const requestedRefs = ({ body }: Sent) => (body as { refs: CompanyRef[] }).refs;
const card = ({ kind, id }: CompanyRef) => sampleCompanyCard({ kind, id, name: `Company ${id}` });
const answer = (sent: Sent) => json(200, requestedRefs(sent).map(card).toReversed())(sent);
const idsOf = (companies: readonly { id: string }[]) => companies.map(({ id }) => id);

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

test('ninety-five references are loaded in four batches, and returned in order', async () => {
  server.on(route, answer);
  const { result } = renderHook(() => useCompanies(refs), { wrapper });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(server.to(route).map((sent) => requestedRefs(sent).length)).toEqual([30, 30, 30, 5]);
  expect(server.to(route).flatMap(requestedRefs)).toEqual(refs);
  expect(idsOf(result.current.companies)).toEqual(idsOf(refs));
});

test('only a failed batch is retried, and other companies stay available', async () => {
  const failing = refs[60]?.id;
  let isFailing = true;
  server.on(route, (sent) =>
    isFailing && requestedRefs(sent)[0]?.id === failing
      ? json(500, { error: 'No.' })(sent)
      : answer(sent),
  );
  const { result } = renderHook(() => useCompanies(refs), { wrapper });
  await waitFor(() => expect(result.current.error).toMatchObject({ message: 'No.' }));
  await waitFor(() => expect(result.current.companies).toHaveLength(65));
  expect(idsOf(result.current.companies)).toEqual(idsOf([...refs.slice(0, 60), ...refs.slice(90)]));

  isFailing = false;
  result.current.reload();
  await waitFor(() => expect(idsOf(result.current.companies)).toEqual(idsOf(refs)));
  expect(result.current.error).toBeNull();
  expect(server.to(route)).toHaveLength(5);
  expect(requestedRefs(server.to(route)[4] as Sent)[0]?.id).toBe(failing);
});

test('a company that was edited is loaded again', async () => {
  server.on(route, answer);
  const [edited = expect.fail('There is no company.')] = refs;
  const { result } = renderHook(() => useCompanies([edited]), { wrapper });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  publishCompanyEdit(client, edited);
  await waitFor(() => expect(server.to(route)).toHaveLength(2));
});

test('a collection is loaded in one response, and companies added since are loaded alone', async () => {
  server.on(route, answer);
  server.on(wholeRoute, json(200, encodeColumns(refs.slice(1).map(card))));
  const { result, rerender } = renderHook(({ listed }) => useCompanies(listed, 'large'), {
    wrapper,
    initialProps: { listed: refs.slice(1) as readonly CompanyRef[] },
  });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(idsOf(result.current.companies)).toEqual(idsOf(refs.slice(1)));
  expect(server.to(route)).toEqual([]);

  rerender({ listed: refs });
  await waitFor(() => expect(idsOf(result.current.companies)).toEqual(idsOf(refs)));
  expect(server.to(route).flatMap(requestedRefs)).toEqual([refs[0]]);
  expect(server.to(wholeRoute)).toHaveLength(1);
});

test('a collection is prefetched before its screen, and loaded once', async () => {
  server.on(wholeRoute, json(200, encodeColumns(refs.map(card))));
  getCompanyLoader(client).prepare('large');
  const { result } = renderHook(() => useCompanies(refs, 'large'), { wrapper });
  await waitFor(() => expect(result.current.companies).toHaveLength(refs.length));
  getCompanyLoader(client).prepare('large');
  expect(server.to(wholeRoute)).toHaveLength(1);
});

test('an error is shown for a collection, and loading is retried on demand', async () => {
  let isFailing = true;
  const whole = json(200, encodeColumns(refs.map(card)));
  server.on(wholeRoute, (sent) => (isFailing ? json(500, { error: 'No.' })(sent) : whole(sent)));
  const { result } = renderHook(() => useCompanies(refs, 'large'), { wrapper });
  await waitFor(() => expect(result.current.error).toMatchObject({ message: 'No.' }));
  isFailing = false;
  result.current.reload();
  await waitFor(() => expect(result.current.companies).toHaveLength(refs.length));
  expect(result.current.error).toBeNull();
  expect(server.to(route)).toEqual([]);
});
