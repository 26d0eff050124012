import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { lockNumbers } from '#core/platform/database/locks.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { isLockWaitedFor } from '#core/tests/lock-waits.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import type { QuestionDraft } from '#features/cases/corporations/domain/question.ts';
import { form as corporationForm } from '#features/cases/corporations/domain/endpoints.ts';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import { exportedFile, recordsOf } from '#features/people/exports/tests/exported-file.ts';
import { opportunity, submit } from '#features/cases/public-pages/domain/endpoints.ts';
import { sampleSubmission } from '#features/cases/public-pages/tests/sample-submission.ts';
import { compareSubmissions } from '#features/cases/submissions/domain/comparison.ts';
import { add, edit } from '#features/cases/submissions/domain/draft-endpoints.ts';
import { get } from '#features/cases/submissions/domain/endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId } = await findDemoCase(server);
await pool.query('update opportunities set published_at = created_at where id = $1', [
  opportunityId,
]);
const foundry = await server.signIn('foundry@outrider.example');
const owner = await server.signIn('owner@skf.example');
const { rows: others } = await pool.query<{ id: string }>(
  `select id from opportunities where id <> $1 and is_active order by id limit 1`,
  [opportunityId],
);
const otherId = others[0]?.id ?? '';

/** What the form of an opportunity asks from now on. */
async function ask(questions: readonly QuestionDraft[], id = opportunityId) {
  const { version = 1, cycleId, name } = await foundry.ask(opportunities.get, { params: { id } });
  const body = { cycleId, name, questions: [...questions], version };
  const saved = await foundry.ask(opportunities.update, { params: { id }, body });
  return { questions: saved.questions ?? [] };
}

const wording = 'How mature is it?';
const reworded = 'What is its readiness?';
const isRequired = false;
let mature = { id: '', text: wording, kind: 'short' as const, isRequired };

// Questions of other tests had the same wordings.
beforeEach(async () => {
  await pool.query(`delete from submissions where company_name = 'Acme'`);
  await pool.query(`update submissions set answers = '[]'`);
  await ask([]);
  const { questions } = await ask([{ text: wording, kind: 'short', isRequired }]);
  mature = { ...mature, id: questions[0]?.id ?? '' };
});

const hand = (answers: Parameters<typeof sampleSubmission>[2] = {}) =>
  server.anonymous.try(submit, {
    params: { id: opportunityId },
    body: sampleSubmission(server, opportunityId, answers),
  });
const received = async () => {
  const { rows } = await pool.query<{ id: string }>(
    `select id from submissions where company_name = 'Acme' order by created_at, id`,
  );
  return Promise.all(rows.map(({ id }) => owner.ask(get, { params: { id } })));
};
const answersOf = async () =>
  (await received()).map(({ answers }) => answers.filter(({ question }) => question !== 'Website'));
const byId = (answer: string, id = mature.id) => ({ answers: [{ questionId: id, answer }] });

