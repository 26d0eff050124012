import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { serverLimits } from '#core/platform/limits.ts';
import { publicPageLimits } from '#features/cases/public-pages/domain/limits.ts';
import {
  opportunity,
  followUp,
  submit,
  sendFile,
} from '#features/cases/public-pages/domain/endpoints.ts';
import type { Receipt } from '#features/cases/public-pages/domain/public-submission.ts';
import * as submissions from '#features/cases/submissions/domain/endpoints.ts';
import { openProofs } from './proofs.ts';
import { inject } from '#core/tests/client.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { formWith } from '#core/tests/forms.ts';
import { sampleSubmission } from '#features/cases/public-pages/tests/sample-submission.ts';
import { notified } from '#core/tests/notified.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId } = await findDemoCase(server);
await pool.query('update opportunities set published_at = created_at where id = $1', [
  opportunityId,
]);
const params = { id: opportunityId };
const owner = await server.signIn('owner@skf.example');
const { anonymous } = server;
const proofs = openProofs(server.settings.authSecret);

const some = (differences: Parameters<typeof sampleSubmission>[2] = {}) =>
  sampleSubmission(server, opportunityId, differences);
const hand = (differences: Parameters<typeof sampleSubmission>[2] = {}) =>
  anonymous.try(submit, { params, body: some(differences) });

interface Row {
  id: string;
  [column: string]: unknown;
}
const handedIn = async () =>
  (
    await pool.query<Row>(
      `select * from submissions where source = 'public' and company_name = 'Acme'`,
    )
  ).rows;

beforeEach(async () => {
  await pool.query(`delete from submissions where company_name = 'Acme'`);
  await pool.query('delete from mails');
  await pool.query('delete from notifications');
});

test('a submission is stored as typed, at the end of the first stage', async () => {
  const typed = '<script>alert(1)</script> {title} *not bold* =1+1 \u202Eevil';
  const receipt = (await hand({ title: typed, pitch: typed, contactName: typed })).body;
  expect(receipt).toMatchObject({
    title: typed,
    companyName: 'Acme',
    mailed: false,
    followUp: expect.stringMatching(/\/follow-up\/[\w-]{43}$/u),
  });
  const [row] = await handedIn();
  expect(row).toMatchObject({
    title: typed,
    pitch: typed,
    contact_name: typed,
    stage: 'New',
    source: 'public',
    company_url: 'https://acme.example',
    listing_consent: false,
    answers: [
      {
        questionId: expect.stringMatching(/^[\da-f-]{36}$/u),
        question: 'How mature is it?',
        answer: 'A pilot runs.',
      },
    ],
  });
  const { rows } = await pool.query<{ last: string }>(
    `select id as last from submissions where opportunity_id = $1 and stage = 'New'
    order by position desc limit 1`,
    [opportunityId],
  );
  expect(rows[0]?.last).toBe(row?.id);
  const seen = await owner.ask(submissions.get, { params: { id: row?.id ?? '' } });
  expect(seen).toMatchObject({ title: typed, source: 'public', attachments: [] });
});

test('the Case Owner is notified, the history records it, and the submitter gets a mail', async () => {
  const receipt = (await hand()).body as Receipt;
  const [row] = await handedIn();
  const notifications = (await notified(pool)).map(({ email, kind, title, link }) => ({
    email,
    kind,
    title,
    link,
  }));
  expect(notifications).toContainEqual({
    email: 'owner@skf.example',
    kind: 'submission received',
    title: 'Acme submitted Quiet wheels',
    link: `/opportunity/${opportunityId}?tab=submissions&submission=${row?.id}`,
  });
  const { rows: history } = await pool.query(
    'select kind, actor_id, opportunity_id, details from audit_entries where subject_id = $1',
    [row?.id],
  );
  expect(history).toEqual([
    { kind: 'submission.received', actor_id: null, opportunity_id: opportunityId, details: null },
  ]);
  const { rows: mails } = await pool.query<{ recipient: string; body: string }>(
    'select recipient, subject, body, kind from mails',
  );
  expect(mails).toMatchObject([
    { recipient: 'ada@acme.example', subject: 'Received: “Quiet wheels”', kind: 'receipt' },
  ]);
  expect(mails[0]?.body).toContain(receipt.followUp);
  expect(mails[0]?.body).toMatch(
    /You will have an answer by \d+ \w+ \d{4} at \d\d:\d\d Stockholm\./u,
  );
});

