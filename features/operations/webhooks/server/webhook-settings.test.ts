import { beforeEach, expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import { change, create, list, remove } from '#features/operations/webhooks/domain/endpoints.ts';
import { sealing } from './sealed-secret.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const champion = await server.signIn('champion@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const { rows } = await pool.query<{ id: string }>(`select id from corporations where slug = 'skf'`);
const corporationId = rows[0]?.id ?? '';
beforeEach(() => pool.query('delete from webhooks'));

const make = (url: string) =>
  champion.ask(create, { body: { name: 'Teams', url, kinds: ['cycle.created'], corporationId } });

test('a webhook has a secret that is shown once, and stored encrypted', async () => {
  const { webhook, secret: made } = await make('https://hooks.example/a');
  const secret = made ?? '';
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/u);
  const stored = await pool.query<{ sealed: string }>(
    'select sealed_secret as sealed from webhooks where id = $1',
    [webhook.id],
  );
  expect(stored.rows[0]?.sealed).not.toContain(secret.slice(6, 20));
  expect(sealing(server.settings.authSecret).unseal(stored.rows[0]?.sealed ?? '')).toBe(secret);
  expect(JSON.stringify(await champion.ask(list))).not.toContain(secret);
});

test('a webhook is changed, turned off, and deleted with its log', async () => {
  const { webhook } = await make('https://hooks.example/a');
  const body = { name: 'Slack', url: webhook.url, kinds: ['vote.cast'], isOn: false };
  expect(await champion.ask(change, { params: { id: webhook.id }, body })).toMatchObject(body);
  await champion.ask(remove, { params: { id: webhook.id } });
  expect(await champion.ask(list)).toEqual([]);
  expect((await champion.try(remove, { params: { id: webhook.id } })).status).toBe(404);
});

test.each([
  ['https://192.168.1.10/hook', 'webhook.address'],
  ['https://10.0.0.1:8443/hook', 'webhook.address'],
  ['https://169.254.169.254/latest', 'webhook.address'],
  ['ftp://hooks.example/', 'invalid'],
  ['https://name:password@hooks.example/', 'invalid'],
])('a webhook is not made for %s', async (url, code) => {
  const body = { name: 'Bad', url, kinds: ['vote.cast'], corporationId };
  const reply = await champion.try(create, { body });
  expect([reply.status, reply.body]).toMatchObject([400, { code }]);
});

test('a webhook needs https where only public addresses are allowed', async () => {
  const body = { name: 'Plain', kinds: ['vote.cast'], corporationId: null };
  const statusOf = async (url: string) =>
    (await foundry.try(create, { body: { ...body, url } })).status;
  expect(await statusOf('http://hooks.example/')).toBe(400);
  expect(await statusOf('https://hooks.example/')).toBe(200);
});

test.each([
  ['of a corporation for an event of the foundry', 'company.added', 'webhook.kind'],
  ['for scores, which are private', 'score.given', 'invalid'],
  ['for collections, which are private', 'collection.shared', 'invalid'],
  ['for decisions that are not sent', 'decision.prepared', 'invalid'],
  ['for nothing that exists', 'nothing.happened', 'invalid'],
])('a webhook is not made %s', async (_, kind, code) => {
  const body = { name: 'Bad', url: 'https://hooks.example/', kinds: [kind], corporationId };
  const reply = await champion.try(create, { body });
  expect([reply.status, reply.body]).toMatchObject([400, { code }]);
});
