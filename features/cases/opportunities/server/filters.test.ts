import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listText } from '#core/domain/filter-values.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { newId } from '#core/server/tables/columns.ts';
import { fetchAllPages } from '#core/tests/paging.ts';
import { makeCorporation } from '#core/tests/test-corporation.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { facets, list } from '#features/cases/opportunities/domain/endpoints.ts';
import type { OpportunityFilterQuery } from '#features/cases/opportunities/domain/opportunity-filters.ts';
import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { opportunityTeam } from './tables.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const superuser = await server.signIn('superuser@outrider.example');
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const foreigner = await server.signIn('member@norrland.example');

const { rows: people } = await pool.query<{ id: string; email: string }>(
  'select id, email from users',
);
const idOf = ({ email }: { readonly email: string }) =>
  people.find((one) => one.email === email)?.id ?? '';
const reader = idOf(superuser);

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

// Where it is already tomorrow while it is today in UTC.
const corporation = await makeCorporation(server, 'opportunity-filters');
const corporationId = corporation.id;
await db
  .update(corporations)
  .set({ timeZone: 'Asia/Tokyo' })
  .where(eq(corporations.id, corporationId));
const cycle = 'Spring, 2027';
const cycleId = await corporation.addCycle(cycle, null);
const onFirst = '2026-03-31T20:00:00Z';
const onSecond = '2026-04-01T20:00:00Z';
const [alpha = '', beta = ''] = await corporation.add([
  {
    name: 'Alpha',
    cycleId,
    categories: ['Seals, bearings', 'Data'],
    endDate: inDays(5),
    createdAt: onFirst,
    updatedAt: onFirst,
    publishedAt: onFirst,
    reward: { amount: 1000, currency: 'EUR' },
  },
  {
    name: 'Beta',
    categories: ['Robotics'],
    endDate: inDays(60),
    createdAt: onSecond,
    updatedAt: onSecond,
    closedAt: onSecond,
  },
]);
const role = 'Case Owner';
await db.insert(opportunityTeam).values([{ opportunityId: alpha, userId: reader, role }]);
await db.insert(opportunityTeam).values([
  { opportunityId: beta, userId: idOf(owner), role },
  { opportunityId: beta, userId: idOf(member), role: 'Observer' },
]);
await db.insert(submissions).values({
  opportunityId: alpha,
  stage: 'New',
  companyName: 'A company',
  title: 'An answer',
  source: 'staff',
});

type FilterName = keyof OpportunityFilterQuery;
const here = { corporationId };

/** A query for each filter, which Alpha fits and Beta does not, unless it says otherwise. */
const cases: Record<FilterName, { query: OpportunityFilterQuery; names?: string[] }> = {
  corporationId: { query: here, names: ['Alpha', 'Beta'] },
  corporation: { query: { corporation: corporationId }, names: ['Alpha', 'Beta'] },
  status: { query: { ...here, status: 'ACTIVE' } },
  category: { query: { ...here, category: listText(['Seals, bearings', 'Energy']) } },
  cycleId: { query: { ...here, cycleId } },
  cycle: { query: { ...here, cycle: listText([cycle]) } },
  q: { query: { ...here, q: 'alp' } },
  mine: { query: { ...here, mine: 'true' } },
  owner: { query: { ...here, owner: reader } },
  member: { query: { ...here, member: `${reader},${newId()}` } },
  needsYou: { query: { ...here, needsYou: 'true' } },
  closes: { query: { ...here, closes: '0d..14d' } },
  posted: { query: { ...here, posted: '2026-04-01' } },
  updated: { query: { ...here, updated: '..2026-04-01' } },
  submissions: { query: { ...here, submissions: '1..' } },
  published: { query: { ...here, published: 'true' } },
  reward: { query: { ...here, reward: 'true' } },
};

const namesOf = async (client: typeof superuser, query: object) =>
  (await fetchAllPages<OpportunityRow>(client, '/opportunities', { ...query, sort: 'name' })).map(
    ({ name }) => name,
  );

test('each filter that the list takes is tried here', () => {
  const others = new Set(['sort', 'direction', 'with', 'limit', 'cursor']);
  const taken = Object.keys(list.query.shape).filter((name) => !others.has(name));
  expect(Object.keys(cases).toSorted()).toEqual(taken.toSorted());
});

