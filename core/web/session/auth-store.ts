import { refusalText, refusals } from '#core/domain/refusals.ts';
import type { AuthenticatedUser } from '#core/domain/identity/authenticated-user.ts';
import { codeOf } from '#core/web/transport/problem.ts';
import { tokens as tokensOfPage, type TokenSource } from '#core/web/transport/token.ts';
import { fetchSessionUser, revokeSession } from './identity.ts';
import { pendingSignOut } from './pending-sign-out.ts';
import { openSessionChannel, type SessionChannel, type SessionMessage } from './session-channel.ts';
import { storeUser, storedUser } from './stored-user.ts';

export type AuthStatus = 'loading' | 'authenticated' | 'unauthenticated';

export interface AuthState {
  readonly status: AuthStatus;
  /** While loading: who was signed in last time, shown until the server confirms it. */
  readonly authUser: AuthenticatedUser | null;
}

/**
 * Section 4, "Authentication". Loading until the listener knows who is signed in, or that nobody is,
 * and the request sent at start has ended.
 */
export class AuthStore {
  #state: AuthState = { status: 'loading', authUser: null };
  readonly #listeners = new Set<() => void>();
  readonly #departures = new Set<() => void>();
  readonly #initialized = Promise.withResolvers<void>();
  readonly #tokens: TokenSource;
  #channel: SessionChannel | null = null;
  #heard = false;
  #signalled = false;
  /** Incremented on every session change, so that stale responses are ignored. */
  #word = 0;

  constructor(tokens: TokenSource = tokensOfPage) {
    this.#tokens = tokens;
  }

  get isStarted(): boolean {
    return this.#channel !== null;
  }

  /** Publishes the stored person and asks the server. Later calls do nothing. */
  start(): void {
    if (this.#channel !== null) return;
    this.#channel = openSessionChannel((message) => this.#hear(message));
    this.#tokens.follow({
      currentUser: () => this.#state.authUser ?? (this.#isLoading ? undefined : null),
      sessionLost: () => {
        if (!this.#isLoading) void this.#ask('Auth state error');
      },
    });
    if (!pendingSignOut.isSet()) this.#publish(storedUser());
    void this.#ask('Auth initialization error').finally(() => {
      this.#signalled = true;
      this.#publish(this.#state.authUser);
    });
  }

  /** Closes the channel to other tabs. */
  stop(): void {
    this.#channel?.close();
  }

  /** Resolves when it is known whether somebody is signed in. */
  ready(): Promise<void> {
    if (!this.isStarted) console.error(refusalText(refusals['signOut.notInitialized']));
    return this.#initialized.promise;
  }

  readonly getSnapshot = (): AuthState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Called when a person signs out, before the next state is published: to clear their data, first of
   * all the query cache.
   */
  onSignOut(listener: () => void): () => void {
    this.#departures.add(listener);
    return () => this.#departures.delete(listener);
  }

  /** Somebody signed in, in this tab. */
  signedIn(user: AuthenticatedUser): void {
    pendingSignOut.clear();
    this.#take(user);
    this.#channel?.post('signedIn');
  }

  /** The person signed out, in this tab: their data is removed from this device. */
  signedOut(): void {
    this.#take(null);
    this.#channel?.post('signedOut');
  }

  get #isLoading(): boolean {
    return this.#state.status === 'loading';
  }

  #hear(message: SessionMessage): void {
    if (message === 'signedOut') this.#take(null);
    else void this.#ask('Auth state error');
  }

  async #ask(complaint: string): Promise<void> {
    this.#word += 1;
    const word = this.#word;
    try {
      const user = await fetchCurrentUser();
      if (word === this.#word) this.#take(user);
    } catch (error) {
      console.error(complaint, codeOf(error));
      // A failed request changes nothing and signs nobody out.
      if (word === this.#word) this.#take(this.#state.authUser);
    }
  }

  #take(user: AuthenticatedUser | null): void {
    this.#word += 1;
    this.#heard = true;
    const before = this.#state.authUser;
    if (before !== null && before.uid !== user?.uid) {
      this.#tokens.forget();
      for (const leave of this.#departures) leave();
    }
    storeUser(user);
    this.#publish(user);
  }

  #publish(authUser: AuthenticatedUser | null): void {
    const isInitialized = this.#heard && this.#signalled;
    const result: AuthStatus = authUser === null ? 'unauthenticated' : 'authenticated';
    const status = isInitialized ? result : 'loading';
    const before = this.#state;
    if (status !== before.status || !isSamePerson(authUser, before.authUser)) {
      this.#state = { status, authUser };
      for (const listener of this.#listeners) listener();
    }
    if (isInitialized) this.#initialized.resolve();
  }
}

async function fetchCurrentUser(): Promise<AuthenticatedUser | null> {
  if (!pendingSignOut.isSet()) return fetchSessionUser();
  await revokeSession();
  pendingSignOut.clear();
  return null;
}

function isSamePerson(one: AuthenticatedUser | null, other: AuthenticatedUser | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The auth store of this page. */
export const authStore = new AuthStore();
