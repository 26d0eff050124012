import { beforeEach, expect, test } from 'vitest';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import { get, move } from '#features/cases/submissions/domain/endpoints.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');

const inOrder = async (stage: string): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from submissions where opportunity_id = $1 and stage = $2 order by position, id`,
    [opportunityId, stage],
  );
  return rows.map(({ id }) => id);
};
const to = (
  person: typeof owner,
  id: string,
  body: { stage: string; before?: string; reason?: string; version?: number },
) => person.try(move, { params: { id }, body });

let ids: string[] = [];
beforeEach(async () => {
  await pool.query(
    `update submissions s set stage = 'New', reason = null, withdrawn_at = null, position = n from (
      select id, row_number() over (order by id) as n from submissions where opportunity_id = $1) o
    where o.id = s.id`,
    [opportunityId],
  );
  ids = await inOrder('New');
});

test('a submission moves to the end of a stage, or before another one', async () => {
  const [a = '', b = '', c = ''] = ids;
  await to(owner, a, { stage: 'Shortlist' });
  await to(owner, b, { stage: 'Shortlist' });
  await to(developer, c, { stage: 'Shortlist', before: b });
  expect(await inOrder('Shortlist')).toEqual([a, c, b]);
  await to(owner, b, { stage: 'Shortlist', before: a });
  expect(await inOrder('Shortlist')).toEqual([b, a, c]);
  expect(await inOrder('New')).toEqual(ids.slice(3));
});

test('a move does not extend the promised answer, and restarts the time in the stage', async () => {
  const [id = ''] = ids;
  const long = new Date(Date.now() - 20 * 86_400_000).toISOString();
  await pool.query('update submissions set created_at = $2, stage_since = $2 where id = $1', [
    id,
    long,
  ]);
  const before = await owner.ask(get, { params: { id } });
  expect(Date.parse(before.dueAt ?? '')).toBeLessThan(Date.now());
  await to(owner, id, { stage: 'Screening' });
  await to(owner, id, { stage: 'Shortlist' });
  const after = await owner.ask(get, { params: { id } });
  expect(after.dueAt).toBe(before.dueAt);
  expect(after.stageSince).not.toBe(before.stageSince);
});

test('repeated moves into the same gap keep the order, also after renumbering', async () => {
  const [first = '', second = ''] = ids;
  const pair = [first, second];
  for (let round = 0; round < 60; round += 1) {
    const id = ids[2 + (round % 2)] ?? '';
    await to(owner, id, { stage: 'New', before: second });
  }
  const order = await inOrder('New');
  expect(order.filter((id) => pair.includes(id))).toEqual(pair);
  expect(order.indexOf(ids[3] ?? '')).toBe(order.indexOf(second) - 1);
  expect(new Set(order).size).toBe(ids.length);
});

test('twenty concurrent moves get distinct positions', async () => {
  const replies = await Promise.all(
    ids.map((id, index) => to(index % 2 ? owner : developer, id, { stage: 'Pitch' })),
  );
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  const { rows } = await pool.query(
    `select count(distinct position)::int as n from submissions where opportunity_id = $1`,
    [opportunityId],
  );
  expect(rows).toEqual([{ n: ids.length }]);
});

test('declining needs a reason, which is cleared when the submission is moved on', async () => {
  const [id = ''] = ids;
  expect((await to(owner, id, { stage: 'Declined' })).body).toMatchObject({
    code: 'submission.reasonMissing',
  });
  expect(
    (await to(owner, id, { stage: 'Declined', reason: ' Too early for us. ' })).body,
  ).toMatchObject({
    stage: 'Declined',
    reason: 'Too early for us.',
  });
  expect((await to(owner, id, { stage: 'New' })).body).toMatchObject({
    stage: 'New',
    reason: null,
  });
});

test('an unknown stage is named in the refusal, and the opportunity returns its stages', async () => {
  const [id = ''] = ids;
  expect((await to(owner, id, { stage: 'Attic' })).body).toMatchObject({
    error: 'There is no stage “Attic”.',
  });
  const { stages } = await owner.ask(opportunities.get, { params: { id: opportunityId } });
  expect(stages?.map(({ name }) => name)).toContain('Shortlist');
});

const versionOf = async (id: string) => (await owner.ask(get, { params: { id } })).version;

test('a move based on an old version changes nothing and returns the current submission', async () => {
  const [id = ''] = ids;
  const version = await versionOf(id);
  expect((await to(developer, id, { stage: 'Pitch', version })).status).toBe(200);
  const late = await to(owner, id, { stage: 'Shortlist', version });
  expect(late).toMatchObject({
    status: 409,
    body: { code: 'stale', details: { id, stage: 'Pitch', version: version + 1 } },
  });
  expect(await inOrder('Shortlist')).toEqual([]);
  expect((await to(owner, id, { stage: 'Shortlist', version: version + 1 })).status).toBe(200);
});

test('of two concurrent moves based on the same version, one is refused', async () => {
  const [id = ''] = ids;
  const version = await versionOf(id);
  const replies = await Promise.all([
    to(owner, id, { stage: 'Pitch', version }),
    to(developer, id, { stage: 'Shortlist', version }),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await versionOf(id)).toBe(version + 1);
});

test('a withdrawn submission cannot be moved', async () => {
  const [id = ''] = ids;
  await pool.query('update submissions set withdrawn_at = now() where id = $1', [id]);
  expect(await to(owner, id, { stage: 'Pitch' })).toMatchObject({
    status: 409,
    body: { code: 'submission.withdrawn' },
  });
});

test('a move reads its neighbours only, whatever the size of the stage', async () => {
  const [id = '', before = ''] = ids;
  await pool.query(
    `insert into submissions (id, opportunity_id, company_name, title, stage, source, position)
    select gen_random_uuid(), $1, 'Crowd', 'Crowd', 'New', 'import', n from generate_series(1000, 4000) n`,
    [opportunityId],
  );
  await pool.query('analyze submissions');
  // Each connection that answers requests reports what it has read, else only some time after it was used.
  const report = async () => {
    const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
    await Promise.all(clients.map((one) => one.query('select pg_stat_force_next_flush()')));
    for (const one of clients) one.release();
  };
  const read = async () => {
    await report();
    const { rows } = await pool.query<{ n: string }>(
      `select seq_tup_read + idx_tup_fetch as n from pg_stat_user_tables where relname = 'submissions'`,
    );
    return Number(rows[0]?.n);
  };
  await to(owner, id, { stage: 'New' });
  const start = await read();
  for (let round = 0; round < 10; round += 1) {
    await to(owner, id, { stage: 'New', ...(round % 2 === 0 && { before }) });
  }
  const reads = (await read()) - start;
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(1000);
  await pool.query(`delete from submissions where company_name = 'Crowd'`);
});
