import { describe, expect, test } from 'vitest';
import { listText } from '#core/domain/filter-values.ts';
import { newId } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { fetchAllPages } from '#core/tests/paging.ts';
import { makeCorporation } from '#core/tests/test-corporation.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { create as beginExport } from '#features/people/exports/domain/endpoints.ts';
import { board, facets, figures, list } from '#features/portfolio/projects/domain/endpoints.ts';
import type { Project } from '#features/portfolio/projects/domain/project.ts';
import type { ProjectFilterQuery } from '#features/portfolio/projects/domain/project-filters.ts';
import { eq } from 'drizzle-orm';
import { pilotCharters, projectMilestones, projectUpdates } from './part-tables.ts';
import { projects } from './tables.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const superuser = await server.signIn('superuser@outrider.example');
const foreigner = await server.signIn('member@norrland.example');

const idOf = async (statement: string): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>(statement);
  return rows[0]?.id ?? '';
};
const reader = await idOf(`select id from users where email = 'superuser@outrider.example'`);
const companyId = await idOf('select id from companies limit 1');

// Where it is already tomorrow while it is today in UTC.
const corporation = await makeCorporation(server, 'project-filters');
const corporationId = corporation.id;
await db
  .update(corporations)
  .set({ timeZone: 'Asia/Tokyo' })
  .where(eq(corporations.id, corporationId));
const [opportunityId = ''] = await corporation.add([{ name: 'Where Alpha came from' }]);
const [alpha, beta] = [newId(), newId()];
const onFirst = '2026-03-31T20:00:00Z';
const onSecond = '2026-04-01T20:00:00Z';

await db.insert(projects).values([
  {
    id: alpha,
    name: 'Alpha',
    source: 'Jira, north',
    corporationId,
    opportunityId,
    companyId,
    ownerId: reader,
    phase: 'Pilot',
    health: 'at risk',
    startDate: '2026-02-03T00:00:00Z',
    endDate: '2027-02-03T00:00:00Z',
    updatedAt: onFirst,
  },
  {
    id: beta,
    name: 'Beta',
    source: 'outrider',
    corporationId,
    phase: 'Discovery',
    health: 'on track',
    startDate: '2026-02-04T00:00:00Z',
    updatedAt: onSecond,
  },
]);
const state = { phase: 'Pilot', health: 'at risk', body: 'So far.' } as const;
await db.insert(projectUpdates).values([
  { projectId: alpha, ...state, createdAt: onFirst },
  { projectId: beta, ...state, createdAt: onSecond },
]);
const milestone = { name: 'Half way', dueDate: '2026-01-01' };
await db.insert(projectMilestones).values([
  { ...milestone, projectId: alpha },
  { ...milestone, projectId: beta, dueDate: '2199-01-01' },
  { ...milestone, projectId: beta, reachedAt: onFirst },
]);
await db.insert(pilotCharters).values({ projectId: alpha, decisionDate: '2027-05-05' });

type FilterName = keyof ProjectFilterQuery;
const here = { corporationId };

/** A query for each filter, which Alpha fits and Beta does not, unless it says otherwise. */
const cases: Record<FilterName, { query: ProjectFilterQuery; names?: string[] }> = {
  corporationId: { query: here, names: ['Alpha', 'Beta'] },
  corporation: { query: { corporation: corporationId }, names: ['Alpha', 'Beta'] },
  ownerId: { query: { ...here, ownerId: reader } },
  phase: { query: { ...here, phase: 'Pilot,Rollout' } },
  health: { query: { ...here, health: 'at risk,off track' } },
  figure: { query: { ...here, figure: 'pilots' } },
  q: { query: { ...here, q: 'alp' } },
  mine: { query: { ...here, mine: 'true' } },
  owner: { query: { ...here, owner: reader } },
  company: { query: { ...here, company: companyId } },
  opportunity: { query: { ...here, opportunity: opportunityId } },
  source: { query: { ...here, source: listText(['Jira, north']) } },
  milestone: { query: { ...here, milestone: '2025-12-31..2026-01-01' } },
  overdue: { query: { ...here, overdue: 'true' } },
  decision: { query: { ...here, decision: '2027-05-05' } },
  start: { query: { ...here, start: '..2026-02-03' } },
  end: { query: { ...here, end: '2027-02-03..' } },
  reported: { query: { ...here, reported: '2026-04-01' } },
  updated: { query: { ...here, updated: '2026-04-01' } },
};

