import { refusals, refuse, type Refusal } from '#core/domain/refusals.ts';
import { minute } from '#core/domain/units.ts';
import { authStore, type AuthStore } from '#core/web/session/auth-store.ts';
import { fetchSessionUser, revokeSession } from '#core/web/session/identity.ts';
import { pendingSignOut } from '#core/web/session/pending-sign-out.ts';
import type { Reply } from '#core/web/transport/exchange.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import { exchangeWithIdentity } from '#core/web/transport/identity-exchange.ts';
import { providerRefusals } from '#features/people/identity/domain/provider-refusals.ts';
import {
  popupChannel,
  type ProviderSignIn,
} from '#features/people/identity/domain/provider-sign-in.ts';
import { openPopup } from './open-popup.ts';

/** Whom to ask: a provider, or the one of an email address. */
export type ProviderChoice = { readonly provider: string } | { readonly email: string };

export type ProviderOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal };

const sentences = { ...refusals, ...providerRefusals };
type Code = Extract<keyof typeof sentences, `signIn.${string}`>;

const isCode = (code: unknown): code is Code =>
  typeof code === 'string' && code.startsWith('signIn.') && Object.hasOwn(sentences, code);

/** The refusal of a code that came in an address, a message or an answer. */
export const providerRefusal = (code: unknown): Refusal =>
  refuse(sentences[isCode(code) ? code : 'signIn.failed']);

const failed = (code: Code): ProviderOutcome => ({ ok: false, refusal: providerRefusal(code) });

/** The provider may ask for a password, a second factor and a consent. */
const longestMs = 5 * minute;

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null
    ? (body as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/**
 * Asks the server for the provider's address. A session that somebody has left, and that the server
 * has not ended yet, ends first: its cookie would pass for the new one.
 */
async function requestAddress(request: ProviderSignIn): Promise<string | Refusal> {
  let reply: Reply;
  try {
    if (pendingSignOut.isSet()) {
      await revokeSession();
      pendingSignOut.clear();
    }
    reply = await exchangeWithIdentity('POST', '/auth/sign-in/social', request);
  } catch {
    return providerRefusal('signIn.network');
  }
  const url = fieldOf(reply.body, 'url');
  if (reply.ok && typeof url === 'string') return url;
  return providerRefusal(reply.status === 429 ? 'signIn.tooMany' : fieldOf(reply.body, 'code'));
}

/** The full-page way: this page goes to the provider and comes back to the form. */
export async function leaveForProvider(
  choice: ProviderChoice,
  redirect: string | undefined,
): Promise<Refusal> {
  const address = await requestAddress({ ...choice, ...(redirect !== undefined && { redirect }) });
  if (typeof address !== 'string') return address;
  window.location.assign(address);
  // The page is being left: there is nothing to say any more.
  return new Promise(() => {});
}

export interface PopupSignIn {
  readonly outcome: Promise<ProviderOutcome>;
  cancel(): void;
}

export interface PopupOptions {
  /** The person is back on this page without a session, and the window seems to be gone. */
  readonly onReturn?: (refusal: Refusal) => void;
  readonly store?: AuthStore;
}

/**
 * Signs in by a pop-up, which was opened in the click; null: it was blocked. Its last page names the
 * attempt on a BroadcastChannel, and the session is a cookie. Whether the window is closed
 * decides nothing: providers cut the connection to it, and it reads as closed while it is open.
 */
export function signInByPopup(
  popup: Window | null,
  choice: ProviderChoice,
  { onReturn, store = authStore }: PopupOptions = {},
): PopupSignIn {
  if (popup === null) {
    return { outcome: Promise.resolve(failed('signIn.popupBlocked')), cancel: () => {} };
  }
  const { promise, resolve } = Promise.withResolvers<ProviderOutcome>();
  const attempt = newIdempotencyKey();
  const channel = new BroadcastChannel(popupChannel);
  const listening = new AbortController();
  let isOver = false;

  function end(outcome: ProviderOutcome): void {
    if (isOver) return;
    isOver = true;
    listening.abort();
    channel.close();
    clearTimeout(timer);
    popup?.close();
    resolve(outcome);
  }

  /** Whether the cookie of a session has come. */
  async function enter(): Promise<boolean> {
    const user = await fetchSessionUser().catch(() => null);
    if (user === null || isOver || pendingSignOut.isSet()) return false;
    store.signedIn(user);
    end({ ok: true });
    return true;
  }

  async function hear({ data }: MessageEvent<unknown>): Promise<void> {
    if (fieldOf(data, 'attempt') !== attempt) return;
    const error = fieldOf(data, 'error');
    if (typeof error === 'string') end({ ok: false, refusal: providerRefusal(error) });
    else if (!(await enter())) end(failed('signIn.failed'));
  }

  /** The message may be lost, with a window that was closed too early. */
  async function lookAgain(): Promise<void> {
    if ((await enter()) || isOver) return;
    if (popup?.closed === true) onReturn?.(providerRefusal('signIn.popupClosed'));
  }

  const { signal } = listening;
  channel.addEventListener('message', (event) => void hear(event), { signal });
  window.addEventListener('focus', () => void lookAgain(), { signal });
  const timer = setTimeout(() => end(failed('signIn.expired')), longestMs);
  void requestAddress({ ...choice, attempt }).then((address) => {
    if (isOver) return;
    // Until now the window is ours, so that it can be told whether it is closed.
    if (typeof address !== 'string') end({ ok: false, refusal: address });
    else if (!popup.closed) popup.location.replace(address);
  });
  return { outcome: promise, cancel: () => end(failed('signIn.canceled')) };
}

/** Section 2: sign-in helpers return false on any failure and show no message. */
export const signInWithProvider = async (provider: string): Promise<boolean> =>
  (await signInByPopup(openPopup(), { provider }).outcome).ok;
