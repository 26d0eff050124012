// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { refusals } from '#core/domain/refusals.ts';
import { AuthStore } from '#core/web/session/auth-store.ts';
import { pendingSignOut } from '#core/web/session/pending-sign-out.ts';
import { FakeServer, json, unreachable } from '#core/web/transport/fake-server.ts';
import { TokenSource } from '#core/web/transport/token.ts';
import { providerRefusals } from '#features/people/identity/domain/provider-refusals.ts';
import { popupChannel } from '#features/people/identity/domain/provider-sign-in.ts';
import { openPopup } from './open-popup.ts';
import { signInByPopup, signInWithProvider } from './popup-sign-in.ts';

const start = 'POST /api/auth/sign-in/social';
const session = 'GET /api/auth/get-session';
const url = 'https://accounts.google.com/o/oauth2/v2/auth?state=x';
const user = { id: 'jane', email: 'jane@skf.com', name: 'Jane', image: null };
const signedIn = json(200, { user, session: { id: 's', token: 'secret' } });

let server: FakeServer;
let store: AuthStore;
let popup: { closed: boolean; opener: unknown; location: { replace: ReturnType<typeof vi.fn> } };
const close = vi.fn();

beforeEach(async () => {
  server = new FakeServer().on(session, json(200, null)).on(start, json(200, { url }));
  popup = { closed: false, opener: window, location: { replace: vi.fn() } };
  vi.spyOn(window, 'open').mockImplementation(
    () => Object.assign(popup, { close }) as unknown as Window,
  );
  store = new AuthStore(new TokenSource());
  store.start();
  await store.ready();
});

afterEach(() => {
  store.stop();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  close.mockClear();
});

function begin(onReturn?: () => void) {
  const begun = signInByPopup(
    openPopup(),
    { provider: 'google' },
    { store, ...(onReturn && { onReturn }) },
  );
  onTestFinished(begun.cancel);
  return begun;
}
/** The pop-up has been sent to the provider. */
const isLed = () => expect.poll(() => popup.location.replace).toHaveBeenCalledWith(url);

const refusedWith = ({ sentence: message }: { readonly sentence: string }) => ({
  ok: false,
  refusal: { message },
});
const attemptSent = () => {
  const [sent] = server.to(start);
  return (sent?.body as { attempt: string } | undefined)?.attempt;
};

/** What the last page of a pop-up says, in this order. */
function say(...messages: unknown[]): void {
  const channel = new BroadcastChannel(popupChannel);
  onTestFinished(() => channel.close());
  for (const message of messages) channel.postMessage(message);
}

test('the pop-up goes to the provider without a way back to this page, and its message ends it', async () => {
  const { outcome } = begin();
  await isLed();
  expect(popup.opener).toBeNull();
  server.on(session, signedIn);
  say({ attempt: attemptSent(), error: null });
  expect(await outcome).toEqual({ ok: true });
  expect(store.getSnapshot()).toMatchObject({
    status: 'authenticated',
    authUser: { uid: 'jane' },
  });
  expect(close).toHaveBeenCalled();
  expect(localStorage.getItem('outrider.user')).not.toContain('secret');
});

test('a message of another attempt, or none, ends nothing', async () => {
  const { outcome } = begin();
  await isLed();
  const others = [null, 'ok', {}, { attempt: 'another', error: null }];
  say(...others, { attempt: attemptSent(), error: 'signIn.noAccount' });
  // That of the last one, and nobody has asked for a session in between.
  expect(await outcome).toMatchObject(refusedWith(providerRefusals['signIn.noAccount']));
  expect(server.to(session)).toHaveLength(1);
});

test('an attempt that is given up ends as canceled', async () => {
  const { outcome, cancel } = begin();
  await isLed();
  cancel();
  expect(await outcome).toMatchObject(refusedWith(providerRefusals['signIn.canceled']));
});

