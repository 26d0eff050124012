import { beforeEach, describe, expect, test } from 'vitest';
import * as metrics from '#features/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/metrics/domain/limits.ts';
import { lastDays } from '#features/metrics/domain/range.ts';
import * as usage from '#features/metrics/domain/usage-endpoints.ts';
import { newId } from '#core/server/tables/columns.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { countUsage } from './record-usage.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const champion = await server.signIn('champion@skf.example');
const owner = await server.signIn('owner@skf.example');
const zone = 'Europe/Stockholm';
const today = new Date().toISOString().slice(0, 10);
const query = { ...lastDays(90, today), zone };

type Event = (typeof usage.record)['body'] extends { _zod: { input: infer Input } }
  ? Input extends { events: (infer One)[] }
    ? One
    : never
  : never;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const view = (more: Partial<Event> = {}): Event => ({
  ...{ id: newId(), kind: 'page.viewed', at: hoursAgo(0), route: '/discover' },
  ...more,
});
const record = (person: SignedIn, events: readonly Event[]) =>
  person.ask(usage.record, { body: { sentAt: new Date().toISOString(), events: [...events] } });
const countAll = async () => {
  while (await countUsage(db));
};

describe('events', () => {
  beforeEach(async () => {
    await pool.query('delete from usage_events');
    await pool.query('delete from usage_hours');
  });

  test('carry who it was by the token, and count once however often they are sent', async () => {
    const events = [view(), view({ kind: 'search.run', query: ' Grease ', results: 0 })];
    await record(champion, events);
    await record(champion, events);
    const { rows } = await pool.query(
      `select e.kind, e.user_type, e.roles, c.slug from usage_events e
        join corporations c on c.id = e.corporation_id order by e.kind`,
    );
    const who = { user_type: 'external_user', roles: ['Foundry Champion'], slug: 'skf' };
    expect(rows).toEqual([
      { kind: 'page.viewed', ...who },
      { kind: 'search.run', ...who },
    ]);
    await record(foundry, [view()]);
    const types = await pool.query(`select distinct user_type from usage_events order by 1`);
    expect(types.rows.map((row: { user_type: string }) => row.user_type)).toEqual([
      ...['external_user', 'foundry_user'],
    ]);
    await countAll();
    const { empty } = await foundry.ask(metrics.searches, { query });
    expect(empty).toEqual([{ query: 'grease', count: 1, people: 1 }]);
  });

  test('are counted the same in any order, late ones too', async () => {
    const events = Array.from({ length: 60 }, (_, at) =>
      view({
        at: hoursAgo(at * 2),
        ...(at % 3 === 0 && { kind: 'search.run', query: 'seal', results: at % 2 }),
      }),
    );
    const shuffled = events.toSorted((one, other) =>
      one.id.slice(-8).localeCompare(other.id.slice(-8)),
    );
    await record(owner, shuffled.slice(0, 35));
    await countAll();
    await record(champion, shuffled.slice(35));
    await countAll();
    await countAll();
    const difference = await pool.query(
      `select hour, user_id, kind, term, count, empty from usage_hours
      except
      select date_trunc('hour', at, 'UTC'), user_id, kind, coalesce(query, ''), count(*)::int,
        count(*) filter (where results = 0)::int from usage_events group by 1, 2, 3, 4`,
    );
    expect(difference.rows).toEqual([]);
    const total = await pool.query('select sum(count)::int as total from usage_hours');
    expect(total.rows).toEqual([{ total: 60 }]);
    const shown = await foundry.ask(metrics.activity, { query });
    expect(shown.reduce((sum, { views }) => sum + (views ?? 0), 0)).toBe(40);
  });

  test.each([
    ['of an unknown kind', [{ ...view(), kind: 'mouse.moved' }]],
    ['with an address instead of its shape', [view({ route: '/discover?q=secret' })]],
    ['without an id', [{ ...view(), id: 'one' }]],
    ['of too many', Array.from({ length: metricsLimits.eventsPerBatch + 1 }, () => view())],
  ])('%s are refused', async (_, events) => {
    const body = { sentAt: new Date().toISOString(), events: events as Event[] };
    expect((await owner.try(usage.record, { body })).status).toBe(400);
  });
});

test('the demonstration has ninety days of use', async () => {
  const again = await openTestServer({ demonstration: true });
  const person = await again.signIn('champion@skf.example');
  const days = await person.ask(metrics.activity, { query });
  expect(days.filter(({ views }) => (views ?? 0) > 0).length).toBeGreaterThan(40);
  expect((await person.ask(metrics.searches, { query })).top.length).toBeGreaterThan(3);
});
