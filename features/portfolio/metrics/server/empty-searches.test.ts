import { beforeEach, describe, expect, test } from 'vitest';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import * as metrics from '#features/portfolio/metrics/domain/endpoints.ts';
import { addDays, lastDays } from '#features/portfolio/metrics/domain/range.ts';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import * as savedSearches from '#features/directory/saved-searches/domain/endpoints.ts';
import { formWith } from '#core/tests/forms.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { sumUsage } from './usage-sums.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const champion = await server.signIn('champion@skf.example');
const today = new Date().toISOString().slice(0, 10);
const query = { ...lastDays(90, today), zone: 'UTC' };
const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1);

/** Searches by the first people of SKF, each once, of which those of some found nothing. */
async function searched(term: string, people: number, empty: number, day = lastMonth) {
  await pool.query(
    `insert into usage_hours (hour, user_id, kind, term, user_type, corporation_id, count, empty)
    select ($1::date + time '12:00') at time zone 'UTC', u.id, 'search.run', $2, 'external_user',
      u.corporation_id, 1, case when u.nth <= $4 then 1 else 0 end
    from (select u.id, u.corporation_id, row_number() over (order by u.id) as nth
      from users u join corporations c on c.id = u.corporation_id and c.slug = 'skf') u
    where u.nth <= $3`,
    [day, term, people, empty],
  );
  await sumUsage(db);
}

const groupsFor = (person: SignedIn, more: object = {}) =>
  person.ask(metrics.emptySearches, { query: { ...query, ...more } });

beforeEach(async () => {
  await pool.query('delete from usage_hours');
  await pool.query('delete from search_work');
  await sumUsage(db);
});

describe('searches that found nothing', () => {
  test('are grouped by words, with how often, by how many people and since when', async () => {
    await searched('ammonia bunkering', 6, 6);
    await searched('bunkering for ammonia', 2, 2, addDays(lastMonth, -3));
    await searched('cold plasma pickling', 7, 7);
    const [first, second, ...others] = await groupsFor(foundry);
    expect(first).toMatchObject({
      queries: [
        { query: 'ammonia bunkering', count: 6 },
        { query: 'bunkering for ammonia', count: 2 },
      ],
      count: 8,
      people: 6,
      isPeopleExact: true,
      since: addDays(lastMonth, -3),
    });
    expect(second).toMatchObject({ count: 7, people: 7, since: lastMonth });
    expect(others).toEqual([]);
    const limited = await groupsFor(foundry, { limit: '1' });
    expect(limited.map(({ count }) => count)).toEqual([8]);
  });

  test('are not among those that were searched for most', async () => {
    await searched('cold plasma pickling', 7, 2);
    await searched('ammonia bunkering', 8, 4);
    await searched('graphene grease', 5, 0);
    const { top, empty } = await foundry.ask(metrics.searches, { query });
    expect(top.map((one) => one.query)).toEqual(['cold plasma pickling', 'graphene grease']);
    expect(empty.map((one) => one.query)).toEqual(['ammonia bunkering']);
    expect(await groupsFor(foundry)).toMatchObject([
      { queries: [{ query: 'ammonia bunkering', count: 4 }], count: 4, people: 4 },
    ]);
  });

  test('to a Champion say no more than the list of searches does', async () => {
    await searched('ammonia bunkering', 6, 6);
    await searched('bunkering ammonia', 4, 4);
    await searched('cold plasma pickling', 6, 4);
    await searched('graphene grease', 5, 5, today);
    const groups = await groupsFor(champion);
    expect(groups).toMatchObject([
      {
        queries: [{ query: 'ammonia bunkering', count: 6 }],
        count: 6,
        people: 6,
        isPeopleExact: true,
        since: lastMonth.slice(0, 7),
      },
    ]);
    const { empty } = await champion.ask(metrics.searches, { query });
    expect(groups.flatMap(({ queries }) => queries.map((one) => one.query))).toEqual(
      empty.map((one) => one.query),
    );
  });

  test('people of several searches are not counted together for a Champion', async () => {
    await searched('ammonia bunkering', 6, 6);
    await searched('bunkering ammonia', 5, 5);
    expect(await groupsFor(champion)).toMatchObject([
      { count: 11, people: 6, isPeopleExact: false },
    ]);
  });

  test('of another corporation are not shown to a Champion', async () => {
    await searched('ammonia bunkering', 6, 6);
    const { rows } = await pool.query(`select id from corporations where slug <> 'skf' limit 1`);
    const [{ id }] = rows as [{ id: string }];
    expect(await groupsFor(champion, { corporation: [id] })).toEqual([]);
  });

  test('tell what they find today', async () => {
    const { rows } = await pool.query(`select name from companies order by name limit 1`);
    const [{ name }] = rows as [{ name: string }];
    await searched('zzqx vvkj', 6, 6);
    // Companies have one of its words, and none has all.
    await searched('zzqx energy', 7, 7);
    await searched(name.toLowerCase(), 5, 5);
    const [partly, nothing, something] = await groupsFor(foundry);
    expect([partly?.found, nothing?.found]).toEqual([null, null]);
    expect(something?.found).toMatchObject({ query: name.toLowerCase() });
    expect(something?.found?.total).toBeGreaterThan(0);
  });
});

