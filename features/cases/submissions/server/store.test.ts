import * as fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { submissionSorts } from '#features/cases/submissions/domain/sorts.ts';
import { newId } from '#core/server/tables/columns.ts';
import { submissions } from './tables.ts';
import { makeCorporation } from '#core/tests/test-corporation.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { fetchPage, fetchAllPages } from '#core/tests/paging.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const superuser = await server.signIn('superuser@outrider.example');
const corporation = await makeCorporation(server, 'submissions');
let cases: string[] = [];

beforeEach(async () => {
  await pool.query('delete from submissions where opportunity_id = any($1)', [cases]);
  await pool.query('delete from opportunities where id = any($1)', [cases]);
  cases = await corporation.add([{}, {}, {}]);
});

type NewSubmission = Partial<typeof submissions.$inferInsert>;
async function add(opportunityId: string, rows: readonly NewSubmission[]): Promise<string[]> {
  const whole = rows.map((row) => ({
    id: newId(),
    opportunityId,
    companyName: 'Ferrogrid',
    title: 'An idea',
    stage: 'New',
    source: 'staff' as const,
    ...row,
  }));
  await db.insert(submissions).values(whole);
  return whole.map(({ id }) => id);
}

/** The stored count and the actual count of each opportunity. */
async function counts() {
  const { rows } = await pool.query<{ said: number; is: number }>(
    `select num_submissions as said, (select count(*)::int from submissions s
      where s.opportunity_id = o.id and s.is_active and s.withdrawn_at is null) as is
      from opportunities o where id = any($1) order by id`,
    [cases],
  );
  return { said: rows.map(({ said }) => said), is: rows.map(({ is }) => is) };
}

describe('the number of submissions', () => {
  test('is correct after every single insert, move and removal', async () => {
    const place = fc.nat(2);
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), to: place, active: fc.boolean() }),
      fc.record({ kind: fc.constant('move' as const), nth: fc.nat(20), to: place }),
      fc.record({ kind: fc.constant('activity' as const), nth: fc.nat(20), active: fc.boolean() }),
      fc.record({ kind: fc.constant('stage' as const), nth: fc.nat(20) }),
      fc.record({ kind: fc.constant('withdraw' as const), nth: fc.nat(20) }),
      fc.record({ kind: fc.constant('remove' as const), nth: fc.nat(20) }),
    );
    const ids: string[] = [];
    for (const taken of fc.sample(step, { numRuns: 200, seed: 7 })) {
      const id = 'nth' in taken ? (ids[taken.nth % Math.max(ids.length, 1)] ?? null) : null;
      const to = 'to' in taken ? (cases[taken.to] ?? '') : '';
      if (taken.kind === 'add') ids.push(...(await add(to, [{ isActive: taken.active }])));
      if (taken.kind === 'move') {
        await pool.query('update submissions set opportunity_id = $2 where id = $1', [id, to]);
      }
      if (taken.kind === 'activity') {
        await pool.query('update submissions set is_active = $2 where id = $1', [id, taken.active]);
      }
      if (taken.kind === 'stage') {
        await pool.query(`update submissions set stage = 'Pitch' where id = $1`, [id]);
      }
      if (taken.kind === 'withdraw') {
        await pool.query('update submissions set withdrawn_at = now() where id = $1', [id]);
      }
      if (taken.kind === 'remove') await pool.query('delete from submissions where id = $1', [id]);
    }
    const { said, is } = await counts();
    expect(said).toEqual(is);
    expect(said.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
  });

  test('is correct after bulk moves, removals and inserts in one statement', async () => {
    const [first = '', second = ''] = cases;
    await add(
      first,
      Array.from({ length: 50 }, () => ({})),
    );
    await pool.query(
      `update submissions set opportunity_id = $2, is_active = random() < 0.5
        where id in (select id from submissions where opportunity_id = $1 limit 25)`,
      [first, second],
    );
    await pool.query('delete from submissions where opportunity_id = $1 and random() < 0.5', [
      first,
    ]);
    const { said, is } = await counts();
    expect(said).toEqual(is);
  });

  test('is correct after forty concurrent inserts', async () => {
    const [first = ''] = cases;
    await Promise.all(Array.from({ length: 40 }, () => add(first, [{}])));
    expect((await counts()).said).toContain(40);
    const { said, is } = await counts();
    expect(said).toEqual(is);
  });

  test('is correct in the demonstration data', async () => {
    const { rows } = await pool.query(`select o.id from opportunities o where num_submissions <>
      (select count(*) from submissions s where s.opportunity_id = o.id and s.is_active and s.withdrawn_at is null)`);
    expect(rows).toEqual([]);
  });
});

const orders = submissionSorts.flatMap((sort) =>
  (['ascending', 'descending'] as const).map((direction) => ({ sort, direction })),
);
describe.each(orders)('submissions sorted by $sort, $direction', ({ sort, direction }) => {
  test.each([1, 7, 500])('%d at a time: paging loses and repeats no row', async (limit) => {
    const [first = ''] = cases;
    const titles = [
      'Same',
      'same',
      '漢'.repeat(300),
      '🦊'.repeat(200),
      '"',
      '',
      '\u0001'.repeat(150),
    ];
    const stages = ['New', 'new', 'Pitch', '漢'.repeat(150)];
    const ids = await add(
      first,
      Array.from({ length: 60 }, (_, index) => ({
        title: titles[index % titles.length] ?? '',
        stage: stages[index % stages.length] ?? '',
        position: index % 3,
        createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 9))).toISOString(),
      })),
    );
    await add(first, [{ isActive: false }]);
    const path = `/opportunities/${first}/submissions`;
    const walked = (
      await fetchAllPages<{ id: string }>(superuser, path, { sort, direction, limit })
    ).map(({ id }) => id);
    expect(walked.toSorted()).toEqual(ids.toSorted());
    const whole = await fetchPage<{ id: string }>(superuser, path, {
      sort,
      direction,
      limit: 100,
    });
    expect(walked).toEqual(whole.data.map(({ id }) => id));
  });
});

test('submissions are filtered by the exact name of a stage', async () => {
  const [first = ''] = cases;
  await add(first, [{ stage: 'New' }, { stage: 'new' }, { stage: 'New%' }, { stage: 'Pitch' }]);
  const path = `/opportunities/${first}/submissions`;
  const inStage = async (stage: string) =>
    (await fetchAllPages<{ stage: string }>(superuser, path, { stage })).map((row) => row.stage);
  expect(await inStage('New')).toEqual(['New']);
  expect(await inStage('New%')).toEqual(['New%']);
  expect(await inStage('N_w')).toEqual([]);
});

test('a list row has no pitch and no answers; the whole submission does', async () => {
  const { rows } = await pool.query<{ id: string; opportunity_id: string }>(
    'select id, opportunity_id from submissions where pitch is not null limit 1',
  );
  const { id = '', opportunity_id: on = '' } = rows[0] ?? {};
  const page = await fetchPage<object>(superuser, `/opportunities/${on}/submissions`, {});
  for (const row of page.data) expect(Object.keys(row)).not.toContain('pitch');
  const whole = await superuser.send('GET', `/submissions/${id}`);
  expect(whole.body).toMatchObject({ id, pitch: expect.any(String), answers: expect.any(Array) });
});
