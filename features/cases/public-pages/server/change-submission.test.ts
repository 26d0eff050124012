import { beforeEach, expect, test } from 'vitest';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import {
  followUp,
  revise,
  submit,
  withdraw,
} from '#features/cases/public-pages/domain/endpoints.ts';
import { sampleSubmission } from '#features/cases/public-pages/tests/sample-submission.ts';
import { get, move, versions } from '#features/cases/submissions/domain/endpoints.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import * as scores from '#features/cases/submissions/domain/scores/endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { anonymous } = server;
const { opportunityId } = await findDemoCase(server);
await pool.query('update opportunities set published_at = created_at where id = $1', [
  opportunityId,
]);
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const outsider = await server.signIn('member@norrland.example');

let id = '';
let key = '';
beforeEach(async () => {
  const body = sampleSubmission(server, opportunityId);
  const receipt = await anonymous.ask(submit, { params: { id: opportunityId }, body });
  key = receipt.followUp.split('/').at(-1) ?? '';
  const { rows } = await pool.query<{ id: string }>(
    `select id from submissions where source = 'public' order by created_at desc, id desc limit 1`,
  );
  id = rows[0]?.id ?? '';
});

const look = () => anonymous.ask(followUp, { params: { key } });
const read = () => owner.ask(get, { params: { id } });
async function revision(changes: Record<string, unknown> = {}) {
  const { editable, companyName, title, pitch } = await look();
  const answers = (editable?.answers ?? []).flatMap(({ questionId, answer }) =>
    questionId === null ? [] : [{ questionId, answer }],
  );
  return {
    companyName,
    website: editable?.website || null,
    contactName: editable?.contactName ?? '',
    title,
    pitch: pitch ?? '',
    answers,
    contentTag: editable?.contentTag ?? '',
    ...changes,
  };
}
const change = async (changes: Record<string, unknown> = {}) =>
  anonymous.try(revise, { params: { key }, body: await revision(changes) });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

test('a submitter changes what they submitted; what it was is kept for the team', async () => {
  expect((await change({ pitch: 'They turn quietly.', website: null })).status).toBe(200);
  expect((await change({ title: 'Silent wheels' })).status).toBe(200);
  const now = await read();
  expect(now).toMatchObject({ title: 'Silent wheels', pitch: 'They turn quietly.' });
  expect(now.answers.map(({ question }) => question)).toEqual(['How mature is it?']);
  expect(Date.parse(now.revisedAt ?? '')).toBeGreaterThan(0);
  const earlier = await owner.ask(versions, { params: { id } });
  expect(earlier).toMatchObject([
    { number: 2, title: 'Quiet wheels', pitch: 'They turn quietly.' },
    { number: 1, title: 'Quiet wheels', pitch: 'They turn.' },
  ]);
  expect((await outsider.try(versions, { params: { id } })).status).toBe(404);
  const { rows } = await pool.query<{ details: object }>(
    `select details from audit_entries where subject_id = $1 and kind = 'submission.revised'
     order by id`,
    [id],
  );
  expect(rows.map(({ details }) => details)).toEqual([
    { changed: ['companyUrl', 'pitch'] },
    { changed: ['title'] },
  ]);
});

test('nothing changed is no version', async () => {
  expect((await change()).status).toBe(200);
  expect((await look()).revisedAt).toBe(null);
  expect(await owner.ask(versions, { params: { id } })).toEqual([]);
});

