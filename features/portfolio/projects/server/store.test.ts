import { describe, expect, test } from 'vitest';
import { board, figures } from '#features/portfolio/projects/domain/endpoints.ts';
import { projectSorts } from '#features/portfolio/projects/domain/sorts.ts';
import {
  projectFigures,
  projectHealths,
  projectPhases,
  type Project,
} from '#features/portfolio/projects/domain/project.ts';
import { newId } from '#core/server/tables/columns.ts';
import { projects } from './tables.ts';
import { makeCorporation } from '#core/tests/test-corporation.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { fetchAllPages } from '#core/tests/paging.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const superuser = await server.signIn('superuser@outrider.example');
const corporation = await makeCorporation(server, 'projects');
const day = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();

const rows = Array.from({ length: 90 }, (_, index) => ({
  id: newId(),
  source: 'test',
  name: ['Same', 'same', '漢'.repeat(300), '🦊', 'zz 100% sure', 'zz 100x sure'][index % 6] ?? '',
  corporationId: corporation.id,
  phase: projectPhases[index % projectPhases.length] ?? 'Pilot',
  health: projectHealths[index % projectHealths.length] ?? 'on track',
  endDate: index % 7 === 0 ? null : at((index % 5) - 2),
  updatedAt: at(-(index % 4)),
}));
await db.insert(projects).values(rows);
await db
  .insert(projects)
  .values({ ...rows[0], id: newId(), isActive: false } as (typeof rows)[number]);
const ids = rows.map(({ id }) => id).toSorted();
const mine = { corporationId: corporation.id };

describe.each(projectSorts)('projects sorted by %s', (sort) => {
  test.each(['ascending', 'descending'])(
    '%s are walked without loss or repeat',
    async (direction) => {
      for (const limit of [1, 8, 100]) {
        const walked = await fetchAllPages<Project>(superuser, '/projects', {
          ...mine,
          sort,
          direction,
          limit,
        });
        expect(walked.map(({ id }) => id).toSorted()).toEqual(ids);
      }
    },
  );

  test('descending order is ascending order reversed', async () => {
    const walked = async (direction: string) =>
      (
        await fetchAllPages<Project>(superuser, '/projects', {
          ...mine,
          sort,
          direction,
          limit: 11,
        })
      ).map(({ id }) => id);
    expect((await walked('ascending')).toReversed()).toEqual(await walked('descending'));
  });
});

test('phases and healths are sorted by their rank, not alphabetically', async () => {
  const inOrder = async (sort: 'phase' | 'health') =>
    (await fetchAllPages<Project>(superuser, '/projects', { ...mine, sort, limit: 100 })).map(
      (row) => row[sort],
    );
  expect([...new Set(await inOrder('phase'))]).toEqual(projectPhases);
  expect([...new Set(await inOrder('health'))]).toEqual(projectHealths);
});

test('a search takes wildcards literally, in the name and in the company', async () => {
  const names = async (q: string) =>
    new Set(
      (await fetchAllPages<Project>(superuser, '/projects', { ...mine, q, limit: 100 })).map(
        (row) => row.name,
      ),
    );
  expect(await names('100%')).toEqual(new Set(['zz 100% sure']));
  expect(await names('_')).toEqual(new Set());
  const { rows: companyNames } = await pool.query<{ name: string }>(
    'select c.name from projects p join companies c on c.id = p.company_id limit 1',
  );
  const company = companyNames[0]?.name ?? '';
  const rows = await fetchAllPages<Project>(superuser, '/projects', { q: company });
  expect(rows.map((row) => row.companyName)).toContain(company);
});

test('the figures equal those of the list', async () => {
  for (const email of [
    'superuser@outrider.example',
    'member@skf.example',
    'member@norrland.example',
  ]) {
    const person = await server.signIn(email);
    const all = await fetchAllPages<Project>(person, '/projects', { limit: 100 });
    const open = all.filter(({ phase }) => phase !== 'Closed');
    const now = new Date();
    const quarter = Date.UTC(now.getUTCFullYear(), Math.floor(now.getUTCMonth() / 3) * 3);
    expect(await person.ask(figures, {}), email).toEqual({
      active: open.length,
      atRisk: open.filter(({ health }) => health !== 'on track').length,
      pilots: open.filter(({ phase }) => phase === 'Pilot').length,
      decidedThisQuarter: all.filter(
        ({ phase, endDate }) =>
          phase === 'Closed' && endDate !== null && Date.parse(endDate) >= quarter,
      ).length,
    });
  }
});

test('the figures of a corporation that is not visible are zero', async () => {
  const member = await server.signIn('member@skf.example');
  const none = { active: 0, atRisk: 0, pilots: 0, decidedThisQuarter: 0 };
  expect(await member.ask(figures, { query: mine })).toEqual(none);
  expect((await superuser.ask(figures, { query: mine })).active).toBe(72);
});

test.each(projectFigures)('the figure %s filters the list to what it counts', async (figure) => {
  const person = await server.signIn('member@skf.example');
  const counted = await person.ask(figures, {});
  const listed = await fetchAllPages<Project>(person, '/projects', { figure, limit: 100 });
  expect(listed).toHaveLength(counted[figure]);
});

test('the board has the same projects as the list, by phase', async () => {
  const columns = await superuser.ask(board, { query: mine });
  expect(columns.map(({ phase }) => phase)).toEqual(projectPhases);
  for (const { phase, total, page } of columns) {
    const listed = await fetchAllPages<Project>(superuser, '/projects', { ...mine, phase });
    expect(total).toBe(listed.length);
    expect(page.data).toEqual(listed.slice(0, page.data.length));
    expect(page.hasNextPage).toBe(total > page.data.length);
  }
  const member = await server.signIn('member@skf.example');
  const unseen = await member.ask(board, { query: mine });
  expect(unseen.map(({ total }) => total)).toEqual([0, 0, 0, 0, 0]);
});
