import { beforeEach, describe, expect, test } from 'vitest';
import {
  board,
  submissionFacets,
  submissions as list,
} from '#features/cases/submissions/domain/list-endpoints.ts';
import { get } from '#features/cases/opportunities/domain/endpoints.ts';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import { newId } from '#core/server/tables/columns.ts';
import { submissions } from './tables.ts';
import { makeCorporation } from '#core/tests/test-corporation.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const superuser = await server.signIn('superuser@outrider.example');
const corporation = await makeCorporation(server, 'board');
let id = '';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function add(rows: readonly Partial<typeof submissions.$inferInsert>[]): Promise<string[]> {
  const whole = rows.map((row, index) => ({
    id: newId(),
    opportunityId: id,
    companyName: 'Ferrogrid',
    title: `Idea ${index}`,
    stage: 'New',
    source: 'staff' as const,
    position: rows.length - index,
    ...row,
  }));
  await db.insert(submissions).values(whole);
  return whole.map((row) => row.id);
}

beforeEach(async () => {
  await pool.query('delete from submissions where opportunity_id = $1', [id || null]);
  [id = ''] = await corporation.add([{}]);
});

const boardOf = (query: Record<string, string> = {}) =>
  superuser.ask(board, { params: { id }, query });

test('every stage has a column, in order, also one that was removed from the settings', async () => {
  await add([{ stage: 'Attic' }, { stage: 'Pitch' }, { stage: 'New', isActive: false }]);
  const columns = await boardOf();
  expect(columns.map(({ stage, total }) => [stage, total])).toEqual([
    ...defaultStages.map(({ name }) => [name, name === 'Pitch' ? 1 : 0]),
    ['Attic', 1],
  ]);
});

test('a column holds its first cards by position, and the list returns the rest', async () => {
  const ids = (await add(Array.from({ length: 12 }, () => ({})))).toReversed();
  const [first] = await boardOf({ limit: '5' });
  expect(first).toMatchObject({ stage: 'New', total: 12, hasNextPage: true });
  const more = await superuser.ask(list, {
    params: { id },
    query: { stage: 'New', sort: 'position', limit: '100', cursor: first?.endCursor },
  });
  const rowIds = [...(first?.data ?? []), ...more.data].map((row) => row.id);
  expect(rowIds).toEqual(ids);
  expect(more.hasNextPage).toBe(false);
});

describe('filters', () => {
  const count = async (query: Record<string, string>) => {
    const request = { params: { id }, query } as const;
    const page = await superuser.ask(list, request);
    const { total } = await superuser.ask(submissionFacets, request);
    expect(total).toBe(page.data.length);
    return total;
  };

  test('a search matches substrings and takes wildcards literally', async () => {
    await add([
      { title: '100% renewable' },
      { title: '1000 renewables', companyName: 'Under_score' },
      { contactName: 'Ola Nordmann' },
      { contactEmail: 'ola@else.example' },
    ]);
    expect(await count({ q: '100%' })).toBe(1);
    expect(await count({ q: 'r_s' })).toBe(1);
    expect(await count({ q: 'RENEW' })).toBe(2);
    expect(await count({ q: 'ola' })).toBe(2);
    expect(await count({ q: '\\' })).toBe(0);
  });

  test('overdue finds submissions past their response deadline', async () => {
    await add([
      { stage: 'New', createdAt: daysAgo(15) },
      { stage: 'New', createdAt: daysAgo(13), stageSince: daysAgo(400) },
      { stage: 'Shortlist', createdAt: daysAgo(15), stageSince: daysAgo(1) },
      { stage: 'Selected', createdAt: daysAgo(400) },
      { stage: 'Declined', createdAt: daysAgo(400) },
      { stage: 'New', createdAt: daysAgo(400), withdrawnAt: daysAgo(1) },
    ]);
    expect(await count({ overdue: 'true' })).toBe(2);
    expect((await boardOf({ overdue: 'true' })).map(({ total }) => total)[0]).toBe(1);
  });

  test('what was withdrawn is left out of the columns and counts, and found when asked for', async () => {
    await add([{ title: 'Stands' }, { title: 'Withdrawn', withdrawnAt: daysAgo(1) }]);
    expect(await count({})).toBe(1);
    const [column] = await boardOf();
    expect(column).toMatchObject({ total: 1, data: [{ title: 'Stands' }] });
    expect(await count({ withdrawn: 'true' })).toBe(1);
    const [withdrawn] = await boardOf({ withdrawn: 'true' });
    expect(withdrawn).toMatchObject({ total: 1, data: [{ title: 'Withdrawn' }] });
    const { numSubmissions } = await superuser.ask(get, { params: { id } });
    expect(numSubmissions).toBe(1);
  });

  test('each facet is counted without its own filter', async () => {
    await add([
      { stage: 'New', source: 'public' },
      { stage: 'Pitch', source: 'public' },
      { stage: 'Pitch', source: 'import' },
    ]);
    const facets = await superuser.ask(submissionFacets, {
      params: { id },
      query: { stage: 'Pitch', source: 'public' },
    });
    const counts = (of: readonly { value: string; count: number }[]) =>
      Object.fromEntries(of.filter((one) => one.count > 0).map((one) => [one.value, one.count]));
    expect(facets.total).toBe(1);
    expect(counts(facets.stages)).toEqual({ New: 1, Pitch: 1 });
    expect(counts(facets.sources)).toEqual({ public: 1, import: 1 });
  });
});

test('sorting the table by stage uses the order of the board, not the alphabet', async () => {
  await add([{ stage: 'Declined' }, { stage: 'Screening' }, { stage: 'New' }, { stage: 'Attic' }]);
  const page = await superuser.ask(list, { params: { id }, query: { sort: 'stage' } });
  expect(page.data.map(({ stage }) => stage)).toEqual(['New', 'Screening', 'Declined', 'Attic']);
});
