import { beforeEach, describe, expect, test } from 'vitest';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import * as submissionLists from '#features/cases/submissions/domain/list-endpoints.ts';
import {
  cardOfOpportunity,
  declareConflict,
  get,
  give,
  resetCardOfOpportunity,
  setCardOfCorporation,
  setCardOfOpportunity,
  withdraw,
  withdrawConflict,
} from '#features/cases/submissions/domain/scores/endpoints.ts';
import type { Criterion } from '#features/cases/submissions/domain/scores/scorecard.ts';
import * as submissions from '#features/cases/submissions/domain/endpoints.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { submissionId, opportunityId } = await findDemoCase(server);
const params = { id: submissionId };
const ofCase = { id: opportunityId };
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const observer = await server.signIn('observer@skf.example');
const champion = await server.signIn('champion@skf.example');
const member = await server.signIn('member@skf.example');
const foundry = await server.signIn('foundry@outrider.example');

const all = (value: number) => ({ fit: value, maturity: value, team: value, pilot: value });
const score = (person: typeof owner, value: number, note?: string) =>
  person.ask(give, { params, body: { values: all(value), ...(note && { note }) } });
const close = (isClosed: boolean) =>
  pool.query(`update opportunities set closed_at = ${isClosed ? 'now()' : 'null'} where id = $1`, [
    opportunityId,
  ]);
const figureFor = async (person: typeof owner) => {
  const page = await person.ask(submissionLists.submissions, {
    params: ofCase,
    query: { limit: '100' },
  });
  const one = await person.ask(submissions.get, { params });
  const row = page.data.find(({ id }) => id === submissionId);
  expect(row?.score).toEqual(one.score);
  return one.score;
};

beforeEach(async () => {
  for (const table of ['scores', 'conflicts_of_interest', 'scorecards']) {
    await pool.query(`delete from ${table}`);
  }
  await close(false);
});

test('others’ scores are shown once one’s own is given, and hidden again when it is withdrawn', async () => {
  await score(developer, 4, 'Sound, but slow.');
  const hidden = { mine: null, conflict: null, isHidden: true, result: null };
  expect(await owner.ask(get, { params })).toEqual(hidden);
  expect(await figureFor(owner)).toBeUndefined();

  const answer = await score(owner, 2);
  expect(answer).toMatchObject({
    mine: { values: all(2), note: null },
    isHidden: false,
    result: { count: 2, overall: 3, spread: 1, isDisputed: true },
  });
  expect(answer.result?.criteria[0]).toEqual({ id: 'fit', mean: 3, spread: 1 });
  expect(answer.result?.judges).toMatchObject([
    { name: 'Arvid Kvist', overall: 4, note: 'Sound, but slow.' },
    { name: 'Elin Lund', overall: 2, note: null },
  ]);
  expect(await figureFor(owner)).toEqual({ count: 2, overall: 3, spread: 1, isDisputed: true });

  expect(await owner.ask(withdraw, { params })).toEqual(hidden);
  expect(await owner.ask(withdraw, { params })).toEqual(hidden);
  expect(await figureFor(owner)).toBeUndefined();
});

test('scores may be changed; each judge has one', async () => {
  await score(owner, 2);
  expect((await score(owner, 5)).result).toMatchObject({ count: 1, overall: 5 });
});

test('twenty concurrent scores by one judge are stored as one', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => score(owner, 1 + (index % 5))));
  expect((await pool.query('select count(*)::int as n from scores')).rows).toEqual([{ n: 1 }]);
});

test.each([
  ['a criterion is missing', { fit: 3 }],
  ['one is not on the card', { ...all(3), charm: 3 }],
  ['it is beyond the scale', all(6)],
])('a score is refused whole when %s', async (_, values) => {
  const reply = await owner.try(give, { params, body: { values } });
  expect(reply).toMatchObject({ status: 400, body: { code: 'score.incomplete' } });
  expect((await owner.ask(get, { params })).mine).toBeNull();
});

test('the audit trail records that somebody scored, without the values', async () => {
  await score(owner, 3, 'A secret note');
  await owner.ask(declareConflict, { params, body: { reason: 'My brother founded it.' } });
  const { rows } = await pool.query<{ kind: string; details: unknown }>(
    `select kind, details from audit_entries where subject_id = $1 order by at desc, id desc limit 2`,
    [submissionId],
  );
  expect(rows).toEqual([
    { kind: 'conflict.declared', details: null },
    { kind: 'score.given', details: null },
  ]);
});

describe('viewers who may not score', () => {
  test('see figures without names once the opportunity is finished, and nothing before', async () => {
    await score(owner, 4, 'For judges');
    await score(developer, 4);
    for (const person of [observer, champion]) {
      expect(await person.ask(get, { params })).toMatchObject({ isHidden: true, result: null });
      expect(await figureFor(person)).toBeUndefined();
    }
    await close(true);
    for (const person of [observer, champion]) {
      const { isHidden, result } = await person.ask(get, { params });
      expect(isHidden).toBe(false);
      expect(result).toMatchObject({ count: 2, overall: 4, judges: [] });
      expect(await figureFor(person)).toMatchObject({ count: 2, overall: 4 });
    }
    // A judge without a score may still score if it is reopened, so closing reveals nothing to them.
    expect(await foundry.ask(get, { params })).toMatchObject({ isHidden: true, result: null });
  });

  test('have no score of their own', async () => {
    const body = { values: all(3) };
    expect((await observer.try(give, { params, body })).status).toBe(403);
    expect((await champion.try(declareConflict, { params, body: {} })).status).toBe(403);
  });
});