test('each filter that the list takes is tried here', () => {
  const others = new Set(['sort', 'direction', 'limit', 'cursor']);
  const taken = Object.keys(list.query.shape).filter((name) => !others.has(name));
  expect(Object.keys(cases).toSorted()).toEqual(taken.toSorted());
});

describe.each(Object.entries(cases))('the filter %s', (name, { query, names = ['Alpha'] }) => {
  const total = names.length;

  test('is obeyed by list, board, figures, counts and export', async () => {
    const rows = await fetchAllPages<Project>(superuser, '/projects', { ...query, sort: 'name' });
    expect(rows.map((row) => row.name)).toEqual(names);
    const columns = await superuser.ask(board, { query });
    expect(
      columns
        .flatMap(({ page }) => page.data)
        .map((row) => row.name)
        .toSorted(),
    ).toEqual(names);
    expect(columns.reduce((sum, column) => sum + column.total, 0)).toBe(total);
    expect((await superuser.ask(facets, { query })).total).toBe(total);
    if (name !== 'figure') {
      const { figure: _, ...others } = query;
      const all = { active: total, atRisk: 1, pilots: 1, decidedThisQuarter: 0 };
      expect(await superuser.ask(figures, { query: others })).toEqual(all);
    }
    const body = { what: 'projects', format: 'csv', filter: query } as const;
    expect((await superuser.ask(beginExport, { body })).total).toBe(total);
    await pool.query('delete from export_jobs');
  });

  test('tells nothing to those who see neither', async () => {
    const rows = await fetchAllPages<Project>(foreigner, '/projects', { ...query });
    expect(rows.filter(({ id }) => id === alpha || id === beta)).toEqual([]);
    const counted = await foreigner.ask(facets, { query });
    for (const values of [counted.corporations, counted.opportunities, counted.sources]) {
      expect(JSON.stringify(values)).not.toMatch(/project-filters|Alpha|Jira/u);
    }
    const columns = await foreigner.ask(board, { query });
    expect(columns.reduce((sum, column) => sum + column.total, 0)).toBe(rows.length);
  });
});

test('without an owner, a company or an opportunity', async () => {
  for (const name of ['owner', 'company', 'opportunity'] as const) {
    const query = { ...here, [name]: 'none' };
    const rows = await fetchAllPages<Project>(superuser, '/projects', query);
    expect(
      rows.map((row) => row.name),
      name,
    ).toEqual(['Beta']);
    const both = { ...here, [name]: `none,${cases[name].query[name] ?? ''}` };
    expect(await fetchAllPages<Project>(superuser, '/projects', both), name).toHaveLength(2);
  }
});

test('one is on a project as its member, and as who answers for its pilot', async () => {
  const own = () => fetchAllPages<Project>(superuser, '/projects', { ...here, mine: 'true' });
  const names = async () => (await own()).map((row) => row.name);
  await pool.query('update projects set owner_id = null where id = $1', [alpha]);
  expect(await names()).toEqual([]);
  await pool.query('update pilot_charters set owner_id = $2 where project_id = $1', [
    alpha,
    reader,
  ]);
  expect(await names()).toEqual(['Alpha']);
  await pool.query('insert into project_members (project_id, user_id) values ($1, $2)', [
    beta,
    reader,
  ]);
  expect((await names()).toSorted()).toEqual(['Alpha', 'Beta']);
  await pool.query('delete from project_members where project_id = $1', [beta]);
  await pool.query('update pilot_charters set owner_id = null where project_id = $1', [alpha]);
  await pool.query('update projects set owner_id = $2 where id = $1', [alpha, reader]);
});