test('of two changes at once one is kept, and the other says so', async () => {
  const body = await revision({ title: 'One' });
  const replies = await Promise.all([
    anonymous.try(revise, { params: { key }, body }),
    anonymous.try(revise, { params: { key }, body: { ...body, title: 'Two' } }),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await owner.ask(versions, { params: { id } })).toHaveLength(1);
});

test.each([
  ['a missing answer', { answers: [] }, 'public.answerMissing'],
  ['no title', { title: ' ' }, 'invalid'],
  ['a number for a text', { contentTag: 1 }, 'invalid'],
  ['a link that is none', { website: 'javascript:alert(1)' }, 'invalid'],
  ['another content', { contentTag: 'of another' }, 'stale'],
])('%s is refused, and changes nothing', async (_, changes, code) => {
  const reply = await change(changes);
  expect(codeOf(reply)).toBe(code);
  expect((await look()).revisedAt).toBe(null);
});

test('answers to questions that are no longer asked stay', async () => {
  await pool.query(
    `update submissions set answers = answers || '[{"questionId": null, "question": "Before?", "answer": "Yes."}]'
     where id = $1`,
    [id],
  );
  await change({ title: 'Silent wheels' });
  expect((await read()).answers.map(({ question }) => question)).toEqual([
    'How mature is it?',
    'Before?',
  ]);
});

test('after the deadline, a decline, or a withdrawal nothing is changed', async () => {
  const body = await revision({ title: 'Too late' });
  const late = async () => codeOf(await anonymous.try(revise, { params: { key }, body }));
  await pool.query('update opportunities set closed_at = now() where id = $1', [opportunityId]);
  expect((await look()).editable).toBe(null);
  expect(await late()).toBe('followUp.notEditable');
  await pool.query('update opportunities set closed_at = null where id = $1', [opportunityId]);
  await owner.ask(move, { params: { id }, body: { stage: 'Declined', reason: 'No.' } });
  expect(await late()).toBe('followUp.notEditable');
  await owner.ask(move, { params: { id }, body: { stage: 'New' } });
  await anonymous.ask(withdraw, { params: { key }, body: {} });
  expect(await late()).toBe('followUp.notEditable');
  expect((await anonymous.try(revise, { params: { key: 'not-a-key' }, body })).status).toBe(404);
});

test('a decision whose email waits is learnt neither by the page nor by changing it', async () => {
  const before = await look();
  const body = await revision({ title: 'Silent wheels' });
  const mail = { subject: 'About it', body: 'Not this time.' };
  await owner.ask(move, { params: { id }, body: { stage: 'Declined', reason: 'No.', mail } });
  expect(await look()).toEqual(before);
  expect((await anonymous.try(revise, { params: { key }, body })).status).toBe(200);
  await pool.query(
    `update decision_mails set goes_at = now() where mail_id in
      (select mail_id from submission_mails where submission_id = $1)`,
    [id],
  );
  expect(await look()).toMatchObject({ isDeclined: true, editable: null });
  const late = await anonymous.try(revise, { params: { key }, body });
  expect(codeOf(late)).toBe('followUp.notEditable');
});

test('what the team does besides does not refuse a change', async () => {
  const body = await revision({ title: 'Silent wheels' });
  await owner.ask(move, { params: { id }, body: { stage: 'Screening' } });
  expect((await anonymous.try(revise, { params: { key }, body })).status).toBe(200);
});

test('a judge sees that it changed since their own score, and nobody else’s', async () => {
  const { criteria } = await owner.ask(scores.cardOfOpportunity, { params: { id: opportunityId } });
  const values = Object.fromEntries(criteria.map((criterion) => [criterion.id, 3]));
  await owner.ask(scores.give, { params: { id }, body: { values } });
  expect((await owner.ask(scores.get, { params: { id } })).mine?.isOutdated).toBe(false);
  await change({ pitch: 'They turn quietly.' });
  expect((await owner.ask(scores.get, { params: { id } })).mine?.isOutdated).toBe(true);
  // Who has not scored yet learns nothing of who has.
  expect(await developer.ask(scores.get, { params: { id } })).toMatchObject({
    mine: null,
    isHidden: true,
    result: null,
  });
  await owner.ask(scores.give, { params: { id }, body: { values } });
  expect((await owner.ask(scores.get, { params: { id } })).mine?.isOutdated).toBe(false);
});

test('versions have an end', async () => {
  await pool.query(
    `insert into submission_versions (submission_id, number, company_name, title, answers)
     values ($1, $2, 'Acme', 'Quiet wheels', '[]')`,
    [id, submissionLimits.versionsMost],
  );
  expect(codeOf(await change({ title: 'Once more' }))).toBe('submission.tooManyVersions');
});
