import { beforeEach, expect, test } from 'vitest';
import { moveSubmissions } from '#features/cases/submissions/domain/list-endpoints.ts';
import { move } from '#features/cases/submissions/domain/endpoints.ts';
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
const together = (person: typeof owner, ofThese: string[], stage: string, reason?: string) =>
  person.try(moveSubmissions, {
    params: { id: opportunityId },
    body: { ids: ofThese, stage, ...(reason !== undefined && { reason }) },
  });

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

test('submissions move to the end of the stage in the given order, and are returned in it', async () => {
  const [a = '', b = '', c = '', d = ''] = ids;
  await together(owner, [d], 'Pitch');
  const { status, body } = await together(developer, [c, a, b], 'Pitch');
  expect(status).toBe(200);
  expect(await inOrder('Pitch')).toEqual([d, c, a, b]);
  expect((body as { id: string; stage: string }[]).map(({ id, stage }) => [id, stage])).toEqual([
    [c, 'Pitch'],
    [a, 'Pitch'],
    [b, 'Pitch'],
  ]);
});

test('each move is recorded with the stage it came from', async () => {
  const [a = '', b = ''] = ids;
  await together(owner, [a, b], 'Declined', ' Too early. ');
  const { rows } = await pool.query(
    `select details from audit_entries where kind = 'submission.moved' and subject_id = any($1)
      and details ->> 'to' = 'Declined'`,
    [[a, b]],
  );
  const details = { from: 'New', to: 'Declined', reason: 'Too early.' };
  expect(rows).toEqual([{ details }, { details }]);
});

test('if one is missing or belongs to another opportunity, none is moved', async () => {
  const [a = ''] = ids;
  const { rows } = await pool.query<{ id: string }>(
    'select id from submissions where opportunity_id <> $1 limit 1',
    [opportunityId],
  );
  for (const id of [rows[0]?.id ?? '', '00000000-0000-7000-8000-000000000000']) {
    expect((await together(owner, [a, id], 'Pitch')).status).toBe(404);
  }
  expect(await inOrder('Pitch')).toEqual([]);
});

test('if one was withdrawn or the reason is missing, none is moved', async () => {
  const [a = '', b = ''] = ids;
  expect((await together(owner, [a, b], 'Declined')).status).toBe(400);
  await pool.query('update submissions set withdrawn_at = now() where id = $1', [b]);
  expect((await together(owner, [a, b], 'Pitch')).body).toMatchObject({
    code: 'submission.withdrawn',
  });
  expect(await inOrder('Pitch')).toEqual([]);
});

test.each([
  ['nobody', []],
  [
    'somebody twice',
    ['019f0000-0000-7000-8000-000000000000', '019f0000-0000-7000-8000-000000000000'],
  ],
  ['more than may be named', Array.from({ length: 501 }, () => crypto.randomUUID())],
])('%s is refused', async (_, some) => {
  expect((await together(owner, some, 'Pitch')).status).toBe(400);
});

test('concurrent single and bulk moves never assign the same position twice', async () => {
  const half = ids.slice(0, 6);
  const replies = await Promise.all([
    together(owner, half, 'Pitch'),
    together(developer, half.toReversed(), 'Shortlist'),
    ...ids.slice(6).map((id, index) =>
      (index % 2 ? owner : developer).try(move, {
        params: { id },
        body: { stage: 'Pitch', before: half[index % 6] ?? null },
      }),
    ),
  ]);
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const { rows } = await pool.query(
    `select count(*)::int as n, count(distinct (stage, position))::int as places
    from submissions where opportunity_id = $1`,
    [opportunityId],
  );
  expect(rows).toEqual([{ n: ids.length, places: ids.length }]);
});
