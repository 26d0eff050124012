import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type * as z from 'zod/mini';
import * as metrics from '#features/portfolio/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import { lastDays } from '#features/portfolio/metrics/domain/range.ts';
import * as usage from '#features/portfolio/metrics/domain/usage-endpoints.ts';
import { newId } from '#core/server/tables/columns.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { leave, makeLeaver } from '#features/people/users/tests/leavers.ts';
import { todayIn } from '#features/portfolio/metrics/tests/today.ts';
import { countUsage, keepUsage } from './count-usage.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const champion = await server.signIn('champion@skf.example');
const owner = await server.signIn('owner@skf.example');
const zone = 'Europe/Stockholm';
const today = todayIn(zone);
const query = { ...lastDays(90, today), zone };

type Event = z.input<typeof usage.UsageEvent>;
type PageView = Extract<Event, { kind: 'page.viewed' }>;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const base = () => ({ id: newId(), at: hoursAgo(0), route: '/discover' });
const view = (more: Partial<PageView> = {}): PageView => ({
  ...base(),
  kind: 'page.viewed',
  ...more,
});
const record = (person: SignedIn, events: readonly Event[]) =>
  person.ask(usage.record, { body: { sentAt: new Date().toISOString(), events: [...events] } });
const forgetSums = () =>
  pool.query('delete from usage_hours; delete from usage_totals; delete from usage_terms');
const countAll = async () => {
  while (await countUsage(db));
};

