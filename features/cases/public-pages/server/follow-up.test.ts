import { beforeEach, describe, expect, test } from 'vitest';
import * as comments from '#features/cases/comments/domain/endpoints.ts';
import * as messages from '#features/cases/submissions/domain/messages/endpoints.ts';
import {
  followUp,
  submit,
  withdraw,
  write,
} from '#features/cases/public-pages/domain/endpoints.ts';
import * as submissions from '#features/cases/submissions/domain/endpoints.ts';
import * as votes from '#features/cases/submissions/domain/votes/endpoints.ts';
import { queueSubmissionMail } from '#features/cases/submissions/server/shared/submission-mails.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { sampleSubmission } from '#features/cases/public-pages/tests/sample-submission.ts';
import { notified } from '#core/tests/notified.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const { anonymous } = server;
const { opportunityId } = await findDemoCase(server);
await pool.query('update opportunities set published_at = created_at where id = $1', [
  opportunityId,
]);
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const observer = await server.signIn('observer@skf.example');

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
  await pool.query('delete from mails');
  await pool.query('delete from notifications');
});

const look = () => anonymous.ask(followUp, { params: { key } });
const notifications = async () =>
  (await notified(pool)).map(({ email, kind, title }) => ({ email, kind, title }));
const history = async (kind: string) =>
  (
    await pool.query<{ actor_id: string | null; details: unknown }>(
      'select actor_id, details from audit_entries where subject_id = $1 and kind = $2',
      [id, kind],
    )
  ).rows;

test('a submitter sees the submission, its stage and the response deadline', async () => {
  expect(await look()).toMatchObject({
    title: 'Quiet wheels',
    companyName: 'Acme',
    pitch: 'They turn.',
    corporation: { slug: 'skf', name: 'SKF' },
    stage: 'New',
    steps: expect.arrayContaining([{ name: 'New', state: 'current' }]),
    isDeclined: false,
    withdrawnAt: null,
    decision: null,
    messages: [],
  });
  await owner.ask(submissions.move, { params: { id }, body: { stage: 'Shortlist' } });
  const { steps, answerBy } = await look();
  expect(steps.filter(({ state }) => state === 'passed').map(({ name }) => name)).toEqual([
    'New',
    'Screening',
  ]);
  expect(Date.parse(answerBy ?? '')).toBeGreaterThan(Date.now());
});

test('a submitter sees nothing of the case team’s work', async () => {
  await owner.ask(votes.cast, { params: { id }, body: { value: 'down' } });
  await owner.ask(comments.add, { params: { id }, body: { body: 'Between us' } });
  const body = { stage: 'Declined', reason: 'For the team alone' };
  await owner.ask(submissions.move, { params: { id }, body });
  await owner.ask(messages.send, { params: { id }, body: { body: 'Thank you.' } });
  const { text } = await anonymous.try(followUp, { params: { key } });
  for (const secret of ['Between us', 'For the team alone', 'Elin', 'Lund', 'owner@skf', 'votes']) {
    expect(text).not.toContain(secret);
  }
  expect(await look()).toMatchObject({ isDeclined: true, answerBy: null, decision: null });
});

test('a decision is shown with the text of its mail, and only once it is sent', async () => {
  const mail = { recipient: 'ada@acme.example', subject: 'About it' };
  await queueSubmissionMail(db, id, { kind: 'receipt', ...mail, body: 'Received.' });
  expect((await look()).decision).toBeNull();
  await queueSubmissionMail(db, id, { kind: 'decision', ...mail, body: 'Not this time.' });
  expect((await look()).decision).toMatchObject({ body: 'Not this time.' });
});

describe('messages', () => {
  test('go in both directions, and notify the other side', async () => {
    await developer.ask(messages.send, { params: { id }, body: { body: 'How loud is it?' } });
    const { rows: mails } = await pool.query<{ recipient: string; kind: string; body: string }>(
      'select recipient, kind, body from mails',
    );
    expect(mails).toMatchObject([{ recipient: 'ada@acme.example', kind: 'message' }]);
    expect(mails[0]?.body).toContain(key);
    expect(mails[0]?.body).not.toContain('How loud is it?');
    await pool.query('delete from notifications');

    const typed = '<b>Not</b> at all. [x](javascript:alert(1))';
    await anonymous.ask(write, { params: { key }, body: { body: typed } });
    expect((await notifications()).map(({ email, kind }) => `${email} ${kind}`).toSorted()).toEqual(
      ['developer@skf.example message', 'owner@skf.example message'],
    );
    expect((await look()).messages).toMatchObject([
      { from: 'corporation', body: 'How loud is it?' },
      { from: 'submitter', body: typed },
    ]);
    expect(await observer.ask(messages.list, { params: { id } })).toMatchObject([
      { author: { name: expect.any(String) }, body: 'How loud is it?' },
      { author: null, body: typed },
    ]);
    expect(await history('message.received')).toMatchObject([{ actor_id: null }]);
  });

  test('are refused when nobody can receive them', async () => {
    await pool.query('update submissions set contact_email = null where id = $1', [id]);
    const reply = await owner.try(messages.send, { params: { id }, body: { body: 'Hello?' } });
    expect(reply).toMatchObject({ status: 409, body: { code: 'submission.noContact' } });
  });

  test('are stored once per idempotency key, also without an account', async () => {
    const send = () =>
      anonymous.send('POST', `/public/follow-up/${key}/messages`, {
        body: { body: 'Once' },
        headers: { 'idempotency-key': 'message-once' },
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.text).toBe(first.text);
    expect((await look()).messages).toHaveLength(1);
  });
});

describe('a withdrawn submission', () => {
  test('notifies the team once, with the reason', async () => {
    const body = { reason: 'We are sold out.' };
    const after = await anonymous.ask(withdraw, { params: { key }, body });
    expect(after).toMatchObject({ withdrawnAt: expect.any(String), answerBy: null });
    const again = await anonymous.ask(withdraw, { params: { key }, body: {} });
    expect(again?.withdrawnAt).toBe(after?.withdrawnAt);
    expect(await history('submission.withdrawn')).toEqual([{ actor_id: null, details: body }]);
    expect(await notifications()).toEqual([
      {
        email: 'owner@skf.example',
        kind: 'submission withdrawn',
        title: 'Acme withdrew their submission',
      },
    ]);
  });

  test('cannot be voted on, commented, moved or written to', async () => {
    await anonymous.ask(withdraw, { params: { key }, body: {} });
    const params = { id };
    const replies = [
      await owner.try(votes.cast, { params, body: { value: 'up' } }),
      await owner.try(comments.add, { params, body: { body: 'Pity' } }),
      await owner.try(messages.send, { params, body: { body: 'Pity' } }),
      await owner.try(submissions.move, { params, body: { stage: 'Screening' } }),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({
        status: 409,
        body: {
          code: 'submission.withdrawn',
          error: 'The submitter withdrew this submission.',
        },
      });
    }
    const answer = await anonymous.try(write, { params: { key }, body: { body: 'Wait' } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'followUp.resting' } });
  });
});

test('a removed submission cannot be followed any more', async () => {
  await pool.query('update submissions set is_active = false where id = $1', [id]);
  expect((await anonymous.try(followUp, { params: { key } })).status).toBe(404);
  expect((await anonymous.try(withdraw, { params: { key }, body: {} })).status).toBe(404);
});