describe.each(Object.entries(cases))('the filter %s', (_name, { query, names = ['Alpha'] }) => {
  test('is obeyed by list and counts', async () => {
    expect(await namesOf(superuser, query)).toEqual(names);
    const counted = await superuser.ask(facets, { query });
    expect(counted.total).toBe(names.length);
  });

  test('tells nothing to those who see neither', async () => {
    const listed = await namesOf(foreigner, query);
    expect(listed.filter((name) => name === 'Alpha' || name === 'Beta')).toEqual([]);
    const counted = await foreigner.ask(facets, { query });
    expect(counted.total).toBe(listed.length);
    expect(JSON.stringify(counted)).not.toMatch(/opportunity-filters|Seals, b|Spring, 2027/u);
  });
});

test.each([
  ['submissions', '0', ['Beta']],
  ['published', 'false', ['Beta']],
  ['reward', 'false', ['Beta']],
  ['closes', '15d..', ['Beta']],
  ['category', 'Data,Robotics', ['Alpha', 'Beta']],
])('%s=%s', async (name, value, names) => {
  expect(await namesOf(superuser, { ...here, [name]: value })).toEqual(names);
});

test('all filters hold together', async () => {
  const all = Object.assign({}, ...Object.values(cases).map(({ query }) => query)) as object;
  expect(await namesOf(superuser, all)).toEqual(['Alpha']);
  expect((await superuser.ask(facets, { query: all })).total).toBe(1);
});

test.each([
  ['status', 'CLOSED'],
  ['owner', 'me'],
  ['closes', '2026-02-30..'],
  ['posted', '5'],
  ['submissions', 'some'],
  ['mine', 'false'],
  ['reward', 'yes'],
  ['category', Array.from({ length: 51 }, (_, index) => `c${index}`).join(',')],
])('%s=%s is refused', async (name, value) => {
  const reply = await superuser.send('GET', '/opportunities', { query: { [name]: value } });
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ code: 'invalid' });
});

describe.each([
  ['foundry', superuser],
  ['a case owner', owner],
  ['a member without a case role', member],
  ['a member of another corporation', foreigner],
])('for %s a filter by people', (_who, client) => {
  const rowsOf = (query: object) =>
    fetchAllPages<OpportunityRow>(client, '/opportunities', { ...query, limit: 100 });

  test('finds those whose team one sees, and no other', async () => {
    const visible = await rowsOf({});
    for (const person of [owner, member, superuser]) {
      const id = idOf(person);
      const has = (isIt: (role: string | null) => boolean) =>
        visible
          .filter(({ team }) => team?.some((one) => one.id === id && isIt(one.role)))
          .map((row) => row.id)
          .toSorted();
      const idsBy = async (name: string) =>
        (await rowsOf({ [name]: id })).map((row) => row.id).toSorted();
      expect(await idsBy('member'), person.email).toEqual(has(() => true));
      expect(await idsBy('owner'), person.email).toEqual(has((one) => one === role));
    }
  });

  test('is offered with the names of those teams alone, each as often as it is there', async () => {
    const visible = await rowsOf({});
    const { members } = await client.ask(facets, {});
    const seen = visible.flatMap(({ team }) => team?.map(({ id }) => id) ?? []);
    const counts = [...Map.groupBy(seen, (id) => id)].map(([id, all]) => [id, all.length]);
    expect(members.map(({ value, count }) => [value, count]).toSorted()).toEqual(counts.toSorted());
  });

  test('finds one’s own, and what waits there', async () => {
    const visible = await rowsOf({});
    const own = visible.filter(({ roles = [] }) => roles.length > 0).map(({ id }) => id);
    const ids = async (query: object) => (await rowsOf(query)).map(({ id }) => id);
    expect((await ids({ mine: 'true' })).toSorted()).toEqual(own.toSorted());
    for (const id of await ids({ needsYou: 'true' })) expect(own).toContain(id);
  });
});

test('a chosen person has a name even where nothing else fits them', async () => {
  const query = { ...here, owner: reader, status: 'FINISHED' } as const;
  const { owners } = await superuser.ask(facets, { query });
  expect(owners.find(({ value }) => value === reader)).toMatchObject({ count: 0 });
  expect((await member.ask(facets, { query })).owners.map(({ value }) => value)).not.toContain(
    reader,
  );
});