test('receipts to one address are limited, whoever enters it', async () => {
  for (let count = 0; count < publicPageLimits.receiptsPerHour + 2; count += 1) {
    const contactEmail = count % 2 === 0 ? 'ada@acme.example' : 'Ada@Acme.example';
    expect((await hand({ contactEmail })).status).toBe(200);
  }
  expect(await handedIn()).toHaveLength(publicPageLimits.receiptsPerHour + 2);
  expect((await pool.query('select from mails')).rowCount).toBe(publicPageLimits.receiptsPerHour);
});

describe('a submission is idempotent', () => {
  const post = (key: string, body: object, path = opportunityId) =>
    anonymous.send('POST', `/public/opportunities/${path}/submissions`, {
      body,
      headers: { 'idempotency-key': key },
    });

  test('also when submitted twice, and ten times at once', async () => {
    const key = randomUUID();
    const body = some();
    const replies = await Promise.all(Array.from({ length: 10 }, () => post(key, body)));
    replies.push(await post(key, body));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(await handedIn()).toHaveLength(1);
    expect((await pool.query('select from mails')).rowCount).toBe(1);
  });

  test('the same key with other content is refused', async () => {
    const key = randomUUID();
    await post(key, some());
    const reply = await post(key, some({ title: 'Loud wheels' }));
    expect(reply).toMatchObject({ status: 422, body: { code: 'keyReused' } });
    expect(await handedIn()).toHaveLength(1);
  });

  test('a refused submission may be sent again under its key', async () => {
    const key = randomUUID();
    expect((await post(key, some({ formToken: 'old' }))).status).toBe(400);
    expect((await post(key, some())).status).toBe(200);
  });
});

describe('bots are refused with a friendly message', () => {
  // From the moment at which a form is opened no time passes but what is said.
  beforeEach(() => void vi.setSystemTime(Date.now()));
  afterEach(() => void vi.useRealTimers());
  const opened = (ago: number, id = opportunityId) => ({
    formToken: proofs.formToken(id, Date.now() - ago),
  });
  test.each([
    ['at once', () => opened(limits.formLeastMs - 1), 'public.tooQuick'],
    ['after a day', () => opened(publicPageLimits.formMostMs + 1), 'public.formExpired'],
    ['before it was opened', () => opened(-60_000), 'public.formExpired'],
    ['from another form', () => opened(60_000, randomUUID()), 'public.formExpired'],
    [
      'with a form of its own',
      () => ({ formToken: `${Date.now() - 60_000}.AAAA` }),
      'public.formExpired',
    ],
    ['with nothing', () => ({ formToken: '' }), 'public.formExpired'],
    ['with every field filled in', () => ({ trap: 'https://spam.example' }), 'public.trapped'],
  ])('%s', async (_, differences, code) => {
    expect(await hand(differences())).toMatchObject({ status: 400, body: { code } });
    expect(await handedIn()).toEqual([]);
  });
});

test('required questions must be answered, and unknown ones are refused', async () => {
  const missing = await hand({ answers: [] });
  expect(missing).toMatchObject({
    status: 400,
    body: { code: 'public.answerMissing', error: 'Please answer “How mature is it?”.' },
  });
  const unknown = [...some().answers, { question: 'Whose are you?', answer: 'x' }];
  expect(await hand({ answers: unknown })).toMatchObject({
    body: { code: 'public.unknownQuestion' },
  });
});

test.each([
  [{ contactEmail: 'ada@acme.example\r\nBcc: eve@evil.example' }],
  [{ contactEmail: 'ada@acme.example, eve@evil.example' }],
  [{ website: 'javascript:alert(1)' }],
  [{ companyName: ' ' }],
  [{ title: 'a\u0000b' }],
])('%j is not taken', async (differences) => {
  expect(await hand(differences)).toMatchObject({ status: 400, body: { code: 'invalid' } });
});

