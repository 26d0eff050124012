import { beforeEach, expect, test } from 'vitest';
import {
  clock,
  discard,
  list,
  mailDraft,
  prepare,
  prepareMany,
  send,
} from '#features/cases/submissions/domain/decisions/endpoints.ts';
import { submissions } from '#features/cases/submissions/domain/list-endpoints.ts';
import { get, move } from '#features/cases/submissions/domain/endpoints.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const developer = await server.signIn('developer@skf.example');
const observer = await server.signIn('observer@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const onOpportunity = { id: opportunityId };

const mail = {
  subject: 'About “{title}”',
  body: 'Hello {contactName}, {reason} {followUpLink}',
};
const decline = { stage: 'Declined', reason: 'Too early for us.', mail };

let ids: string[] = [];
beforeEach(async () => {
  await pool.query('delete from prepared_decisions');
  await pool.query('delete from mails');
  const { rows } = await pool.query<{ id: string }>(
    `update submissions set stage = 'Pitch', reason = null, withdrawn_at = null,
      contact_email = 'somebody@startup.example' where opportunity_id = $1 returning id`,
    [opportunityId],
  );
  ids = rows.map(({ id }) => id).toSorted();
});

const outbox = async () => {
  const { rows } = await pool.query<{ recipient: string; subject: string; body: string }>(
    `select recipient, subject, body, submission_id
      from mails join submission_mails on mail_id = id order by id`,
  );
  return rows;
};
const stageOf = async (id: string) => (await owner.ask(get, { params: { id } })).stage;
const prepared = (id: string, body: object = decline) =>
  owner.ask(prepare, { params: { id }, body: body as typeof decline });
const sending = (person: typeof owner, decisions: { submissionId: string; at: string }[]) =>
  person.try(send, { params: onOpportunity, body: { decisions } });

test('a prepared decision is visible to users who may decide and moves nothing yet', async () => {
  const [id = ''] = ids;
  const decision = await prepared(id);
  expect(decision).toMatchObject({ stage: 'Declined', from: 'Pitch', barrier: null });
  expect(await owner.ask(list, { params: onOpportunity })).toEqual([decision]);
  expect(await stageOf(id)).toBe('Pitch');
  expect(await outbox()).toEqual([]);
  const seenBy = async (person: typeof owner) =>
    (await person.ask(submissions, { params: onOpportunity, query: { limit: '100' } })).data.find(
      (row) => row.id === id,
    );
  expect((await seenBy(developer))?.decision).toEqual({ stage: 'Declined' });
  expect(await seenBy(observer)).not.toHaveProperty('decision');
  expect(await owner.ask(clock, { params: onOpportunity })).toMatchObject({ prepared: 1 });
  expect(await observer.ask(clock, { params: onOpportunity })).not.toHaveProperty('prepared');
});

test('sending moves all, and queues each mail once with its secret link', async () => {
  const [a = '', b = '', c = ''] = ids;
  const all = [
    await prepared(a),
    await prepared(b, { ...decline, mail: null }),
    await prepared(c, { stage: 'Selected', mail }),
  ];
  const reply = await sending(owner, all);
  expect(reply.body).toEqual({ sent: 3, mailed: 2 });
  expect(await Promise.all([a, b, c].map(stageOf))).toEqual(['Declined', 'Declined', 'Selected']);
  const mails = await outbox();
  expect(mails).toMatchObject([{ submission_id: a }, { submission_id: c }]);
  expect(mails[0]?.body).toMatch(/^Hello .+, Too early for us\. http.+\/follow-up\/[\w-]+$/u);
  expect(await owner.ask(list, { params: onOpportunity })).toEqual([]);
  const { rows } = await pool.query(
    `select kind, details ->> 'mailed' as mailed from audit_entries
    where subject_id = $1 and at > now() - interval '1 minute' order by id desc limit 2`,
    [b],
  );
  expect(rows).toMatchObject([
    { kind: 'decision.sent', mailed: 'false' },
    { kind: 'submission.moved' },
  ]);
});

test('one decision that cannot be sent stops all, and is named', async () => {
  const [a = '', b = ''] = ids;
  const all = [await prepared(a), await prepared(b)];
  await pool.query('update submissions set withdrawn_at = now() where id = $1', [b]);
  const reply = await sending(owner, all);
  expect(reply.status).toBe(409);
  expect(reply.body).toMatchObject({ code: 'decision.notSent', details: [{ submissionId: b }] });
  expect(await stageOf(a)).toBe('Pitch');
  expect(await outbox()).toEqual([]);
  expect(await owner.ask(list, { params: onOpportunity })).toHaveLength(2);
});

test('two users sending the same decisions at once send them once', async () => {
  const all = await Promise.all(ids.slice(0, 6).map((id) => prepared(id)));
  const replies = await Promise.all([
    sending(owner, all),
    sending(developer, all.toReversed()),
    sending(foundry, all),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await outbox()).toHaveLength(6);
});

test('a repeated request sends once and gets the same answer', async () => {
  const [id = ''] = ids;
  const body = {
    decisions: [await prepared(id)].map(({ submissionId, at }) => ({ submissionId, at })),
  };
  const headers = { 'idempotency-key': 'sending decisions, one click' };
  const click = () =>
    owner.send('POST', `/opportunities/${opportunityId}/decisions/sending`, { body, headers });
  const replies = await Promise.all([click(), click()]);
  expect(replies.map(({ text }) => text)).toEqual(Array(2).fill('{"sent":1,"mailed":1}'));
  expect(await outbox()).toHaveLength(1);
});

test('a decision changed since the user saw it is not sent', async () => {
  const [id = ''] = ids;
  const seen = await prepared(id);
  await prepared(id, { ...decline, mail: { ...mail, body: 'Other words' } });
  expect((await sending(owner, [seen])).body).toMatchObject({
    code: 'decision.notSent',
    details: [{ problem: 'This decision was changed since you looked. Read it again.' }],
  });
});

test('decisions of another opportunity cannot be sent or read through this one', async () => {
  const { rows } = await pool.query<{ id: string; title: string }>(
    `select s.id, s.title from submissions s join opportunities o on o.id = s.opportunity_id
    join corporations c on c.id = o.corporation_id and c.slug = 'halden-marine'
    where s.opportunity_id in (select id from opportunities where closed_at is null)
      and s.stage = 'New' limit 1`,
  );
  const [{ id = '', title = '' } = {}] = rows;
  const elsewhere = await foundry.ask(prepare, { params: { id }, body: decline });
  const reply = await sending(owner, [elsewhere]);
  expect(reply.status).toBe(409);
  expect(reply.text).not.toContain(title);
  const { rowCount } = await pool.query('select from prepared_decisions where submission_id = $1', [
    id,
  ]);
  expect(rowCount).toBe(1);
});

test('a discarded decision is gone', async () => {
  const [id = ''] = ids;
  const seen = await prepared(id);
  await owner.ask(discard, { params: { id } });
  await owner.ask(discard, { params: { id } });
  expect((await sending(owner, [seen])).status).toBe(409);
});

test('a decision that cannot be made is refused when it is prepared', async () => {
  const [id = ''] = ids;
  const code = async (body: object) =>
    (
      (await owner.try(prepare, { params: { id }, body: body as typeof decline })).body as {
        code: string;
      }
    ).code;
  expect(await code({ ...decline, reason: ' ' })).toBe('submission.reasonMissing');
  expect(await code({ stage: 'Pitch', mail: null })).toBe('decision.nothingNew');
  expect(await code({ ...decline, mail: { ...mail, body: '{reasn}' } })).toBe('mail.unknownSlot');
  await pool.query('update submissions set contact_email = null where id = $1', [id]);
  expect(await code(decline)).toBe('submission.noContact');
});

test('declining directly can mail the submitter, and discards the prepared decision', async () => {
  const [id = ''] = ids;
  await prepared(id);
  await owner.ask(move, { params: { id }, body: decline });
  expect(await outbox()).toMatchObject([{ recipient: 'somebody@startup.example' }]);
  expect(await owner.ask(list, { params: onOpportunity })).toEqual([]);
});

test('a mail without a contact address also stops the move', async () => {
  const [id = ''] = ids;
  await pool.query('update submissions set contact_email = null where id = $1', [id]);
  const reply = await owner.try(move, { params: { id }, body: decline });
  expect(reply.body).toMatchObject({ code: 'submission.noContact' });
  expect(await stageOf(id)).toBe('Pitch');
});

test("the corporation's own template is suggested, and the client does not get the secret link", async () => {
  const [id = ''] = ids;
  const request = { params: { id }, query: { stage: 'Declined' } };
  const ours = await owner.ask(mailDraft, request);
  expect(ours.template.body).toContain('{followUpLink}');
  expect(ours.slots['followUpLink']).toBe('[their own secret link]');
  expect(ours.slots['opportunitiesLink']).toMatch(/\/c\/skf$/u);
  await pool.query(
    `update corporations set ignite_config = ignite_config || $1 where slug = 'skf'`,
    [JSON.stringify({ refusalMail: { subject: 'Nej tack', body: 'Hej {contactName}' } })],
  );
  expect((await owner.ask(mailDraft, request)).template.subject).toBe('Nej tack');
});

test('preparing for many skips the mail without an address and omits withdrawn submissions', async () => {
  const [a = '', b = '', gone = '', there = ''] = ids;
  await pool.query('update submissions set contact_email = null where id = $1', [b]);
  await pool.query('update submissions set withdrawn_at = now() where id = $1', [gone]);
  await pool.query(`update submissions set stage = 'Declined' where id = $1`, [there]);
  const body = { ...decline, submissionIds: [a, b, gone, there, a] };
  const answer = await owner.ask(prepareMany, { params: onOpportunity, body });
  expect(answer).toEqual({ prepared: 3, mailed: 2 });
  const waiting = await owner.ask(list, { params: onOpportunity });
  const mailOf = new Map(waiting.map((one) => [one.submissionId, one.mail]));
  expect([...mailOf.keys()].toSorted()).toEqual([a, b, there].toSorted());
  expect(mailOf.get(b)).toBeNull();
  expect(await stageOf(a)).toBe('Pitch');
  expect((await sending(owner, waiting)).body).toEqual({ sent: 3, mailed: 2 });
});

test('preparing for many is refused without a reason, to other users, and for another opportunity', async () => {
  const body = { ...decline, submissionIds: ids.slice(0, 2) };
  const tried = async (person: typeof owner, change: object = {}) =>
    (await person.try(prepareMany, { params: onOpportunity, body: { ...body, ...change } })).status;
  expect(await tried(owner, { reason: ' ' })).toBe(400);
  expect(await tried(owner, { stage: 'Attic' })).toBe(400);
  expect(await tried(observer)).toBe(403);
  const { rows } = await pool.query<{ id: string }>(
    'select id from submissions where opportunity_id <> $1 limit 2',
    [opportunityId],
  );
  const elsewhere = { ...body, submissionIds: rows.map(({ id }) => id) };
  expect(await owner.ask(prepareMany, { params: onOpportunity, body: elsewhere })).toEqual({
    prepared: 0,
    mailed: 0,
  });
  expect(await owner.ask(list, { params: onOpportunity })).toEqual([]);
});