describe('a question that is reworded', () => {
  test('keeps its id, and its answers follow without a change of their submission', async () => {
    await hand();
    const [before] = await received();
    const { rows: notifications } = await pool.query(
      'select count(*)::int as n from notifications',
    );
    const { questions } = await ask([{ ...mature, text: reworded }]);
    expect(questions).toMatchObject([{ id: mature.id, text: reworded }]);
    const [after] = await received();
    expect(after?.answers).toContainEqual({
      questionId: mature.id,
      question: reworded,
      answer: 'A pilot runs.',
    });
    const { answers: _, ...unchanged } = before ?? {};
    expect(after).toMatchObject(unchanged);
    expect((await pool.query('select count(*)::int as n from notifications')).rows).toEqual(
      notifications,
    );
    const history = await pool.query(`select kind from audit_entries where subject_id = $1`, [
      before?.id,
    ]);
    expect(history.rows).toEqual([{ kind: 'submission.received' }]);
  });

  test('has one row in Compare and one column in an export', async () => {
    await hand();
    await ask([{ ...mature, text: reworded }]);
    await hand(byId('TRL 6'));
    const rows = compareSubmissions(await received()).filter(({ part }) => part === 'answer');
    expect(rows.filter(({ label }) => label !== 'Website')).toMatchObject([
      { label: reworded, values: ['A pilot runs.', 'TRL 6'] },
    ]);
    const body = { what: 'submissions', id: opportunityId, format: 'csv' } as const;
    const records = recordsOf(await readFile(await exportedFile(server, owner, body)));
    const answers = records.filter(({ Company }) => Company === 'Acme');
    const column = `Question: ${reworded}`;
    expect(answers.map((record) => record[column]).toSorted()).toEqual(['A pilot runs.', 'TRL 6']);
  });

  test('is answered by a form that was open, and again with yet another wording', async () => {
    const open = await server.anonymous.ask(opportunity, { params: { id: opportunityId } });
    const id = open.questions[0]?.id;
    await ask([{ ...mature, text: reworded }]);
    expect((await hand(byId('TRL 6', id))).status).toBe(200);
    await ask([{ ...mature, text: 'How far is it?' }]);
    expect(await answersOf()).toEqual([
      [{ questionId: mature.id, question: 'How far is it?', answer: 'TRL 6' }],
    ]);
  });

  test('has its present wording in each answer, also in those that arrive at once', async () => {
    const [saved, ...replies] = await Promise.all([
      ask([{ ...mature, text: reworded }]),
      ...Array.from({ length: 6 }, (_, nth) => hand(byId(`TRL ${nth}`))),
      owner.try(add, {
        params: { id: opportunityId },
        body: { companyName: 'Acme', title: 'By hand', ...byWording('TRL 9') },
      }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(saved.questions).toMatchObject([{ text: reworded }]);
    const answers = (await answersOf()).flat();
    expect(answers).toHaveLength(7);
    expect(new Set(answers.map(({ question }) => question))).toEqual(new Set([reworded]));
  });
});

const byWording = (answer: string, questionId: string | null = mature.id) => ({
  answers: [{ questionId, question: wording, answer }],
});

describe('while a question is reworded, nobody stores an answer', () => {
  const lockOf = (isShared: boolean) =>
    `select pg_advisory_xact_lock${isShared ? '_shared' : ''}(${lockNumbers.questions}, hashtext($1))`;
  const transaction = async (isShared: boolean) => {
    const client = await pool.connect();
    // Closed, so that a failed test holds no lock.
    onTestFinished(() => client.release(true));
    await client.query('begin');
    await client.query(lockOf(isShared), [opportunityId]);
    return client;
  };
  const wordingsOf = async () => (await answersOf()).flat().map(({ question }) => question);

  test('one that is being stored is waited for, and follows', async () => {
    const storing = await transaction(true);
    await storing.query(
      `insert into submissions (id, opportunity_id, title, company_name, stage, source, answers)
         values (gen_random_uuid(), $1, 'At once', 'Acme', 'New', 'staff', $2)`,
      [opportunityId, JSON.stringify(byWording('TRL 6').answers)],
    );
    const saving = ask([{ ...mature, text: reworded }]);
    await expect.poll(() => isLockWaitedFor(pool)).toBe(true);
    await storing.query('commit');
    await saving;
    expect(await wordingsOf()).toEqual([reworded]);
  });

  const draft = { companyName: 'Acme', title: 'By hand' };
  const byColleague = (answered = {}) =>
    owner.ask(add, { params: { id: opportunityId }, body: { ...draft, ...answered } });
  test.each<[string, () => Promise<() => Promise<unknown>>]>([
    ['by the public form', async () => () => hand(byId('TRL 6'))],
    ['by a colleague', async () => () => byColleague(byWording('TRL 6'))],
    [
      'by who edits it',
      async () => {
        const { id, version } = await byColleague();
        const body = { ...draft, ...byWording('TRL 7'), version };
        return () => owner.ask(edit, { params: { id }, body });
      },
    ],
  ])('%s, an answer waits for the new wording', async (_who, prepare) => {
    const send = await prepare();
    const rewording = await transaction(false);
    await rewording.query(
      `update opportunities set questions =
         jsonb_set(questions, '{0,text}', to_jsonb($2::text)) where id = $1`,
      [opportunityId, reworded],
    );
    const sending = send();
    await expect.poll(() => isLockWaitedFor(pool)).toBe(true);
    await rewording.query('commit');
    await sending;
    expect(await wordingsOf()).toEqual([reworded]);
  });
});

test('a question that is removed leaves its answers, and is refused from an open form', async () => {
  await hand();
  await ask([]);
  expect(await answersOf()).toEqual([
    [{ questionId: mature.id, question: wording, answer: 'A pilot runs.' }],
  ]);
  expect(await hand(byId('TRL 6'))).toMatchObject({
    status: 400,
    body: { code: 'public.unknownQuestion' },
  });
});

test('another kind is another question, with a row of its own', async () => {
  await hand();
  const { questions } = await ask([{ ...mature, kind: 'long' }]);
  expect(questions[0]?.id).not.toBe(mature.id);
  await hand(byId('At length', questions[0]?.id));
  const rows = compareSubmissions(await received()).filter(({ label }) => label === wording);
  expect(rows.map(({ values }) => values)).toEqual([
    ['A pilot runs.', null],
    [null, 'At length'],
  ]);
});

test('the id of a question of another opportunity is not taken over', async () => {
  const { questions } = await ask([{ ...mature, text: 'Who?' }], otherId);
  expect(questions[0]?.id).not.toBe(mature.id);
  const foreign = questions[0]?.id ?? '';
  expect(await hand(byId('x', foreign))).toMatchObject({
    body: { code: 'public.unknownQuestion' },
  });
  const body = { companyName: 'Acme', title: 'By hand' };
  const named = { questionId: foreign, question: 'Who?', answer: 'Ada' };
  const params = { id: opportunityId };
  const added = await owner.ask(add, { params, body: { ...body, answers: [named] } });
  expect(added.answers).toEqual([{ ...named, questionId: null }]);
});

test('who edits answers keeps their ids, and the present wording counts', async () => {
  const params = { id: opportunityId };
  const draft = { companyName: 'Acme', title: 'By hand' };
  const added = await owner.ask(add, { params, body: { ...draft, ...byWording('TRL 6', null) } });
  expect(added.answers).toMatchObject([{ questionId: mature.id }]);
  await ask([{ ...mature, text: reworded }]);
  const open = { ...draft, answers: added.answers, version: added.version };
  const same = await owner.ask(edit, { params: { id: added.id }, body: open });
  expect(same).toMatchObject({ version: added.version, answers: [{ question: reworded }] });
  await ask([]);
  const changed = { ...open, ...byWording('TRL 7') };
  const edited = await owner.ask(edit, { params: { id: added.id }, body: changed });
  expect(edited.answers).toEqual([{ questionId: mature.id, question: reworded, answer: 'TRL 7' }]);
  // One that others have answered is the same question in a new submission.
  const another = await owner.ask(add, {
    params,
    body: { ...draft, title: 'Two', ...byWording('8') },
  });
  expect(another.answers).toEqual([{ questionId: mature.id, question: reworded, answer: '8' }]);
});

describe('a new opportunity', () => {
  const post = async (parts = {}) => {
    const { corporationId, cycleId } = await foundry.ask(opportunities.get, {
      params: { id: opportunityId },
    });
    const body = { corporationId, cycleId, name: 'Another', ...parts };
    return foundry.ask(opportunities.create, { body });
  };
  const defaultsOf = async (corporationId: string) =>
    (await foundry.ask(corporationForm, { params: { id: corporationId } })).questions;

  test('begins with what its corporation asks, and each changes alone from then on', async () => {
    const posted = await post();
    const defaults = await defaultsOf(posted.corporationId);
    expect(defaults.length).toBeGreaterThan(0);
    expect(posted.questions).toEqual(defaults);
    const id = String(posted.id);
    const [first] = defaults;
    if (first === undefined) throw new Error('The corporation asks nothing.');
    await ask([{ ...first, text: 'Only here?' }], id);
    expect(await defaultsOf(posted.corporationId)).toEqual(defaults);
    await pool.query(
      `update corporations set ignite_config = ignite_config - 'questions' where id = $1`,
      [posted.corporationId],
    );
    const { questions } = await foundry.ask(opportunities.get, { params: { id } });
    expect(questions).toEqual([{ ...first, text: 'Only here?' }]);
    expect((await post()).questions).toEqual([]);
  });

  test('may ask something else, under ids of its own', async () => {
    const drafts: QuestionDraft[] = [
      {
        id: mature.id,
        text: 'Where?',
        kind: 'choice',
        isRequired,
        options: [{ label: 'a' }, { label: 'b' }],
      },
    ];
    const { questions = [] } = await post({ questions: drafts });
    expect(questions).toMatchObject([
      { text: 'Where?', options: [{ label: 'a' }, { label: 'b' }] },
    ]);
    expect(questions[0]?.id).not.toBe(mature.id);
  });

  test('cannot ask what no form can', async () => {
    const { corporationId, cycleId } = await foundry.ask(opportunities.get, {
      params: { id: opportunityId },
    });
    const asking = (questions: unknown) =>
      foundry.send('POST', '/opportunities', {
        body: { corporationId, cycleId, name: 'Another', questions },
      });
    for (const questions of [
      'text',
      [{ text: ' ', kind: 'short' }],
      [{ text: 'a', kind: 'html' }],
      [{ text: 'a', kind: 'choice', options: [{ label: 'x' }] }],
      [{ text: 'a', kind: 'number', least: 'x' }],
      Array.from({ length: 31 }, (_, nth) => ({ text: `${nth}` })),
    ])
      expect(await asking(questions)).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });
});
