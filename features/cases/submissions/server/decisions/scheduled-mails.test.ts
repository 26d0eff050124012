import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { openSmtp } from '#core/platform/mail/open-smtp.ts';
import { clientOf } from '#core/tests/client.ts';
import { openClockedNode } from '#core/tests/database-clock.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openMailServer } from '#core/tests/mail-server.ts';
import { signInWith } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { decisionLimits } from '#features/cases/submissions/domain/limits.ts';
import { get, move } from '#features/cases/submissions/domain/endpoints.ts';
import { moveSubmissions } from '#features/cases/submissions/domain/list-endpoints.ts';
import { prepare, send, takeBack } from '#features/cases/submissions/domain/decisions/endpoints.ts';
import { followUp, withdraw } from '#features/cases/public-pages/domain/endpoints.ts';
import { followUpLinksOf } from '#features/cases/submissions/server/shared/follow-up-links.ts';
import { openMailSender } from '#features/people/mails/server/mail-sender.ts';
import { mailLimits } from '#features/people/mails/domain/limits.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const clocked = await openClockedNode(server);
const { opportunityId } = await findDemoCase(server);
const signIn = (email: string) =>
  signInWith(clocked.app, server.settings.publicUrl, email, 'outrider-demo');
const owner = await signIn('owner@skf.example');
const developer = await signIn('developer@skf.example');
const observer = await signIn('observer@skf.example');
const founder = clientOf(clocked.app, {});
const links = followUpLinksOf(server.settings);
const { mailDelayMs } = decisionLimits;

const mail = {
  subject: 'About “{title}”',
  body: 'Hello {founder}, {reason} {sender}, {corporation}',
};
const decline = { stage: 'Declined', reason: 'Too early for us.', mail };

const afterwards: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

let ids: string[] = [];
let id = '';
beforeEach(async () => {
  await pool.query('delete from mails');
  const { rows } = await pool.query<{ id: string }>(
    `update submissions set stage = 'Pitch', reason = null, withdrawn_at = null,
      contact_name = 'Noor Haddad', contact_email = 'noor@startup.example'
    where opportunity_id = $1 returning id`,
    [opportunityId],
  );
  ids = rows.map((row) => row.id).toSorted();
  id = ids[0] ?? '';
});

/** Nodes that send what is due by the clock, and the mail server that takes it. */
async function openSenders(nodes = 1) {
  const mailServer = await openMailServer();
  afterwards.push(mailServer.close);
  const { mailSendMs: openMs, mailAnswerMs: answerMs } = mailLimits;
  const from = { name: 'Outrider', address: 'scouting@outrider.example' };
  for (let node = 0; node < nodes; node += 1) {
    const smtp = openSmtp({ url: mailServer.url, from, openMs, answerMs });
    const sender = openMailSender(clocked.database, smtp, openLog('silent'), { pollMs: 20 });
    afterwards.push(() => sender.close());
  }
  return mailServer.delivered;
}
const unsent = async () =>
  (await pool.query('select from mails where sent_at is null and cancelled_at is null')).rowCount;
const moveTo = (body: object, of = id, person = owner) =>
  person.try(move, { params: { id: of }, body: body as typeof decline });
const read = (of = id, person = owner) => person.ask(get, { params: { id: of } });
const seen = () => founder.ask(followUp, { params: { key: links.keyOf(id) } });
const history = async () => {
  const { rows } = await pool.query<{ kind: string }>(
    'select kind from audit_entries where subject_id = $1',
    [id],
  );
  return rows.map(({ kind }) => kind);
};
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

test('a mail about a move goes after ten minutes, once from two nodes, and is signed', async () => {
  const delivered = await openSenders(2);
  expect((await moveTo(decline)).status).toBe(200);
  await clocked.pass(mailDelayMs - 1);
  await pool.query(
    `insert into mails (id, kind, recipient, subject, body)
    values (gen_random_uuid(), 'receipt', 'marker@startup.example', 'Sent before', 'x')`,
  );
  await waitUntil(() => Promise.resolve(delivered.length > 0));
  expect(delivered.map(({ to }) => to)).toEqual([['marker@startup.example']]);
  await clocked.pass(1);
  await waitUntil(async () => (await unsent()) === 0);
  expect(delivered).toHaveLength(2);
  expect(delivered[1]?.to).toEqual(['noor@startup.example']);
  expect(delivered[1]?.raw).toContain('Hello Noor Haddad, Too early for us. Elin Lund, SKF');
  expect(await history()).toEqual(expect.arrayContaining(['submission.moved', 'decision.sent']));
});

