import { describe, expect, test } from 'vitest';
import * as metrics from '#features/portfolio/metrics/domain/endpoints.ts';
import { addDays, lastDays } from '#features/portfolio/metrics/domain/range.ts';
import { usedThings, type UsedThing } from '#features/portfolio/metrics/domain/used-things.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { todayIn } from '#features/portfolio/metrics/tests/today.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const champion = await server.signIn('champion@skf.example');
const zone = 'Europe/Stockholm';
const today = todayIn(zone);
const ranges = [30, 90, 170].map((days) => ({ ...lastDays(days, today), zone }));
const local = `(hour at time zone '${zone}')`;

/** Rows of a query over the hours, which shares nothing with the product's sums. */
async function sqlOf<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await pool.query(text, [...values]);
  return rows as Row[];
}

interface Counted {
  readonly kind: string;
  readonly count: number;
  readonly people: number;
}
const countedBetween = (from: string, to: string) =>
  sqlOf<Counted>(
    `select kind, sum(count)::int as count, count(distinct user_id)::int as people
      from usage_hours where ${local}::date between $1 and $2 group by kind`,
    [from, to],
  );

describe('sums equal plain SQL over the hours, from the demonstration', () => {
  test.each(ranges)('use from $from to $to, over time and before', async (query) => {
    const use = await foundry.ask(metrics.use, { query });
    const of = (rows: readonly Counted[], kind: string) =>
      rows.find((row) => row.kind === kind) ?? { count: 0, people: 0 };
    const counted = await countedBetween(query.from, query.to);
    const length = (Date.parse(query.to) - Date.parse(query.from)) / 86_400_000 + 1;
    const before = await countedBetween(addDays(query.from, -length), addDays(query.from, -1));
    for (const { kind, value, before: valueBefore } of use.kinds) {
      expect(value, kind).toBe(of(counted, kind).count);
      expect(valueBefore, kind).toBe(of(before, kind).count);
      expect(value, kind).toBeGreaterThan(0);
    }
    expect(use.people.value).toBe(of(counted, 'page.viewed').people);
    const each = await Promise.all(use.buckets.map(({ from, to }) => countedBetween(from, to)));
    expect(use.people.values).toEqual(each.map((rows) => of(rows, 'page.viewed').people));
    const [pages] = use.kinds;
    expect(pages?.values).toEqual(each.map((rows) => of(rows, 'page.viewed').count));
  });

  test.each(ranges)('searches from $from to $to', async (query) => {
    const { top, empty } = await foundry.ask(metrics.searches, { query });
    const counted = await sqlOf<{ query: string; count: number; people: number; empty: number }>(
      `select term as query, sum(count)::int as count, count(distinct user_id)::int as people,
        sum(empty)::int as empty, count(distinct user_id) filter (where empty > 0)::int as unlucky
      from usage_hours where kind = 'search.run' and ${local}::date between $1 and $2
      group by term order by 2 desc, 1`,
      [query.from, query.to],
    );
    const byName = (one: { query: string }, other: { query: string }) =>
      one.query < other.query ? -1 : 1;
    const isInVain = (row: (typeof counted)[number]) => row.empty * 2 >= row.count;
    expect(top.toSorted(byName)).toEqual(
      counted
        .filter((row) => !isInVain(row))
        .map(({ query: term, count, people }) => ({ query: term, count, people }))
        .toSorted(byName),
    );
    expect(empty.map(({ count }) => count)).toEqual(
      counted
        .filter(isInVain)
        .map((row) => row.empty)
        .toSorted((one, other) => other - one),
    );
    const first = await foundry.ask(metrics.searches, { query: { ...query, limit: '2' } });
    expect(first).toEqual({ top: top.slice(0, 2), empty: empty.slice(0, 2) });
  });

  test.each(Object.keys(usedThings) as UsedThing[])('what was used most: %s', async (of) => {
    const [, query] = ranges;
    if (!query) throw new Error('There are ranges.');
    const rows = await foundry.ask(metrics.used, { query: { ...query, of } });
    const counted = await sqlOf<{ key: string; count: number; people: number }>(
      `select term as key, sum(count)::int as count, count(distinct user_id)::int as people
        from usage_hours where kind = $3 and ${local}::date between $1 and $2 group by term`,
      [query.from, query.to, usedThings[of]],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { key, count, people } of rows) {
      const row = counted.find((one) => one.key === key);
      expect({ count, people }).toEqual({ count: row?.count, people: row?.people });
    }
    expect(rows.map(({ count }) => count)).toEqual(
      rows.map(({ count }) => count).toSorted((one, other) => other - one),
    );
    const [first] = await foundry.ask(metrics.used, { query: { ...query, of, limit: '1' } });
    expect(first).toEqual(rows[0]);
  });

  test('people by the month of their account', async () => {
    const query = { ...lastDays(200, today), zone };
    const cohorts = await foundry.ask(metrics.peopleCohorts, { query });
    const counted = await sqlOf<{ month: string; people: number; active: number[] }>(
      `with joined as (
        select id, to_char(created_at at time zone '${zone}', 'YYYY-MM') as month from users
        where is_active)
      select month, count(*)::int as people, array(
        select (select count(distinct h.user_id)::int from usage_hours h
          join joined j on j.id = h.user_id and j.month = joined.month
          where h.kind = 'page.viewed' and to_char(${local}, 'YYYY-MM')
            = to_char(to_date(joined.month, 'YYYY-MM') + make_interval(months => later), 'YYYY-MM'))
        from generate_series(0, 6) later
        where to_date(joined.month, 'YYYY-MM') + make_interval(months => later)
          <= date_trunc('month', now() at time zone '${zone}')
        order by later) as active
      from joined where month >= $1 group by month order by month desc`,
      [query.from.slice(0, 7)],
    );
    expect(cohorts).toEqual(counted);
    expect(cohorts.length).toBeGreaterThan(2);
  });
});

