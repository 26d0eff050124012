import { afterAll, expect, test } from 'vitest';
import { users } from '#core/server/tables/users.ts';
import { sync } from '#core/domain/identity/user-endpoints.ts';
import { list as corporationList } from '#core/domain/identity/corporation-endpoints.ts';
import { clientOf, inject } from '#core/tests/client.ts';
import { chooseAtProvider } from '#core/tests/local-provider.ts';
import { callBack, startSignIn, whoIs } from '#core/tests/provider-sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { openIdentityProvider } from '#scripts/identity-provider/open-identity-provider.ts';
import { providerPeople } from '#scripts/identity-provider/people.ts';
import { eq } from 'drizzle-orm';

/** The whole way with real redirects, codes and keys. */

const local = await openIdentityProvider(0, providerPeople);
afterAll(() => local.close());
const server = await openTestServer({
  demonstration: true,
  environment: { AUTH_EMULATOR_URL: local.url },
});

async function signInAt(provider: string, sub: string) {
  const { url, cookie } = await startSignIn(server, { provider, redirect: '/discover' });
  const back = await chooseAtProvider(url.href, sub);
  expect(back.pathname).toBe(`/api/auth/callback/${provider}`);
  return {
    ended: await callBack(server, back.searchParams.toString(), cookie, provider),
    back,
    cookie,
  };
}

test('Google and Microsoft sign in people of the demonstration, and bring them back', async () => {
  for (const [provider, sub, email] of [
    ['google', 'g-1001', 'owner@skf.example'],
    ['microsoft', 'm-2001', 'developer@skf.example'],
  ] as const) {
    const { ended } = await signInAt(provider, sub);
    expect(ended.reply.headers['location']).toBe('/signin?redirect=%2Fdiscover');
    expect(await whoIs(server, ended)).toMatchObject({ email });
  }
});

test('a code is exchanged once, whatever state it comes with', async () => {
  const { back, cookie } = await signInAt('google', 'g-1001');
  const replayed = await callBack(server, back.searchParams.toString(), cookie);
  expect(replayed).toMatchObject({ error: 'signIn.expired', cookie: '' });
  const fresh = await startSignIn(server);
  const query = { code: back.searchParams.get('code') ?? '', state: fresh.state };
  const moved = await callBack(server, query, fresh.cookie);
  expect(moved).toMatchObject({ error: 'signIn.providerAnswer', cookie: '' });
});

test('whoever cancels is told so', async () => {
  const { ended } = await signInAt('google', '');
  expect(ended).toMatchObject({ path: '/signin', error: 'signIn.canceled', cookie: '' });
});

test('a colleague who is new joins the corporation that lists the domain', async () => {
  const { ended } = await signInAt('google', 'g-1003');
  const token = await inject(server.app, {
    method: 'GET',
    url: '/api/auth/token',
    headers: { cookie: ended.cookie },
  });
  const { token: bearer } = token.body as { token: string };
  const client = clientOf(server.app, { authorization: `Bearer ${bearer}` });
  const claims = { authId: '', firstName: '', lastName: '', email: '', photoUrl: null };
  await client.ask(sync, { body: claims });
  expect((await client.ask(corporationList)).map(({ name }) => name)).toEqual(['SKF']);
  const [record] = await server.database.db
    .select()
    .from(users)
    .where(eq(users.email, 'nils.nordin@skf.example'));
  expect(record).toMatchObject({ firstName: 'Nils', lastName: 'Nordin', isFoundryUser: false });
});

test.each([
  ['google', 'g-1004', 'signIn.unverified'],
  ['google', 'g-1005', 'signIn.successor'],
  ['google', 'g-1006', 'signIn.noAccount'],
  ['microsoft', 'm-2002', 'signIn.unverified'],
])('%s sends %s, who is refused', async (provider, sub, error) => {
  const { ended } = await signInAt(provider, sub);
  expect(ended).toMatchObject({ path: '/signin', error, cookie: '' });
});
