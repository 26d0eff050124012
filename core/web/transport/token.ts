import { token as tokenEndpoint } from '#core/domain/identity/token-endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { refuse, refusals } from '#core/domain/refusals.ts';
import type { AuthenticatedUser } from '#core/domain/identity/authenticated-user.ts';
import type { Reply } from './exchange.ts';
import { exchangeWithIdentity } from './identity-exchange.ts';
import { problemOf } from './problem.ts';
import { neverSettles, timedOut, withTimeout } from './timeout.ts';

/** The session as the token source needs it; transport may not import session. */
export interface SessionLink {
  /** The signed-in person; null when there is none; undefined while unknown. */
  currentUser(): AuthenticatedUser | null | undefined;
  /** The server knows no session although there is a current user. */
  sessionLost(): void;
}

/** The token could not be fetched for a reason that is neither "no session" nor the network. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
  readonly reply: Reply;

  constructor(reply: Reply) {
    super(`The token request was answered with ${reply.status}.`);
    this.reply = reply;
  }
}

/** A call that gets no token is answered with what the request for one was. */
export function replyOfToken(error: unknown): Reply {
  if (error instanceof TokenRefused) return error.reply;
  throw error;
}

interface TokenRequest {
  /** Section 8: after a 401 or 403 the cached token is not reused. */
  readonly fresh?: boolean;
  readonly signal?: AbortSignal | undefined;
}

const { first: firstBackoffMs, most: longestBackoffMs } = limits.tokenRefreshBackoffMs;

/**
 * Section 7, "Token", and the refresh of section 9: 5 minutes before its expiry, which is when it leaves
 * the cache. The one-hour token lives here, in memory, and nowhere else.
 */
export class TokenSource {
  #link: SessionLink = { currentUser: () => null, sessionLost: () => {} };
  #held: { readonly token: string; readonly until: number } | null = null;
  #flight: Promise<string | null> | null = null;
  #person = 0;
  /** Whether a caller had to go without a token since the last one arrived. */
  #isMissed = false;
  #refreshTimer: ReturnType<typeof setTimeout> | undefined;
  #backoffMs: number = firstBackoffMs;
  readonly #listeners = new Set<() => void>();

  /** Returns a function that goes back to the session followed before. */
  follow(link: SessionLink): () => void {
    const before = this.#link;
    this.#link = link;
    return () => {
      this.#link = before;
      this.forget();
    };
  }

  /** A number that changes when the signed-in person does. */
  get person(): number {
    return this.#person;
  }

  /** The fetch in progress; null without one. */
  get pending(): Promise<string | null> | null {
    return this.#flight;
  }

  /** The cached token, without waiting or asking for one. */
  get cached(): string | null {
    return this.#held !== null && Date.now() < this.#held.until ? this.#held.token : null;
  }

  /** Called when a token has arrived after a caller had to go without one. */
  onLateArrival(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Drops the cached token and any fetch in progress: sign-out or another person. */
  forget(): void {
    clearTimeout(this.#refreshTimer);
    this.#held = null;
    this.#flight = null;
    this.#isMissed = false;
    this.#person += 1;
  }

  /**
   * A token; null when nobody is signed in, when waiting for one timed out, and when the person it was
   * requested for has signed out in between. A fetch that takes longer goes on.
   */
  async take({ fresh = false, signal }: TokenRequest = {}): Promise<string | null> {
    const { cached } = this;
    if (!fresh && cached !== null) return cached;
    const person = this.#person;
    let flight: Promise<string | null> | null = null;
    const look = (): Promise<string | null> => {
      const user = person === this.#person ? this.#link.currentUser() : null;
      if (user === null) return Promise.resolve(null);
      if (user !== undefined) flight ??= this.#fetchOnce();
      return flight ?? neverSettles();
    };
    const tokenOf = (token: string | null) => (person === this.#person ? token : null);

    const longest = fresh ? limits.tokenWaitOnFreshFetchMs : limits.tokenWaitMs;
    let result: Promise<string | null> = neverSettles();
    for (let waited = 0; waited < longest; waited += limits.tokenPollMs) {
      result = look();
      const token = await withTimeout(result, limits.tokenPollMs, signal);
      if (token !== timedOut) return tokenOf(token);
    }
    for (let check = 0; check < limits.tokenUserChecks; check += 1) {
      const token = await withTimeout(result, limits.tokenUserCheckMs, signal);
      if (token !== timedOut) return tokenOf(token);
      result = look();
    }
    this.#isMissed = true;
    return null;
  }

  /** Concurrent callers share one fetch. */
  #fetchOnce(): Promise<string | null> {
    if (this.#flight !== null) return this.#flight;
    const flight = this.#fetch().finally(() => {
      if (this.#flight === flight) this.#flight = null;
    });
    this.#flight = flight;
    flight.catch(() => {
      this.#isMissed = true;
    });
    return flight;
  }

  async #fetch(): Promise<string | null> {
    const person = this.#person;
    const reply = await exchangeWithIdentity(tokenEndpoint.method, tokenEndpoint.path);
    if (reply.status === 401) {
      if (person === this.#person) this.#loseSession();
      return null;
    }
    if (!reply.ok) throw new TokenRefused(reply);
    const answer = tokenEndpoint.answer.safeParse(reply.body);
    if (!answer.success) throw problemOf(refuse(refusals['transport.parse']));
    if (person === this.#person) {
      this.#held = { token: answer.data.token, until: Date.now() + limits.tokenCacheMs };
      this.#backoffMs = firstBackoffMs;
      this.#refreshAfter(limits.tokenCacheMs);
      this.#tellLate();
    }
    return answer.data.token;
  }

  /** So that no call of a page that stays open waits for a token. */
  #refreshAfter(ms: number): void {
    clearTimeout(this.#refreshTimer);
    this.#refreshTimer = setTimeout(() => {
      if (!this.#link.currentUser()) return;
      this.#fetchOnce().catch(() => {
        this.#refreshAfter(this.#backoffMs);
        this.#backoffMs = Math.min(2 * this.#backoffMs, longestBackoffMs);
      });
    }, ms);
  }

  #tellLate(): void {
    if (!this.#isMissed) return;
    this.#isMissed = false;
    for (const listener of this.#listeners) listener();
  }

  #loseSession(): void {
    clearTimeout(this.#refreshTimer);
    this.#held = null;
    this.#link.sessionLost();
  }
}

/** The token source of this page. */
export const tokens = new TokenSource();