test('viewers who may not view votes see no scores', async () => {
  await score(owner, 4);
  await close(true);
  expect((await member.try(get, { params })).status).toBe(403);
  expect(await figureFor(member)).toBeUndefined();
});

describe('a conflict of interest', () => {
  test('removes the own score, hides all others, and prevents scoring', async () => {
    await score(developer, 1);
    await score(owner, 5);
    const stepped = await owner.ask(declareConflict, { params, body: { reason: ' Family. ' } });
    expect(stepped).toMatchObject({
      mine: null,
      conflict: { reason: 'Family.' },
      isHidden: true,
      result: null,
    });
    expect(await figureFor(owner)).toBeUndefined();
    expect((await developer.ask(get, { params })).result).toMatchObject({ count: 1, overall: 1 });
    const refused = await owner.try(give, { params, body: { values: all(5) } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'score.conflict' } });
  });

  test('may be withdrawn, which reveals nothing by itself', async () => {
    await score(developer, 1);
    await owner.ask(declareConflict, { params, body: {} });
    expect(await owner.ask(withdrawConflict, { params })).toEqual({
      mine: null,
      conflict: null,
      isHidden: true,
      result: null,
    });
    expect((await score(owner, 3)).result).toMatchObject({ count: 2 });
  });

  test('takes precedence over a concurrent score', async () => {
    for (let round = 0; round < 8; round += 1) {
      await Promise.all([
        owner.try(give, { params, body: { values: all(5) } }),
        owner.try(declareConflict, { params, body: {} }),
      ]);
      expect((await pool.query('select 1 from scores')).rows).toEqual([]);
      await owner.ask(withdrawConflict, { params });
    }
  });
});

test('a finished opportunity accepts no scores, conflicts or cards', async () => {
  await close(true);
  const replies = await Promise.all([
    owner.try(give, { params, body: { values: all(3) } }),
    owner.try(withdraw, { params }),
    owner.try(declareConflict, { params, body: {} }),
    owner.try(withdrawConflict, { params }),
    owner.try(setCardOfOpportunity, {
      params: ofCase,
      body: { version: null, scale: 3, criteria: [{ id: 'a', name: 'A', weight: 1 }] },
    }),
    owner.try(resetCardOfOpportunity, { params: ofCase }),
  ]);
  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 409, body: { code: 'opportunity.finished' } });
  }
});

describe('the scorecard', () => {
  const fit: Criterion = { id: 'fit', name: 'Fit', weight: 2, guidance: null };
  const price: Criterion = { id: 'price', name: 'Price', weight: 1, guidance: 'Per unit.' };
  const set = (version: number | null, criteria = [fit], scale = 5) =>
    owner.try(setCardOfOpportunity, { params: ofCase, body: { version, scale, criteria } });

  test('is the opportunity’s, else the corporation’s, else the default', async () => {
    const { corporationId } = await owner.ask(opportunities.get, { params: ofCase });
    const current = () => observer.ask(cardOfOpportunity, { params: ofCase });
    expect(await current()).toMatchObject({ source: 'default', version: null, scale: 5 });
    await foundry.ask(setCardOfCorporation, {
      params: { id: corporationId },
      body: { version: null, scale: 4, criteria: [price] },
    });
    expect(await current()).toMatchObject({ source: 'corporation', version: 1, scale: 4 });
    expect((await set(null, [fit, price], 10)).body).toMatchObject({
      source: 'opportunity',
      version: 1,
    });
    expect(await current()).toMatchObject({ scale: 10, criteria: [fit, price] });
    expect(await owner.ask(resetCardOfOpportunity, { params: ofCase })).toMatchObject({
      source: 'corporation',
      criteria: [price],
    });
  });

  test('is not overwritten by a change based on an old version', async () => {
    expect((await set(null)).status).toBe(200);
    for (const version of [null, 0, 2]) expect((await set(version)).status).toBe(409);
    expect((await set(1)).body).toMatchObject({ version: 2 });
  });

  test('with a new criterion hides others’ scores until one has scored it', async () => {
    await set(null, [fit]);
    const one = (person: typeof owner, values: Record<string, number>) =>
      person.ask(give, { params, body: { values } });
    await one(developer, { fit: 1 });
    await one(owner, { fit: 5 });
    await set(1, [fit, price]);
    expect(await owner.ask(get, { params })).toMatchObject({
      mine: { values: { fit: 5 } },
      isHidden: true,
      result: null,
    });
    expect(await figureFor(owner)).toBeUndefined();
    expect((await one(owner, { fit: 5, price: 2 })).result).toMatchObject({
      count: 2,
      overall: 2.5,
      criteria: [
        { id: 'fit', mean: 3 },
        { id: 'price', mean: 2, spread: 0 },
      ],
    });
  });

  test('on another scale rescales the scores', async () => {
    await set(null, [fit], 5);
    await owner.ask(give, { params, body: { values: { fit: 4 } } });
    await set(1, [fit], 9);
    expect(await owner.ask(get, { params })).toMatchObject({
      mine: { values: { fit: 7 } },
      result: { overall: 7 },
    });
  });

  test.each([
    ['no criterion', []],
    ['one twice', [fit, fit]],
    ['a weight beyond ten', [{ ...fit, weight: 11 }]],
  ])('is refused with %s', async (_, criteria) => {
    expect((await set(null, criteria)).status).toBe(400);
  });
});