describe('a Champion', () => {
  const query = { ...lastDays(30, today), zone };

  test('sees sums of whole days of enough people, and no people of several days', async () => {
    const use = await champion.ask(metrics.use, { query });
    const counted = await sqlOf<{ count: number }>(
      `select coalesce(sum(count), 0)::int as count from (
        select sum(h.count) as count from usage_hours h join corporations c on c.id = h.corporation_id
        where c.slug = 'skf' and h.kind = 'page.viewed' and h.hour >= $1::date and h.hour < $2::date + 1
          and h.hour < date_trunc('day', now(), 'UTC')
        group by date_trunc('day', h.hour, 'UTC'), h.user_type
        having count(distinct h.user_id) >= 5) days`,
      [query.from, query.to],
    );
    expect(use.kinds[0]?.value).toBe(counted[0]?.count);
    expect(use.people.value).toBeNull();
    expect(use.people.values.some((people) => people !== null)).toBe(true);
    expect(use.people.values.every((people) => people === null || people >= 5)).toBe(true);
  });

  test('sees no figure of fewer than five people who came back, or who did not', async () => {
    const year = { ...lastDays(200, today), zone };
    const cohorts = await champion.ask(metrics.peopleCohorts, { query: year });
    for (const { people, active } of cohorts) {
      expect(people === null || people >= 5).toBe(true);
      for (const count of active) {
        const isTold =
          count === null ||
          (people !== null &&
            (count === 0 || count >= 5) &&
            (count === people || people - count >= 5));
        expect(isTold).toBe(true);
      }
    }
  });

  test('sees things by name only where the corporation may see them', async () => {
    const rows = await champion.ask(metrics.used, { query: { ...query, of: 'opportunity' } });
    const ours = await sqlOf<{ id: string }>(
      `select o.id from opportunities o join corporations c on c.id = o.corporation_id
        where c.slug = 'skf'`,
      [],
    );
    for (const { key, people } of rows) {
      expect(ours.map(({ id }) => id)).toContain(key);
      expect(people).toBeGreaterThanOrEqual(5);
    }
  });
});

/** What hides a thing from everybody. */
const hiding: readonly (readonly [UsedThing, string])[] = [
  ['project', 'update projects set is_active = false where id = $1'],
  ['radar', 'update radars set is_active = false where id = $1'],
  ['submission', 'update submissions set is_active = false where id = $1'],
  ['opportunity', 'update opportunities set is_active = false where id = $1'],
];

test.each(hiding)('%s: what its readers see no more is not named', async (of, hide) => {
  const query = { ...lastDays(170, today), zone, of };
  const keys = async () => (await foundry.ask(metrics.used, { query })).map(({ key }) => key);
  const [first = ''] = await keys();
  expect(first).not.toBe('');
  await pool.query(hide, [first]);
  expect(await keys()).not.toContain(first);
});
