import { createContext } from 'react';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import type { Person } from '#core/domain/authorization/permissions.ts';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import type { AuthenticatedUser, User } from '#core/domain/identity/user.ts';
import type { AuthStatus } from './auth-store.ts';
import type { SignOutOutcome } from './sign-out.ts';

export interface Session {
  readonly status: AuthStatus;
  readonly authUser: AuthenticatedUser | null;
  /** The synced user record; null until it is there, and when it cannot be had. */
  readonly user: User | null;
  readonly systemRoles: readonly SystemRoleName[];
  /** The corporation they belong to; null for nobody's people. */
  readonly corporation: Corporation | null;
  /** The person as `may(…)` wants one. Everything the server decides, it decides again. */
  readonly person: Person;
  /** Whether who the person is, and what they may do, is still being found out. */
  readonly isLoading: boolean;
  signOut(): Promise<SignOutOutcome>;
}

export const SessionContext = createContext<Session | null>(null);