describe('what was made of them', () => {
  async function postFor(person: SignedIn, searchedFor: string) {
    const { rows } = await pool.query(
      `select c.id, y.id as cycle from corporations c join cycles y on y.corporation_id = c.id
        where c.slug = 'skf' limit 1`,
    );
    const [{ id, cycle }] = rows as [{ id: string; cycle: string }];
    return person.ask(opportunities.create, {
      body: { corporationId: id, cycleId: cycle, name: 'Ammonia on board', searchedFor },
    });
  }

  test('an opportunity is shown with the group, to who sees it', async () => {
    await searched('ammonia bunkering', 6, 6);
    const made = await postFor(champion, ' Ammonia Bunkering ');
    const links = [{ id: made.id, name: 'Ammonia on board' }];
    expect((await groupsFor(champion))[0]?.opportunities).toEqual(links);
    expect((await groupsFor(foundry))[0]?.opportunities).toEqual(links);
    await pool.query('update opportunities set is_active = false where id = $1', [made.id]);
    expect((await groupsFor(champion))[0]?.opportunities).toEqual([]);
  });

  test('of who does not view metrics nothing is recorded', async () => {
    const owner = await server.signIn('owner@skf.example');
    await postFor(owner, 'ammonia bunkering');
    const { rows } = await pool.query('select from search_work');
    expect(rows).toEqual([]);
  });

  test('a saved search is shown to its owner alone', async () => {
    await searched('ammonia bunkering', 6, 6);
    const saved = await foundry.ask(savedSearches.create, {
      body: { name: 'Ammonia', query: 'Ammonia bunkering', filters: {}, frequency: 'weekly' },
    });
    expect((await groupsFor(foundry))[0]?.savedSearches).toEqual([
      { id: saved.id, name: 'Ammonia' },
    ]);
    expect((await groupsFor(champion))[0]?.savedSearches).toEqual([]);
    await foundry.ask(savedSearches.remove, { params: { id: saved.id } });
    expect((await groupsFor(foundry))[0]?.savedSearches).toEqual([]);
  });

  test('an import is shown to who imports alone', async () => {
    await searched('ammonia bunkering', 6, 6);
    const reply = await foundry.send('POST', '/imports', {
      query: { name: 'ammonia.csv', searchedFor: 'Ammonia bunkering' },
      form: formWith('id,name\n1,Ferrogrid'),
    });
    expect(reply.status).toBe(200);
    const { id, fileName: name } = reply.body as ImportRecord;
    expect((await groupsFor(foundry))[0]?.imports).toEqual([{ id, name }]);
    expect((await groupsFor(champion))[0]?.imports).toEqual([]);
  });
});
