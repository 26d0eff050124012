import { createContext } from 'react';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import type { Person } from '#core/domain/authorization/permissions.ts';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import type { AuthenticatedUser } from '#core/domain/identity/authenticated-user.ts';
import type { User } from '#core/domain/identity/user.ts';
import type { AuthStatus } from './auth-store.ts';
import type { SignOutOutcome } from './sign-out.ts';

export interface Session {
  readonly status: AuthStatus;
  readonly authUser: AuthenticatedUser | null;
  /** The synced user record; null until it is loaded, and when it cannot be. */
  readonly user: User | null;
  readonly systemRoles: readonly SystemRoleName[];
  /** The person's corporation; null if they have none. */
  readonly corporation: Corporation | null;
  /** The person as `may(…)` takes one. The server checks everything again. */
  readonly person: Person;
  /** Whether the person or their permissions are not known yet. */
  readonly isLoading: boolean;
  /** They could not be read, and are those known last, or nothing is known of them. */
  readonly failure: 'outdated' | 'unknown' | null;
  /** Why; null while they are asked for again. */
  readonly failureReason: Error | null;
  /** Whether they are signing out: nothing of theirs is shown any more. */
  readonly isLeaving: boolean;
  signOut(): Promise<SignOutOutcome>;
}

export const SessionContext = createContext<Session | null>(null);
