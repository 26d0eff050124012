import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { list } from '#features/cases/opportunities/domain/endpoints.ts';
import { sendFile, submit } from '#features/cases/public-pages/domain/endpoints.ts';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { inject, type Reply } from '#core/tests/client.ts';
import { openDatabaseProxy, type DatabaseProxy } from '#core/tests/database-proxy.ts';
import { formWith } from '#core/tests/forms.ts';
import { requestSignIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';

const proxies: DatabaseProxy[] = [];
const server = await openTestServer({
  demonstration: true,
  through: async (url) => {
    const proxy = await openDatabaseProxy(url);
    proxies.push(proxy);
    return proxy.url;
  },
});
const { app, anonymous, settings, database } = server;
const email = 'owner@skf.example';
const person = await server.signIn(email);
const { data } = await person.ask(list, {});
const id = String(data[0]?.id);
const address = `/public/opportunities/${id}`;
const become = async (state: Parameters<DatabaseProxy['become']>[0]) => {
  for (const proxy of proxies) await proxy.become(state);
};

const requests: readonly (readonly [string, () => Promise<Reply>])[] = [
  ['a list', () => person.try(list, {})],
  ['a vote', () => person.send('PUT', `/pins/collection/${randomUUID()}`)],
  ['signing in', () => requestSignIn(app, settings.publicUrl, { email, password: demoPassword })],
  [
    'a token',
    () =>
      inject(app, { method: 'GET', url: '/api/auth/token', headers: { cookie: person.cookie } }),
  ],
  ['a public page', () => anonymous.send('GET', address)],
  ['a submission', () => anonymous.send(submit.method, `${address}/submissions`, { body: {} })],
  [
    'its file',
    () =>
      anonymous.send(sendFile.method, `${address}/files`, {
        query: { name: 'a.txt' },
        form: formWith('A file.'),
      }),
  ],
  [
    'an upload',
    () => person.send('POST', '/files/o', { query: { name: 'a.txt' }, form: formWith('A file.') }),
  ],
];
const askAll = () => Promise.all(requests.map(async ([name, ask]) => [name, await ask()] as const));

test.each(['cut', 'silent'] as const)(
  'With its database %s every request is answered so that it is tried again, and all comes back by itself',
  async (state) => {
    const heard: string[] = [];
    const listener = database.listen('outage', (payload) => heard.push(payload));
    await waitUntil(() => heard.length === 1);
    // Connections of the pool are open then, and the person is known.
    for (const [name, { status }] of await askAll())
      expect([name, status]).not.toEqual([name, 401]);

    await become(state);
    const answers = await askAll();
    expect(
      answers.map(([name, { status, headers }]) => [name, status, headers['retry-after']]),
    ).toEqual(requests.map(([name]) => [name, 503, '2']));
    expect(await inject(app, { method: 'GET', url: '/api/ready' })).toMatchObject({
      status: 503,
      body: { parts: { database: 'down' } },
    });

    await become('there');
    await waitUntil(async () => (await person.try(list, {})).status === 200);
    for (const [name, { status }] of await askAll())
      expect([name, status]).not.toEqual([name, 503]);
    // A listener hears that it has missed something, and what comes after.
    await waitUntil(() => heard.length > 1);
    await database.pool.query(`select pg_notify('outage', 'back')`);
    await waitUntil(() => heard.includes('back'));
    await listener.close();
  },
);
