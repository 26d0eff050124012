import { beforeEach, describe, expect, test } from 'vitest';
import * as metrics from '#features/portfolio/metrics/domain/endpoints.ts';
import type { FilterName, UserType } from '#features/portfolio/metrics/domain/filter-names.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import { addDays, lastDays, type DayRange } from '#features/portfolio/metrics/domain/range.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { sumUsage } from './usage-sums.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const champion = await server.signIn('champion@skf.example');
const today = new Date().toISOString().slice(0, 10);
const range = lastDays(90, today);
const fewest = metricsLimits.peopleFewest;
const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1);

interface Use {
  readonly day: string;
  readonly people: number;
  readonly hour?: number;
  readonly type?: UserType;
  readonly term?: string;
  readonly empty?: number;
}

/** Each person of SKF counts twice. */
async function use(...uses: readonly Use[]): Promise<void> {
  for (const { day, people, hour = 12, type = 'external_user', term = '', empty = 0 } of uses) {
    await pool.query(
      `insert into usage_hours (hour, user_id, kind, term, user_type, corporation_id, count, empty)
      select ($1::timestamp + make_interval(hours => $2)) at time zone 'UTC', u.id,
        case $3::text when '' then 'page.viewed' else 'search.run' end, $3, $4, u.corporation_id, 2,
        case when u.nth <= $6 then 2 else 0 end
      from (select u.id, u.corporation_id, row_number() over (order by u.id) as nth
        from users u join corporations c on c.id = u.corporation_id and c.slug = 'skf') u
      where u.nth <= $5`,
      [day, hour, term, type, people, empty],
    );
  }
  await sumUsage(db);
}

interface Asked {
  readonly days?: DayRange;
  readonly zone?: string;
  readonly userType?: UserType[];
  readonly except?: FilterName[];
}
const queryOf = ({ days = range, zone = 'UTC', ...filters }: Asked = {}) => ({
  ...days,
  zone,
  ...filters,
});
const viewsOf = async (person: SignedIn, day: string, filters: Asked = {}) => {
  const days = await person.ask(metrics.activity, { query: queryOf(filters) });
  return days.find((one) => one.day === day);
};
const topOf = async (person: SignedIn, filters: Asked = {}) =>
  (await person.ask(metrics.searches, { query: queryOf(filters) })).top;

beforeEach(async () => {
  await pool.query('delete from usage_hours');
  await sumUsage(db);
});

describe('of fewer people than five, a Champion sees nothing', () => {
  const days = [1, 2, 3, 4, 5, 6].map((people) => ({ day: addDays(today, -people), people }));

  test('of views; the foundry does', async () => {
    await use(...days);
    const hidden = await champion.ask(metrics.activity, { query: queryOf() });
    const list = await foundry.ask(metrics.activity, { query: queryOf() });
    expect(list.reduce((sum, { views }) => sum + (views ?? 0), 0)).toBe(42);
    const seen = hidden.filter(({ views }) => views !== null).map(({ people }) => people);
    expect(seen.toSorted()).toEqual([5, 6]);
  });

  test('of searches; the foundry does', async () => {
    await use(
      { day: lastMonth, people: fewest, term: 'seal' },
      { day: lastMonth, people: fewest - 1, term: 'gear' },
    );
    expect(await topOf(champion)).toEqual([{ query: 'seal', count: 10, people: 5 }]);
    expect((await topOf(foundry)).map(({ query }) => query)).toEqual(['seal', 'gear']);
  });
});

describe('nor by the difference of two answers:', () => {
  const day = addDays(today, -3);

  test('all types of users and one, or all but one', async () => {
    await use({ day, people: 6 }, { day, people: 2, hour: 9, type: 'foundry_user' });
    const all = await viewsOf(champion, day);
    expect(all).toMatchObject({ views: 12, people: 6 });
    expect(await viewsOf(champion, day, { userType: ['external_user'] })).toEqual(all);
    expect(
      await viewsOf(champion, day, { userType: ['foundry_user'], except: ['userType'] }),
    ).toEqual(all);
    expect(await viewsOf(champion, day, { userType: ['foundry_user'] })).toMatchObject({
      views: null,
    });
    expect(await viewsOf(foundry, day)).toMatchObject({ views: 16 });
  });

  test('a day in two time zones', async () => {
    await use({ day, people: 6 }, { day, people: 1, hour: 23 });
    const utc = await viewsOf(champion, day);
    expect(await viewsOf(champion, day, { zone: 'Europe/Stockholm' })).toEqual(utc);
    expect((await viewsOf(foundry, day, { zone: 'Europe/Stockholm' }))?.views).not.toBe(utc?.views);
  });

  test('now and a moment later: today is not shown before it has ended', async () => {
    await use({ day: today, people: 6, hour: 0 });
    expect(await viewsOf(champion, today)).toMatchObject({ views: null });
    expect(await viewsOf(foundry, today)).toMatchObject({ views: 12 });
  });

  test('a term in a range and in one that is a day shorter', async () => {
    const before = addDays(lastMonth, -1);
    await use(
      { day: before, people: 6, term: 'seal' },
      { day: lastMonth, people: 1, term: 'seal' },
    );
    const longer = await topOf(champion, { days: { from: addDays(before, -3), to: lastMonth } });
    const shorter = await topOf(champion, { days: { from: addDays(before, -3), to: before } });
    expect(longer).toEqual([{ query: 'seal', count: 14, people: 6 }]);
    expect(shorter).toEqual(longer);
  });

  test('all searches for a term and those that found nothing', async () => {
    await use({ day: lastMonth, people: 6, term: 'seal', empty: 5 });
    const { top, empty } = await champion.ask(metrics.searches, { query: queryOf() });
    expect(top.map(({ count }) => count)).toEqual([12]);
    expect(empty).toEqual([]);
  });
});

test('of another corporation a Champion sees no use, whatever is asked', async () => {
  const day = addDays(today, -3);
  await use({ day, people: 6 });
  const { rows } = await pool.query(`select id from corporations where slug = 'norrland-steel'`);
  const [{ id }] = rows as [{ id: string }];
  const other = await champion.ask(metrics.activity, {
    query: { ...queryOf(), corporation: [id] },
  });
  expect(other.every(({ views }) => views === null)).toBe(true);
});
