import { refusals } from '#core/domain/refusals.ts';
import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { serverLimits } from '#core/platform/limits.ts';
import { isFoundry, type Person } from '#core/domain/authorization/permissions.ts';
import { systemRoleNames, type SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { personName } from '#core/domain/identity/names.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { authSessions, authUsers } from '#core/server/tables/identity.ts';
import { systemRoles, userSystemRoles, users } from '#core/server/tables/users.ts';
import { administersCorporation } from './administers-corporation.ts';
import { findApiKey, type ApiKey } from './api-keys.ts';
import { isHeld } from './held-role.ts';
import type { Claims } from './tokens.ts';

declare const proof: unique symbol;

/** An authenticated person, or an API key. Only this module creates one, so every read needs authentication. */
export interface Viewer extends Person {
  readonly [proof]: 'viewer';
  readonly authId: string;
  /** The session that calls; null for an API key, and for work that runs without the person. */
  readonly sessionId: string | null;
  /** Their user record; null until the first sync. */
  readonly userId: string | null;
  readonly email: string;
  readonly name: string;
  /** The API key that calls in place of a person. */
  readonly apiKey: { readonly id: string; readonly name: string } | null;
  /** Whether they see the rows of every corporation. */
  readonly seesAll: boolean;
}

/** The display name that others see. */
export const viewerName = ({ name, email }: Viewer): string =>
  personName({ firstName: name, lastName: '', email });

const isSystemRole = (name: string): name is SystemRoleName =>
  (systemRoleNames as readonly string[]).includes(name);

const columns = {
  authId: authUsers.id,
  email: authUsers.email,
  name: authUsers.name,
  emailVerified: authUsers.emailVerified,
  userId: users.id,
  isFoundryUser: users.isFoundryUser,
  corporationId: sql<string | null>`(
    select ${corporations.id} from ${corporations}
    where ${corporations.id} = ${users.corporationId} and ${corporations.isActive})`,
  isCorporationAdministrator: administersCorporation,
  isActive: users.isActive,
  roles: sql<string[]>`array(
    select ${systemRoles.name} from ${userSystemRoles}
    join ${systemRoles} on ${systemRoles.id} = ${userSystemRoles.systemRoleId}
    where ${userSystemRoles.userId} = ${users.id} and ${isHeld})`,
};

interface Row {
  readonly authId: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
  readonly userId: string | null;
  readonly isFoundryUser: boolean | null;
  readonly corporationId: string | null;
  readonly isCorporationAdministrator: boolean;
  readonly roles: readonly string[];
}

/** An unverified address gives no corporation, role or flag (decision 98, "Who sees what"). */
function viewerOf(row: Row, sessionId: string | null): Viewer {
  const verified = row.emailVerified;
  const person = {
    authId: row.authId,
    verifiedEmail: verified ? row.email.toLowerCase() : null,
    isFoundryUser: verified && row.isFoundryUser === true,
    systemRoles: verified ? row.roles.filter(isSystemRole) : [],
    corporationId: verified ? row.corporationId : null,
    isCorporationAdministrator: verified && row.isCorporationAdministrator,
  };
  const viewer: Omit<Viewer, typeof proof> = {
    ...person,
    sessionId,
    userId: row.userId,
    email: row.email,
    name: row.name,
    apiKey: null,
    seesAll: isFoundry(person),
  };
  return viewer as Viewer;
}

/** @throws Refused `unauthenticated` when the session has ended or the person was deactivated. */
export async function loadViewer(db: Queryable, claims: Claims): Promise<Viewer> {
  const [row] = await db
    .select(columns)
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .leftJoin(users, eq(users.authId, authUsers.id))
    .where(
      and(
        eq(authSessions.id, claims.sessionId),
        eq(authSessions.userId, claims.authId),
        gt(authSessions.expiresAt, sql`now()`),
      ),
    );
  if (!row || row.isActive === false) throw refused(refusals.unauthenticated);
  return viewerOf(row, claims.sessionId);
}

/**
 * The same for a change, in its transaction: an account that is merged into another one meanwhile waits
 * for it, so that nothing is written for an account that is gone.
 * @throws Refused `unauthenticated`
 */
export async function loadWriter(tx: Queryable, claims: Claims): Promise<Viewer> {
  await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(eq(authUsers.id, claims.authId))
    .for('key share');
  return loadViewer(tx, claims);
}

async function findActive(db: Queryable, isThem: SQL): Promise<Viewer | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(authUsers, eq(authUsers.id, users.authId))
    .where(and(isThem, users.isActive));
  return row ? viewerOf(row, null) : null;
}

/**
 * Who somebody is now, for work that they asked for and that runs without them. Null: the person was
 * deactivated, or cannot sign in.
 */
export const findViewer = (db: Queryable, userId: string): Promise<Viewer | null> =>
  findActive(db, eq(users.id, userId));

const keyPrefix = 'key:';

/**
 * An API key as a viewer: of its corporation or, without one, of the foundry. It has no user record,
 * so that nothing which needs a person's permission is granted to it.
 */
export function viewerOfApiKey({ id, name, corporationId }: ApiKey): Viewer {
  const authId = `${keyPrefix}${id}`;
  const isFoundryUser = corporationId === null;
  const viewer: Omit<Viewer, typeof proof> = {
    authId,
    verifiedEmail: authId,
    isFoundryUser,
    systemRoles: [],
    corporationId,

    sessionId: null,
    userId: null,
    email: '',
    name,
    apiKey: { id, name },
    seesAll: isFoundryUser,
  };
  return viewer as Viewer;
}

/** The same for whoever an answer was for, a person or an API key. Null: the key was revoked, too. */
export async function findReader(db: Queryable, authId: string): Promise<Viewer | null> {
  if (!authId.startsWith(keyPrefix)) return findActive(db, eq(authUsers.id, authId));
  const key = await findApiKey(db, authId.slice(keyPrefix.length));
  return key && viewerOfApiKey(key);
}

const rememberedViewers = 5000;

/** Caches viewers of reads briefly; a change of person, role or session invalidates them at once. */
export function openViewers(db: Queryable) {
  /** By person, then by session. */
  const remembered = new LRUCache<string, Map<string, Viewer>>({
    max: rememberedViewers,
    ttl: serverLimits.viewerCacheMs,
  });

  function sessionsOf(authId: string): Map<string, Viewer> {
    const entry = remembered.get(authId);
    if (entry) return entry;
    const none = new Map<string, Viewer>();
    remembered.set(authId, none);
    return none;
  }

  return {
    async forReading(claims: Claims): Promise<Viewer> {
      const sessions = sessionsOf(claims.authId);
      const entry = sessions.get(claims.sessionId);
      if (entry) return entry;
      const viewer = await loadViewer(db, claims);
      // If the person was invalidated during the load, this map is detached, so that an outdated
      // viewer is not cached.
      sessions.set(claims.sessionId, viewer);
      return viewer;
    },
    /** An empty id invalidates everybody. */
    forget(authId: string): void {
      if (authId === '') remembered.clear();
      else remembered.delete(authId);
    },
  };
}

export type Viewers = ReturnType<typeof openViewers>;
