import { expect, test } from 'vitest';
import * as opportunitiesList from '#features/cases/opportunities/domain/endpoints.ts';
import * as publicPages from '#features/cases/public-pages/domain/endpoints.ts';
import * as endpoints from '#features/cases/company-invitations/domain/endpoints.ts';
import { openProofs } from '#features/cases/public-pages/server/proofs.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { openInvitationKeys } from './shared/invitation-keys.ts';

const server = await openTestServer({ demonstration: true });
const { database, settings, anonymous } = server;
const keys = openInvitationKeys(settings.authSecret);
const owner = await server.signIn('owner@skf.example');
const observer = await server.signIn('observer@skf.example');

const { data: active } = await owner.ask(opportunitiesList.list, { query: { status: 'ACTIVE' } });
const [mine, unpublished] = active.filter(({ roles }) => roles?.includes('Case Owner'));
const params = { id: mine?.id ?? '' };
await database.pool.query(
  'update opportunities set published_at = case when id = $1 then now() end where id = any($2)',
  [mine?.id, [mine?.id, unpublished?.id]],
);
const { rows: companies } = await database.pool.query<{ id: string; name: string }>(
  'select id, name from companies where url is not null order by id limit 1',
);
const company = companies[0] ?? { id: '', name: '' };

const invite = (recipient: string, message = '') =>
  owner.ask(endpoints.send, { params, body: { companyId: company.id, recipient, message } });
const received = (key: string) => anonymous.ask(endpoints.received, { params: { key } });
const stateOf = async (id: string) => {
  const { data } = await owner.ask(endpoints.list, { params });
  return data.find((one) => one.id === id);
};
const mailTo = async (recipient: string) => {
  const { rows } = await database.pool.query<{
    subject: string;
    body: string;
    html: string;
    unsubscribe: string;
  }>('select subject, body, html, unsubscribe from mails where recipient = $1', [recipient]);
  return rows[0] ?? { subject: '', body: '', html: '', unsubscribe: '' };
};

