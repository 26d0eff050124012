import { beforeEach, expect, test } from 'vitest';
import * as opportunities from '#domain/opportunities/endpoints.ts';
import { move } from '#domain/submissions/endpoints.ts';
import { findDemoCase } from '#server/testing/demo-case.ts';
import { openTestServer } from '#server/testing/test-server.ts';

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
  body: { stage: string; before?: string; reason?: string },
) => person.try(move, { params: { id }, body });

let ids: string[] = [];
beforeEach(async () => {
  await pool.query(
    `update submissions s set stage = 'New', reason = null, position = n from (
      select id, row_number() over (order by id) as n from submissions where opportunity_id = $1) o
    where o.id = s.id`,
    [opportunityId],
  );
  ids = await inOrder('New');
});

test('a submission goes to the end of a stage, or before another one there', async () => {
  const [a = '', b = '', c = ''] = ids;
  await to(owner, a, { stage: 'Shortlist' });
  await to(owner, b, { stage: 'Shortlist' });
  await to(developer, c, { stage: 'Shortlist', before: b });
  expect(await inOrder('Shortlist')).toEqual([a, c, b]);
  await to(owner, b, { stage: 'Shortlist', before: a });
  expect(await inOrder('Shortlist')).toEqual([b, a, c]);
  expect(await inOrder('New')).toEqual(ids.slice(3));
});

test('moving to the same gap over and over keeps the order, also once there is no room left', async () => {
  const [first = '', second = ''] = ids;
  const wanted = [first, second];
  for (let round = 0; round < 60; round += 1) {
    const id = ids[2 + (round % 2)] ?? '';
    await to(owner, id, { stage: 'New', before: second });
  }
  const order = await inOrder('New');
  expect(order.filter((id) => wanted.includes(id))).toEqual(wanted);
  expect(order.indexOf(ids[3] ?? '')).toBe(order.indexOf(second) - 1);
  expect(new Set(order).size).toBe(ids.length);
});

test('twenty moves at once give everybody a place of their own', async () => {
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

test('declining needs a reason, which stays, and goes when it is taken up again', async () => {
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

test('an unknown stage is refused by name, and the opportunity tells which there are', async () => {
  const [id = ''] = ids;
  expect((await to(owner, id, { stage: 'Attic' })).body).toMatchObject({
    error: 'There is no stage “Attic”.',
  });
  const { stages } = await owner.ask(opportunities.get, { params: { id: opportunityId } });
  expect(stages?.map(({ name }) => name)).toContain('Shortlist');
});
