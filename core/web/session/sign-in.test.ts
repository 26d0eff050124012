// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusals, refuse } from '#core/domain/refusals.ts';
import { FakeServer, json, text, unreachable } from '#core/web/transport/fake-server.ts';
import { TokenSource } from '#core/web/transport/token.ts';
import { AuthStore } from './auth-store.ts';
import { attemptPasswordSignIn, signInWithPassword } from './sign-in.ts';

const route = 'POST /api/auth/sign-in/email';
const user = { id: 'jane', email: 'jane@skf.com', name: 'Jane', image: 'https://skf.com/j.png' };
const jane = {
  uid: 'jane',
  email: 'jane@skf.com',
  displayName: 'Jane',
  photoURL: 'https://skf.com/j.png',
};

let server: FakeServer;
let store: AuthStore;

beforeEach(async () => {
  server = new FakeServer()
    .on('GET /api/auth/get-session', json(200, null))
    .on(route, json(200, { redirect: false, token: 'secret', user }));
  store = new AuthStore(new TokenSource());
  store.start();
  await store.ready();
});

afterEach(() => {
  store.stop();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('sends email and password, once, with the cookie', async () => {
  await attemptPasswordSignIn('jane@skf.com', 'geheim', store);
  const [sent] = server.to(route);
  expect(sent?.body).toEqual({ email: 'jane@skf.com', password: 'geheim' });
  expect(sent?.init.credentials).toBe('include');
  expect(sent?.headers.get('content-type')).toBe('application/json');
});

test('the person is signed in, here and at the next start; the secret is not stored', async () => {
  expect(await attemptPasswordSignIn('jane@skf.com', 'geheim', store)).toEqual({
    ok: true,
    user: jane,
  });
  expect(store.getSnapshot()).toEqual({ status: 'authenticated', authUser: jane });
  expect(Object.entries(localStorage)).toEqual([['outrider.user', JSON.stringify(jane)]]);
});

test.each<[string, ReturnType<typeof json>, `signIn.${string}` & keyof typeof refusals]>([
  ['no email address', json(400, { code: 'INVALID_EMAIL' }), 'signIn.invalidEmail'],
  ['wrong', json(401, { code: 'INVALID_EMAIL_OR_PASSWORD' }), 'signIn.wrong'],
  ['wrong, without a code', json(401, null), 'signIn.wrong'],
  ['disabled', json(403, { code: 'BANNED_USER' }), 'signIn.disabled'],
  ['our own code', json(403, { code: 'signIn.disabled' }), 'signIn.disabled'],
  ['too often', json(429, { message: 'Too many requests.' }), 'signIn.tooMany'],
  ['unreachable', unreachable, 'signIn.network'],
  ['out of order', text(500, 'oops'), 'signIn.failed'],
  ['a code that is no sign-in code', json(400, { code: 'collection.forbidden' }), 'signIn.failed'],
  ['a code that is unknown', json(400, { code: 'signIn.nonsense' }), 'signIn.failed'],
  ['a code from the prototype', json(400, { code: 'constructor' }), 'signIn.failed'],
])('refused: %s', async (_, answer, code) => {
  server.on(route, answer);
  expect(await attemptPasswordSignIn('jane@skf.com', 'x', store)).toEqual({
    ok: false,
    refusal: refuse(refusals[code]),
  });
  expect(store.getSnapshot().status).toBe('unauthenticated');
  expect(server.to(route)).toHaveLength(1);
});

test('a second factor that is wanted is asked for, and nobody is signed in yet', async () => {
  server.on(route, json(200, { twoFactorRedirect: true }));
  expect(await attemptPasswordSignIn('jane@skf.com', 'geheim', store)).toMatchObject({
    ok: false,
    asksSecondFactor: true,
  });
  expect(store.getSnapshot().status).toBe('unauthenticated');
});

test('the helper returns true or false and nothing else', async () => {
  const said = (['log', 'info', 'warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method),
  );
  expect(await signInWithPassword('jane@skf.com', 'geheim', store)).toBe(true);
  server.on(route, unreachable);
  expect(await signInWithPassword('jane@skf.com', 'geheim', store)).toBe(false);
  for (const method of said) expect(method).not.toHaveBeenCalled();
});
