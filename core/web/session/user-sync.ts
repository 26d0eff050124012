import { limits } from '#core/domain/limits.ts';
import * as users from '#core/domain/identity/user-endpoints.ts';
import { splitDisplayName } from '#core/domain/identity/names.ts';
import type { AuthenticatedUser } from '#core/domain/identity/authenticated-user.ts';
import type { User } from '#core/domain/identity/user.ts';
import { call } from '#core/web/transport/call.ts';
import { Problem, codeOf } from '#core/web/transport/problem.ts';
import { delay } from '#core/web/transport/timeout.ts';

export interface UserSync {
  /** The person's user record; null without a uid and an email, and when syncing failed. */
  sync(authUser: AuthenticatedUser): Promise<User | null>;
  /** The person signed out: the next one is synced anew, even if it is the same person. */
  reset(): void;
}

/**
 * Section 4, "User sync": ensures that the signed-in person has a user record. Called twice for the
 * same person it runs once, unless it failed. `isCurrent`: whether they are still signed in.
 */
export function createUserSync(isCurrent: (uid: string) => boolean): UserSync {
  let guard: { readonly uid: string; readonly user: Promise<User | null> } | null = null;

  return {
    async sync(authUser) {
      const { uid, email } = authUser;
      if (uid === '' || email === null || email === '') return null;
      if (guard?.uid === uid) return guard.user;
      const mine = { uid, user: persist({ ...authUser, email }, isCurrent) };
      guard = mine;
      const user = await mine.user;
      if (user === null && guard === mine) guard = null;
      return user;
    },
    reset() {
      guard = null;
    },
  };
}

type Syncable = AuthenticatedUser & { readonly email: string };

async function persist(
  person: Syncable,
  isCurrent: (uid: string) => boolean,
): Promise<User | null> {
  for (let attempts = 1; isCurrent(person.uid); attempts += 1) {
    try {
      return await findOrCreate(person);
    } catch (error) {
      console.error('User sync error', codeOf(error));
    }
    if (attempts >= limits.userSyncAttempts) return null;
    await delay(limits.userSyncRetryDelayMs);
  }
  return null;
}

async function findOrCreate(person: Syncable): Promise<User> {
  try {
    return await call(users.byAuth, { query: { authId: person.uid } });
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
  }
  return call(users.sync, {
    body: {
      authId: person.uid,
      ...splitDisplayName(person.displayName ?? ''),
      email: person.email,
      photoUrl: person.photoURL,
    },
  });
}
