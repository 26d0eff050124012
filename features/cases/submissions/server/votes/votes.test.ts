import { beforeEach, expect, test } from 'vitest';
import * as submissionLists from '#features/cases/submissions/domain/list-endpoints.ts';
import { get } from '#features/cases/submissions/domain/endpoints.ts';
import { cast, list, withdraw } from '#features/cases/submissions/domain/votes/endpoints.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { submissionId, opportunityId } = await findDemoCase(server);
const params = { id: submissionId };
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const observer = await server.signIn('observer@skf.example');
const member = await server.signIn('member@skf.example');

beforeEach(() => pool.query('delete from votes'));

const rowFor = async (person: typeof owner) => {
  const page = await person.ask(submissionLists.submissions, {
    params: { id: opportunityId },
    query: { limit: '100' },
  });
  return page.data.find(({ id }) => id === submissionId);
};

test('a person has one vote, which can be changed and withdrawn', async () => {
  expect(await owner.ask(cast, { params, body: { value: 'up' } })).toEqual({
    up: 1,
    down: 0,
    mine: 'up',
  });
  expect(await owner.ask(cast, { params, body: { value: 'up' } })).toEqual({
    up: 1,
    down: 0,
    mine: 'up',
  });
  expect(await owner.ask(cast, { params, body: { value: 'down' } })).toEqual({
    up: 0,
    down: 1,
    mine: 'down',
  });
  expect(await developer.ask(cast, { params, body: { value: 'down' } })).toEqual({
    up: 0,
    down: 2,
    mine: 'down',
  });
  expect(await owner.ask(withdraw, { params })).toEqual({ up: 0, down: 1, mine: null });
  expect(await owner.ask(withdraw, { params })).toEqual({ up: 0, down: 1, mine: null });
});

test('twenty concurrent votes of a person are stored as one', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      owner.ask(cast, { params, body: { value: index % 2 === 0 ? 'up' : 'down' } }),
    ),
  );
  const { rows } = await pool.query('select count(*)::int as n from votes');
  expect(rows).toEqual([{ n: 1 }]);
});

test('an Observer sees the votes and voters, and cannot vote', async () => {
  await owner.ask(cast, { params, body: { value: 'up' } });
  expect((await observer.ask(get, { params })).votes).toEqual({ up: 1, down: 0, mine: null });
  expect(await observer.ask(list, { params })).toMatchObject([{ name: 'Elin Lund', value: 'up' }]);
  expect((await observer.try(cast, { params, body: { value: 'up' } })).status).toBe(403);
});

test('somebody who may not view votes or comments gets none in any answer', async () => {
  await owner.ask(cast, { params, body: { value: 'up' } });
  expect(Object.keys((await rowFor(owner)) ?? {})).toEqual(
    expect.arrayContaining(['votes', 'numComments']),
  );
  for (const answer of [await rowFor(member), await member.ask(get, { params })]) {
    expect(Object.keys(answer ?? {})).not.toContain('votes');
    expect(Object.keys(answer ?? {})).not.toContain('numComments');
  }
});

test('a finished opportunity accepts no votes', async () => {
  await pool.query('update opportunities set closed_at = now() where id = $1', [opportunityId]);
  try {
    const reply = await owner.try(cast, { params, body: { value: 'up' } });
    expect(reply).toMatchObject({ status: 409, body: { code: 'opportunity.finished' } });
  } finally {
    await pool.query('update opportunities set closed_at = null where id = $1', [opportunityId]);
  }
});

test('an unknown vote value is refused, naming the field', async () => {
  const reply = await owner.send('PUT', `/submissions/${submissionId}/vote`, {
    body: { value: 'maybe' },
  });
  expect(reply).toMatchObject({
    status: 400,
    body: { code: 'invalid', details: [{ field: 'body.value' }] },
  });
});