test.each([
  ['signIn.noAccount', providerRefusals['signIn.noAccount']],
  ['signIn.disabled', refusals['signIn.disabled']],
  ['<b>Call us</b>', refusals['signIn.failed']],
  ['constructor', refusals['signIn.failed']],
])('the error %j has a sentence of the catalogue', async (error, refusal) => {
  const { outcome } = begin();
  await isLed();
  say({ attempt: attemptSent(), error });
  expect(await outcome).toMatchObject(refusedWith(refusal));
});

test('a success without a session is none', async () => {
  const { outcome } = begin();
  await isLed();
  say({ attempt: attemptSent(), error: null });
  expect(await outcome).toMatchObject(refusedWith(refusals['signIn.failed']));
});

test('a blocked pop-up is said, and nothing is sent', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { outcome } = begin();
  expect(await outcome).toMatchObject(refusedWith(providerRefusals['signIn.popupBlocked']));
  expect(server.to(start)).toEqual([]);
});

test.each([
  ['down', json(503, { code: 'signIn.providerDown' }), providerRefusals['signIn.providerDown']],
  ['too often', json(429, {}), refusals['signIn.tooMany']],
  ['unreachable', unreachable, refusals['signIn.network']],
  ['out of order', json(500, {}), refusals['signIn.failed']],
] as const)('the start is refused, %s: the pop-up is closed', async (_, answer, refusal) => {
  server.on(start, answer);
  expect(await begin().outcome).toMatchObject(refusedWith(refusal));
  expect(close).toHaveBeenCalled();
});

test('a window that reads as closed ends nothing: the message counts all the same', async () => {
  const isClosed = vi.fn(() => false);
  Object.defineProperty(popup, 'closed', { get: isClosed });
  const onReturn = vi.fn();
  const { outcome } = begin(onReturn);
  await isLed();
  isClosed.mockClear();
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => isClosed).toHaveBeenCalled();
  expect(server.to(session)).toHaveLength(2);
  expect(onReturn).not.toHaveBeenCalled();
  isClosed.mockReturnValue(true);
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => onReturn).toHaveBeenCalledTimes(1);
  server.on(session, signedIn);
  say({ attempt: attemptSent(), error: null });
  expect(await outcome).toEqual({ ok: true });
});

test('a session that came without its message is found on return', async () => {
  const { outcome } = begin();
  await isLed();
  server.on(session, signedIn);
  window.dispatchEvent(new Event('focus'));
  expect(await outcome).toEqual({ ok: true });
});

test('a session that was left, but not ended yet, ends first and does not pass for the new one', async () => {
  const end = 'POST /api/auth/sign-out';
  pendingSignOut.set();
  server.on(session, signedIn).on(end, unreachable);
  expect(await begin().outcome).toMatchObject(refusedWith(refusals['signIn.network']));
  expect(server.to(start)).toEqual([]);
  expect(pendingSignOut.isSet()).toBe(true);

  server.on(end, json(200, { success: true })).on(session, json(200, null));
  const { outcome } = begin();
  await isLed();
  expect(pendingSignOut.isSet()).toBe(false);
  server.on(session, signedIn);
  say({ attempt: attemptSent(), error: null });
  expect(await outcome).toEqual({ ok: true });
});

test('it ends by itself after five minutes', async () => {
  vi.useFakeTimers();
  const { outcome } = begin();
  await vi.advanceTimersByTimeAsync(5 * 60 * 1000);
  expect(await outcome).toMatchObject(refusedWith(providerRefusals['signIn.expired']));
  expect(close).toHaveBeenCalled();
});

test('the helper returns false and shows nothing', async () => {
  const said = (['log', 'info', 'warn', 'error'] as const).map((method) =>
    vi.spyOn(console, method),
  );
  vi.spyOn(window, 'open').mockReturnValue(null);
  expect(await signInWithProvider('google')).toBe(false);
  for (const method of said) expect(method).not.toHaveBeenCalled();
});
