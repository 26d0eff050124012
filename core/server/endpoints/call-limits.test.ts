import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { companies } from '#features/directory/search/domain/endpoints.ts';
import { reindex } from '#features/directory/search/domain/index-endpoints.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { indexSomeCompanies } from '#features/directory/search/tests/indexed-companies.ts';

const environment = { CALL_LIMITS: 'on' };
const server = await openTestServer({ demonstration: true, environment });
await indexSomeCompanies(server);
const { search, heavy } = limits.callsPerPerson;

// The clock stands still, however long the calls take.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
});

test('a person who searches like a script waits, and nobody else', async () => {
  const one = await server.signIn('member@skf.example');
  const another = await server.signIn('owner@skf.example');
  const replies = await Promise.all(
    Array.from({ length: search.calls + 50 }, () => one.try(companies, { query: { q: 'a' } })),
  );
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(50);
  expect(refused[0]?.body).toMatchObject({ code: 'tooMany' });
  expect(Number(refused[0]?.headers['retry-after'])).toBe(search.seconds);
  expect((await another.try(companies, { query: { q: 'a' } })).status).toBe(200);
  await vi.advanceTimersByTimeAsync(search.seconds * 1000 - 1);
  expect((await one.try(companies, { query: { q: 'a' } })).status).toBe(429);
  await vi.advanceTimersByTimeAsync(1);
  expect((await one.try(companies, { query: { q: 'a' } })).status).toBe(200);
});

test('the index is made again seldom', async () => {
  const foundry = await server.signIn('foundry@outrider.example');
  const statuses: number[] = [];
  for (let round = 0; round <= heavy.calls; round += 1) {
    statuses.push((await foundry.try(reindex, {})).status);
  }
  expect(statuses).toEqual([...Array.from({ length: heavy.calls }, () => 200), 429]);
});