test('a decided pilot is not to be decided, and nothing is overdue in a closed project', async () => {
  const count = async (query: ProjectFilterQuery) =>
    (await superuser.ask(facets, { query: { ...here, ...query } })).total;
  await pool.query(`update pilot_charters set outcome = 'scale' where project_id = $1`, [alpha]);
  expect(await count({ decision: '2027-05-05' })).toBe(0);
  await pool.query(`update pilot_charters set outcome = null where project_id = $1`, [alpha]);
  await pool.query(`update projects set phase = 'Closed' where id = $1`, [alpha]);
  expect(await count({ overdue: 'true' })).toBe(0);
  expect(await count({ decision: '2027-05-05' })).toBe(0);
  await pool.query(`update projects set phase = 'Pilot' where id = $1`, [alpha]);
});

test('days are counted from today where the corporation is', async () => {
  const count = async (updated: string) =>
    (await superuser.ask(facets, { query: { ...here, updated } })).total;
  await pool.query('update projects set updated_at = now() where id = $1', [alpha]);
  expect(await count('0d..0d')).toBe(1);
  expect(await count('-7d..0d')).toBe(1);
  expect(await count('1d..7d')).toBe(0);
  await pool.query('update projects set updated_at = $2 where id = $1', [alpha, onFirst]);
});

test('the board has the phases that are asked for', async () => {
  const columns = await superuser.ask(board, { query: { ...here, phase: 'Pilot,Closed' } });
  expect(columns.map(({ phase, total }) => [phase, total])).toEqual([
    ['Pilot', 1],
    ['Closed', 0],
  ]);
});

test.each([
  ['phase', 'Pilot,Nothing'],
  ['owner', 'me'],
  ['corporation', 'none'],
  ['milestone', '2026-02-30..'],
  ['updated', 'yesterday'],
  ['mine', 'false'],
  ['owner', Array.from({ length: 51 }, newId).join(',')],
])('%s=%s is refused', async (name, value) => {
  const reply = await superuser.send('GET', '/projects', { query: { [name]: value } });
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ code: 'invalid' });
});

describe.each([
  ['foundry', superuser],
  ['a member of one corporation', foreigner],
])('for %s', (_who, client) => {
  const count = async (query: object) =>
    (await fetchAllPages<Project>(client, '/projects', { ...query, limit: 100 })).length;

  test.each<[ProjectFilterQuery]>([
    [{}],
    [{ phase: 'Pilot' }],
    [{ health: 'on track', phase: 'Pilot,Closed' }],
    [{ owner: 'none' }],
    [{ q: 'e', source: 'outrider' }],
  ])('the counts under %j are those of the list', async (query) => {
    const counted = await client.ask(facets, { query });
    expect(counted.total).toBe(await count(query));
    const offered = [
      ['phase', counted.phases],
      ['health', counted.healths],
      ['corporation', counted.corporations],
      ['opportunity', counted.opportunities.slice(0, 3)],
      ['company', counted.companies.slice(0, 3)],
      ['owner', counted.owners.slice(0, 3)],
      ['source', counted.sources],
    ] as const;
    for (const [name, values] of offered) {
      for (const { value, count: expected } of values) {
        const choice = { ...query, [name]: listText([value]) };
        expect(await count(choice), JSON.stringify(choice)).toBe(expected);
      }
    }
  });
});

test('a chosen value has its name even where nothing else fits it', async () => {
  const query = { ...here, owner: reader, phase: 'Closed' };
  const { owners } = await superuser.ask(facets, { query });
  expect(owners).toEqual([{ value: reader, label: expect.stringMatching(/./u), count: 0 }]);
});