test('the submitter sees the stage and the letter when the mail goes, not before', async () => {
  // The version counts changes of any kind, and goes up.
  const readShown = async () => {
    const { editable: _, ...rest } = await seen();
    return rest;
  };
  const before = await readShown();
  expect(before).toMatchObject({ stage: 'Pitch', decision: null, isDeclined: false });
  await moveTo(decline);
  await clocked.pass(mailDelayMs - 1);
  expect(await readShown()).toEqual(before);
  await clocked.pass(1);
  const after = await seen();
  expect(after).toMatchObject({ stage: 'Declined', isDeclined: true });
  expect(after.decision?.body).toContain('Too early for us.');
  // Without a mail it is seen at once.
  await moveTo({ stage: 'Shortlist' });
  expect(await seen()).toMatchObject({ stage: 'Shortlist' });
});

test('Undo stops the mail and restores stage and reason; after ten minutes it is refused', async () => {
  const delivered = await openSenders();
  await moveTo(decline);
  expect((await read()).scheduledMail).toMatchObject({
    recipient: 'noor@startup.example',
    sender: 'Elin Lund',
  });
  await moveTo({ stage: 'Selected', mail });
  await owner.ask(takeBack, { params: { id } });
  expect(await read()).toMatchObject({
    stage: 'Declined',
    reason: 'Too early for us.',
    scheduledMail: null,
  });
  await clocked.pass(mailDelayMs);
  expect(codeOf(await owner.try(takeBack, { params: { id } }))).toBe('decision.mailGone');
  await moveTo({ stage: 'Selected', mail });
  await clocked.pass(mailDelayMs);
  await waitUntil(async () => (await unsent()) === 0);
  expect(codeOf(await owner.try(takeBack, { params: { id } }))).toBe('decision.mailGone');
  expect(delivered).toHaveLength(1);
  expect((await read()).stage).toBe('Selected');
  expect(await history()).toContain('decision.mailStopped');
});

test('a further move stops the mail; a change of place within the stage does not', async () => {
  await moveTo(decline);
  const [, other = ''] = ids;
  await moveTo({ ...decline, mail: null }, other);
  await moveTo({ stage: 'Declined', reason: 'Too early for us.', before: other });
  expect((await read()).scheduledMail).not.toBeNull();
  await moveTo({ stage: 'Pitch' });
  expect((await read()).scheduledMail).toBeNull();
  expect(await unsent()).toBe(0);
});

test('of two moves within ten minutes the submitter sees neither until the second mail goes', async () => {
  await moveTo({ stage: 'Selected', mail });
  await clocked.pass(mailDelayMs / 2);
  await moveTo(decline);
  expect(await unsent()).toBe(1);
  expect((await seen()).stage).toBe('Pitch');
  await clocked.pass(mailDelayMs);
  expect((await seen()).stage).toBe('Declined');
});

test('many are told together: each with an address that comes from another stage, once', async () => {
  const [a = '', b = '', c = '', d = ''] = ids;
  await pool.query('update submissions set contact_email = null where id = $1', [b]);
  await pool.query(`update submissions set stage = 'Declined', reason = 'x' where id = $1`, [c]);
  const body = { ...decline, ids: [a, b, c, d] };
  const click = () =>
    owner.send('PUT', `/opportunities/${opportunityId}/submissions/stage`, {
      body,
      headers: { 'idempotency-key': 'many, one click' },
    });
  const replies = await Promise.all([click(), click()]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await unsent()).toBe(2);
  // Moved back together: nobody is told.
  await owner.ask(moveSubmissions, {
    params: { id: opportunityId },
    body: { ids: [a, d], stage: 'Pitch' },
  });
  expect(await unsent()).toBe(0);
});

test('prepared decisions use the same mail, which can be taken back', async () => {
  const decision = await owner.ask(prepare, { params: { id }, body: decline });
  expect(decision.slots['sender']).toBe('Elin Lund');
  const { submissionId, at } = decision;
  await developer.ask(send, {
    params: { id: opportunityId },
    body: { decisions: [{ submissionId, at }] },
  });
  const { scheduledMail } = await read();
  expect(scheduledMail?.sender).not.toBe('Elin Lund');
  await owner.ask(takeBack, { params: { id } });
  expect((await read()).stage).toBe('Pitch');
  expect(await unsent()).toBe(0);
});

test('who may not move is neither shown the mail nor may stop it', async () => {
  await moveTo(decline);
  expect(await read(id, observer)).not.toHaveProperty('scheduledMail');
  expect((await observer.try(takeBack, { params: { id } })).status).toBe(403);
  expect((await moveTo({ stage: 'Selected', mail }, id, observer)).status).toBe(403);
  const many = { params: { id: opportunityId }, body: { ids, stage: 'Selected', mail } };
  expect((await observer.try(moveSubmissions, many)).status).toBe(403);
  expect((await read()).scheduledMail).not.toBeNull();
});

test('two who take it back at once do so once; a submitter who withdraws hears no more', async () => {
  await moveTo(decline);
  const both = await Promise.all(
    [owner, developer].map((person) => person.try(takeBack, { params: { id } })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  await moveTo({ stage: 'Selected', mail });
  await founder.ask(withdraw, { params: { key: links.keyOf(id) }, body: {} });
  expect(await unsent()).toBe(0);
});