test('what is longer than its limit is not taken', async () => {
  for (const differences of [
    { title: 'x'.repeat(limits.nameCharacters + 1) },
    { pitch: 'x'.repeat(limits.textCharacters + 1) },
    { answers: [{ question: 'Website', answer: 'x'.repeat(limits.answerCharacters + 1) }] },
  ]) {
    expect(await hand(differences)).toMatchObject({ status: 400, body: { code: 'invalid' } });
  }
  expect((await hand({ pitch: 'x'.repeat(serverLimits.requestBytes) })).status).toBe(413);
  expect(await handedIn()).toEqual([]);
});

test('a finished opportunity is readable, and accepts no submissions', async () => {
  await pool.query('update opportunities set closed_at = now() where id = $1', [opportunityId]);
  try {
    expect(await anonymous.ask(opportunity, { params })).toMatchObject({ status: 'FINISHED' });
    expect(await hand()).toMatchObject({ status: 409, body: { code: 'public.finished' } });
    const file = await anonymous.try(sendFile, { params, query: { name: 'a.txt' } });
    expect(file).toMatchObject({ status: 409, body: { code: 'public.finished' } });
  } finally {
    await pool.query('update opportunities set closed_at = null where id = $1', [opportunityId]);
  }
});

describe('files', () => {
  const send = (name: string, bytes: string) =>
    anonymous.send('POST', `/public/opportunities/${opportunityId}/files`, {
      query: { name },
      form: formWith(bytes),
    });
  const sent = async (name = 'deck.txt') => {
    const { id, claim } = (await send(name, 'Slides.')).body as { id: string; claim: string };
    return { id, claim };
  };

  test('uploaded before the form are attached, for the team and the follow-up page', async () => {
    const reply = await hand({ attachments: [await sent('Präsentation 1.txt'), await sent()] });
    const { followUp: address } = reply.body as Receipt;
    const [row] = await handedIn();
    const seen = await owner.ask(submissions.get, { params: { id: row?.id ?? '' } });
    expect(seen.attachments.map(({ name }) => name)).toEqual(['Präsentation 1.txt', 'deck.txt']);
    const key = address.split('/').at(-1) ?? '';
    const followed = await anonymous.ask(followUp, { params: { key } });
    expect(followed.attachments).toEqual([
      { name: 'Präsentation 1.txt', size: 7 },
      { name: 'deck.txt', size: 7 },
    ]);
    const bytes = await inject(server.app, {
      method: 'GET',
      url: seen.attachments[0]?.url ?? '',
    });
    expect(bytes).toMatchObject({ status: 200, text: 'Slides.' });
  });

  test('of somebody else cannot be claimed, used twice, or forged', async () => {
    const mine = await sent();
    const another = await sent();
    for (const attachments of [
      [{ id: mine.id, claim: another.claim }],
      [{ id: mine.id, claim: '' }],
      [{ id: randomUUID(), claim: mine.claim }],
    ]) {
      expect(await hand({ attachments })).toMatchObject({
        status: 400,
        body: { code: 'public.unknownFile' },
      });
    }
    expect(await handedIn()).toEqual([]);
    expect((await hand({ attachments: [mine] })).status).toBe(200);
    expect((await hand({ attachments: [mine] })).status).toBe(400);
  });

  test('that are never submitted cannot fill the disk', async () => {
    const waiting = await sent();
    const size = (bytes: number) =>
      pool.query('update files set size = $2 where id = $1', [waiting.id, bytes]);
    await size(publicPageLimits.waitingFilesBytes + 1);
    expect(await send('a.txt', 'a')).toMatchObject({
      status: 402,
      body: { code: 'storage.quota-exceeded' },
    });
    await size(7);
    expect((await send('a.txt', 'a')).status).toBe(200);
  });

  test('whose content does not match their type are refused and not stored', async () => {
    const reply = await send('deck.pdf', 'MZ\u0090\u0000 This program cannot be run in DOS mode.');
    expect(reply).toMatchObject({ status: 400, body: { code: 'storage.invalid-argument' } });
    expect((reply.body as { error: string }).error).toContain('its content is something else');
    const { rows } = await pool.query(`select from files where name = 'deck.pdf'`);
    expect(rows).toEqual([]);
  });
});