describe('events', () => {
  beforeEach(async () => {
    await pool.query('delete from usage_events');
    await forgetSums();
  });

  test('carry who it was by the token, and count once however often they are sent', async () => {
    const events = [
      view(),
      { ...base(), kind: 'search.run', query: ' Grease ', results: 0 } as const,
    ];
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
      'external_user',
      'foundry_user',
    ]);
    await countAll();
    const { empty } = await foundry.ask(metrics.searches, { query });
    expect(empty).toEqual([{ query: 'grease', count: 1, people: 1 }]);
  });

  test('are of the corporation that the foundry works for, and of their own for anybody else', async () => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from corporations where slug = 'norrland-steel'`,
    );
    const corporationId = rows[0]?.id;
    const nowhere = newId();
    await record(foundry, [view({ corporationId }), view({ corporationId: nowhere }), view()]);
    await record(champion, [view({ corporationId })]);
    const stored = await pool.query<{ slug: string | null }>(
      `select c.slug from usage_events e left join corporations c on c.id = e.corporation_id order by 1`,
    );
    expect(stored.rows.map(({ slug }) => slug)).toEqual(['norrland-steel', 'skf', null, null]);
  });

  test('are counted the same in any order, late ones too', async () => {
    const events = Array.from({ length: 60 }, (_, at): Event => {
      const one = { ...base(), at: hoursAgo(at * 2) };
      return at % 3 === 0
        ? { ...one, kind: 'search.run', query: 'seal', results: at % 2 }
        : { ...one, kind: 'page.viewed' };
    });
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
    const days = await foundry.ask(metrics.activity, { query });
    expect(days.reduce((sum, { views }) => sum + (views ?? 0), 0)).toBe(40);
  });

  test.each([
    ['of an unknown kind', [{ ...view(), kind: 'mouse.moved' }]],
    ['with an address instead of its shape', [view({ route: '/discover?q=secret' })]],
    ['whose id was not made in a browser', [view({ id: crypto.randomUUID() })]],
    ['with what nobody asked for', [{ ...view(), note: 'x' }]],
    ['of a view of nothing', [{ ...base(), kind: 'project.viewed' }]],
    ['of too many', Array.from({ length: metricsLimits.eventsPerBatch + 1 }, () => view())],
  ])('%s are refused', async (_, events) => {
    const body = { sentAt: new Date().toISOString(), events: events as Event[] };
    expect((await owner.try(usage.record, { body })).status).toBe(400);
  });
});

test('every kind is kept with what it was about, and counted by it', async () => {
  await forgetSums();
  const subjectId = newId();
  await record(owner, [
    { ...base(), kind: 'filter.applied', name: 'country' },
    { ...base(), kind: 'file.downloaded', name: 'csv' },
    { ...base(), kind: 'navigation.clicked', target: '/projects' },
    ...(['opportunity', 'submission', 'project', 'radar', 'profile'] as const).map(
      (what): Event => ({ ...base(), kind: `${what}.viewed`, subjectId }),
    ),
    view({ title: 'Discover' }),
  ]);
  await countAll();
  const { rows } = await pool.query<{ kind: string; term: string }>(
    'select kind, term from usage_hours order by kind',
  );
  expect(rows.map(({ kind, term }) => [kind, term])).toEqual([
    ['file.downloaded', 'csv'],
    ['filter.applied', 'country'],
    ['navigation.clicked', '/projects'],
    ['opportunity.viewed', subjectId],
    ['page.viewed', ''],
    ['profile.viewed', subjectId],
    ['project.viewed', subjectId],
    ['radar.viewed', subjectId],
    ['submission.viewed', subjectId],
  ]);
});

describe('what settings and browsers ask for', () => {
  const send = (app: FastifyInstance, headers: Readonly<Record<string, string>>, query: string) =>
    app.inject({
      method: 'POST',
      url: '/api/usage/events',
      headers: { authorization: `Bearer ${champion.token}`, ...headers },
      payload: {
        sentAt: new Date().toISOString(),
        events: [{ ...base(), kind: 'search.run', query, results: 1 }],
      },
    });
  const recorded = async () => {
    const { rows } = await pool.query<{ query: string | null }>(
      'select query from usage_events order by id',
    );
    return rows.map(({ query }) => query);
  };
  beforeEach(() => pool.query('delete from usage_events'));

  test('Do Not Track and Global Privacy Control are respected', async () => {
    for (const name of ['dnt', 'sec-gpc']) {
      expect((await send(server.app, { [name]: '1' }, 'hidden')).statusCode).toBe(204);
    }
    await send(server.app, { dnt: '0' }, 'shown');
    expect(await recorded()).toEqual(['shown']);
  });

  test('unless a setting says otherwise; another one leaves out what was searched for', async () => {
    const { app } = await server.openNode({
      usage: { ...server.settings.usage, respectsSignals: false, keepsQueries: false },
    });
    onTestFinished(() => app.close());
    expect((await send(app, { dnt: '1' }, 'grease')).statusCode).toBe(204);
    expect(await recorded()).toEqual([null]);
  });
});

test('events lie in months, which go as a whole; an early one moves into its month', async () => {
  await pool.query('delete from usage_events');
  await forgetSums();
  const settings = { ...server.settings.usage, eventDays: 90, hourDays: 90 };
  const now = new Date();
  const months = async () => {
    const { rows } = await pool.query<{ table: string; events: number }>(
      `select tableoid::regclass::text as table, count(*)::int as events
        from usage_events group by 1 order by 1`,
    );
    return rows.map(({ table, events }) => [table, events]);
  };
  await record(owner, [view()]);
  expect(await months()).toEqual([['usage_events_other', 1]]);
  await keepUsage(db, settings, now);
  const table = `usage_events_${now.toISOString().slice(0, 7).replace('-', '_')}`;
  expect(await months()).toEqual([[table, 1]]);
  const again = view();
  await record(owner, [again]);
  await record(champion, [again]);
  expect(await months()).toEqual([[table, 2]]);
  const later = new Date(now);
  later.setUTCMonth(later.getUTCMonth() + 6);
  await countAll();
  await keepUsage(db, settings, later);
  const { rows } = await pool.query(
    `select to_regclass($1) as table,
    (select count(*)::int from usage_hours) as hours`,
    [table],
  );
  expect(rows).toEqual([{ table: null, hours: 0 }]);
});

test('what somebody did goes with the account', async () => {
  const leaver = await makeLeaver(server, 'Mona', 'Ek');
  const secret = { ...base(), kind: 'search.run', query: 'Mona alone', results: 1 } as const;
  await record(leaver.client, [view(), secret]);
  await countAll();
  await record(leaver.client, [view()]);
  expect((await leave(leaver)).status).toBe(204);
  const { rows } = await pool.query(
    `select (select count(*)::int from usage_events where user_id = $1) as events,
      (select count(*)::int from usage_hours where user_id = $1) as hours`,
    [leaver.id],
  );
  expect(rows).toEqual([{ events: 0, hours: 0 }]);
  await keepUsage(db, server.settings.usage, new Date());
  const terms = await pool.query(`select from usage_terms where term = 'mona alone'`);
  expect(terms.rowCount).toBe(0);
});

test('the demonstration has ninety days of use', async () => {
  const again = await openTestServer({ demonstration: true });
  const person = await again.signIn('champion@skf.example');
  const days = await person.ask(metrics.activity, { query });
  expect(days.filter(({ views }) => (views ?? 0) > 0).length).toBeGreaterThan(40);
  expect((await person.ask(metrics.searches, { query })).top.length).toBeGreaterThan(3);
});
