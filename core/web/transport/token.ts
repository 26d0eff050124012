import { token as tokenEndpoint } from '#core/domain/identity/token-endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { refuse, refusals } from '#core/domain/refusals.ts';
import type { AuthenticatedUser } from '#core/domain/identity/user.ts';
import type { Reply } from './exchange.ts';
import { exchangeWithIdentity } from './identity-exchange.ts';
import { problemOf } from './problem.ts';
import { neverSettles, timedOut, withAbort, delay, withTimeout } from './timeout.ts';

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

interface TokenRequest {
  /** Section 8: after a 401 or 403 the cached token is not reused. */
  readonly fresh?: boolean;
  /** Whether to wait while it is not known if anybody is signed in. */
  readonly patient?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Section 7, "Token". The one-hour token lives here, in memory, and nowhere else. */
export class TokenSource {
  #link: SessionLink = { currentUser: () => null, sessionLost: () => {} };
  #held: { readonly token: string; readonly until: number } | null = null;
  #flight: Promise<string | null> | null = null;
  #person = 0;

  follow(link: SessionLink): void {
    this.#link = link;
  }

  /** A number that changes when the signed-in person does. */
  get person(): number {
    return this.#person;
  }

  /** Drops the cached token and any fetch in progress: sign-out or another person. */
  forget(): void {
    this.#held = null;
    this.#flight = null;
    this.#person += 1;
  }

  /**
   * A token; null when nobody is signed in, when waiting for one timed out, and when the person it was
   * requested for has signed out in between.
   */
  async take({ fresh = false, patient = true, signal }: TokenRequest = {}): Promise<string | null> {
    if (!fresh && this.#held !== null && Date.now() < this.#held.until) return this.#held.token;
    const person = this.#person;
    let flight: Promise<string | null> | null = null;
    const look = (): Promise<string | null> | null => {
      const user = person === this.#person ? this.#link.currentUser() : null;
      if (user === null || (user === undefined && !patient)) return Promise.resolve(null);
      if (user !== undefined) flight ??= this.#fetchOnce();
      return flight;
    };
    const wanted = (token: string | null) => (person === this.#person ? token : null);

    const longest = fresh ? limits.tokenWaitOnFreshFetchMs : limits.tokenWaitMs;
    for (let waited = 0; waited < longest; waited += limits.tokenPollMs) {
      const token = await withTimeout(look() ?? neverSettles(), limits.tokenPollMs, signal);
      if (token !== timedOut) return wanted(token);
    }
    for (let check = 0; check < limits.tokenUserChecks; check += 1) {
      await delay(limits.tokenUserCheckMs, signal);
      const found = look();
      if (found !== null) return wanted(await withAbort(found, signal));
    }
    return null;
  }

  /** Concurrent callers share one fetch. */
  #fetchOnce(): Promise<string | null> {
    if (this.#flight !== null) return this.#flight;
    const flight = this.#fetch().finally(() => {
      if (this.#flight === flight) this.#flight = null;
    });
    this.#flight = flight;
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
    }
    return answer.data.token;
  }

  #loseSession(): void {
    this.#held = null;
    this.#link.sessionLost();
  }
}

/** The token source of this page. */
export const tokens = new TokenSource();