test('the mail has the link, what the sender wrote and what is public, and no picture', async () => {
  const { id } = await invite('ada@acme.example', 'We saw <b>your</b> rig.');
  const { subject, body, html, unsubscribe } = await mailTo('ada@acme.example');
  const link = `${settings.publicUrl}/invited/${keys.keyOf(id)}`;
  expect(subject).toContain(company.name);
  expect(body).toContain(link);
  expect(body).toMatch(/open until \d+ \w+ \d{4} at 23:59 Stockholm\./u);
  expect(body).toContain('> We saw <b>your</b> rig.');
  expect(html).toContain('We saw &lt;b&gt;your&lt;/b&gt; rig.');
  expect(html).not.toMatch(/<img|src=|url\(/iu);
  expect(unsubscribe).toBe(link);
  // Not the address of the sender, nor anything of the case team's work.
  for (const text of [body, html]) {
    expect(text).not.toContain('owner@skf.example');
    expect(text).not.toMatch(/submissions? so far|score|shortlist/iu);
  }
});

test('who invites is not said to be of a corporation that is not theirs', async () => {
  const foundry = await server.signIn('foundry@outrider.example');
  const body = { companyId: company.id, recipient: 'jon@acme.example', message: '' };
  await foundry.ask(endpoints.send, { params, body });
  const { senderName, opportunity } = await foundry.ask(endpoints.list, { params });
  const { corporationName } = opportunity;
  const mail = await mailTo('jon@acme.example');
  for (const text of [mail.body, mail.html]) {
    expect(text).toContain(`${senderName} invites ${company.name} on behalf of ${corporationName}`);
    expect(text).not.toContain(`${senderName} of ${corporationName}`);
  }
});

test('reading the link is no opening; opening, starting and submitting are tracked', async () => {
  const { id } = await invite('bea@acme.example');
  const key = keys.keyOf(id);
  const page = await received(key);
  expect(page).toMatchObject({
    state: 'sent',
    companyName: company.name,
    opportunityId: params.id,
  });
  const track = (step: 'opened' | 'started') =>
    anonymous.ask(endpoints.track, { params: { key }, body: { step } });
  await track('opened');
  expect((await stateOf(id))?.state).toBe('opened');
  await track('started');
  expect((await stateOf(id))?.state).toBe('started');
  const proofs = openProofs(settings.authSecret);
  await anonymous.ask(publicPages.submit, {
    params,
    body: {
      companyName: company.name,
      contactName: 'Bea',
      contactEmail: 'bea@acme.example',

      title: 'By invitation',
      pitch: 'It turns.',
      answers: [{ question: 'How mature is it?', answer: 'Very.' }],
      attachments: [],
      trap: '',
      formToken: proofs.formToken(params.id, Date.now() - 60_000),
      invitation: key,
    },
  });
  const done = await stateOf(id);
  expect(done).toMatchObject({ state: 'submitted', submissionId: expect.any(String) });
  const { rows } = await database.pool.query('select company_id from submissions where id = $1', [
    done?.submissionId,
  ]);
  expect(rows).toEqual([{ company_id: company.id }]);
});

test('declined with a reason, told to the sender once, and taken back', async () => {
  const { id } = await invite('cas@acme.example');
  const key = keys.keyOf(id);
  const answer = (reason: 'terms' | null, unsubscribes = false) =>
    anonymous.ask(endpoints.answer, { params: { key }, body: { reason, unsubscribes } });
  await answer('terms');
  await answer('terms');
  expect(await stateOf(id)).toMatchObject({ state: 'declined', declineReason: 'terms' });
  const { rows } = await database.pool.query<{ name: string }>(
    `select values->>'companyName' as name from notifications where kind = 'invitation declined'`,
  );
  expect(rows).toEqual([{ name: company.name }]);
  await answer(null);
  expect((await stateOf(id))?.state).toBe('sent');
});

test('an address is invited once, and not at all when it unsubscribed', async () => {
  const { id } = await invite('dov@acme.example');
  await expect(invite('Dov@ACME.example')).rejects.toThrow(/already/u);
  const form = 'List-Unsubscribe=One-Click';
  const reply = await server.app.inject({
    method: 'POST',
    url: `/invited/${keys.keyOf(id)}`,
    payload: form,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(reply.statusCode).toBe(204);
  expect((await stateOf(id))?.state).toBe('declined');
  await expect(invite('dov@acme.example')).rejects.toThrow(/no more invitations/u);
});

test('an expired one tells only what is public, cannot be answered, and makes place', async () => {
  const { id } = await invite('eve@acme.example', 'Only for Eve.');
  await database.pool.query(
    `update company_invitations set expires_at = now() - interval '1 minute' where id = $1`,
    [id],
  );
  const key = keys.keyOf(id);
  expect(await received(key)).toMatchObject({ state: 'expired', message: '', website: null });
  await expect(
    anonymous.ask(endpoints.answer, { params: { key }, body: { reason: 'terms' } }),
  ).rejects.toThrow(/ended/u);
  const again = await invite('eve@acme.example');
  expect((await stateOf(again.id))?.state).toBe('sent');
  expect((await stateOf(id))?.state).toBe('expired');
});

test('withdrawn: the link shows nothing, and a mail that waits is not sent', async () => {
  const { id } = await invite('fay@acme.example');
  await owner.ask(endpoints.withdraw, { params: { ...params, invitationId: id } });
  await expect(received(keys.keyOf(id))).rejects.toThrow(/404/u);
  const { rows } = await database.pool.query(
    'select cancelled_at is not null as cancelled from mails where recipient = $1',
    ['fay@acme.example'],
  );
  expect(rows).toEqual([{ cancelled: true }]);
});

test('nobody is invited to what has no public page, and a forged key opens nothing', async () => {
  const body = { companyId: company.id, recipient: 'gus@acme.example', message: '' };
  await expect(
    owner.ask(endpoints.send, { params: { id: unpublished?.id ?? '' }, body }),
  ).rejects.toThrow(/Publish/u);
  const { id } = await invite('hal@acme.example');
  const key = keys.keyOf(id);
  await expect(received(`${key.slice(0, -2)}AA`)).rejects.toThrow(/404/u);
  // Unpublished meanwhile: the page of the invited names the corporation alone.
  await database.pool.query('update opportunities set published_at = null where id = $1', [
    params.id,
  ]);
  expect((await received(key)).opportunityId).toBeNull();
  await database.pool.query('update opportunities set published_at = now() where id = $1', [
    params.id,
  ]);
  await expect(observer.ask(endpoints.send, { params, body })).rejects.toThrow(/403/u);
});
