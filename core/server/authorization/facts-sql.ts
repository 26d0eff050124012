import { sql, type SQL } from 'drizzle-orm';
import type { SystemRoleName } from '#core/domain/authorization/system-role.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { systemRoles, userSystemRoles, users } from '#core/server/tables/users.ts';
import { administersCorporation } from './administers-corporation.ts';
import { isHeld } from './held-role.ts';
import type { VisibilityScope } from './visibility.ts';

/** The facts of a person in SQL: the viewer of a query, or each row of `users`. */
export interface PersonFacts {
  readonly isVerified: SQL;
  readonly isFoundryUser: SQL;
  /** Of their own corporation. */
  readonly isCorporationAdministrator: SQL;
  readonly holdsSystemRole: (name: SystemRoleName) => SQL;
  readonly corporationId: SQL;
  readonly userId: SQL;
  readonly authId: SQL;
}

/** The facts of a resource in SQL: a given one, or each row of its table. Provided by its feature. */
export interface FactsByKind {
  product: Record<never, never>;
  corporation: {
    readonly corporationId: SQL;
    readonly hasCaseRole?: (userId: SQL, roles: SQL) => SQL;
  };
  opportunity: {
    readonly corporationId: SQL;
    /** Whether the user has one of these roles (an array) on the case. */
    readonly hasCaseRole: (userId: SQL, roles: SQL) => SQL;
  };
  project: {
    readonly corporationId: SQL;
    readonly projectOwnerId: SQL;
    /** Roles on its opportunity; nobody has any where it came from none. */
    readonly hasCaseRole: (userId: SQL, roles: SQL) => SQL;
  };
  radar: {
    readonly corporationId: SQL;
    readonly isEditor: (userId: SQL) => SQL;
    readonly isPublic: SQL;
  };
  collection: { readonly ownerId: SQL; readonly sharedToUsers: SQL };
  person: {
    readonly corporationId: SQL;
    readonly isTeammate: (userId: SQL) => SQL;
  };
}
export type SubjectSql<Kind extends keyof FactsByKind> = FactsByKind[Kind];

/** Qualified: in a query on a single table, drizzle would leave the table name out. */
const userId = sql`${users}.${sql.identifier(users.id.name)}`;

/**
 * Each row of `users`. An invited person without an account is identified by address, and gets an
 * account's access only once that address is verified.
 */
export const eachUser: PersonFacts = {
  isVerified: sql`(${users.authId} is null or exists (
    select 1 from ${authUsers} where ${authUsers.id} = ${users.authId} and ${authUsers.emailVerified}))`,
  isFoundryUser: sql`${users.isFoundryUser}`,
  isCorporationAdministrator: administersCorporation,
  holdsSystemRole: (name) => sql`exists (
    select 1 from ${userSystemRoles}
    join ${systemRoles} on ${systemRoles.id} = ${userSystemRoles.systemRoleId}
    where ${userSystemRoles.userId} = ${userId} and ${systemRoles.name} = ${name} and ${isHeld})`,
  corporationId: sql`${users.corporationId}`,
  userId,
  authId: sql`${users.authId}`,
};

/** The viewer of a query, for conditions on the rows that it reads. */
export function viewerFacts(scope: VisibilityScope): PersonFacts {
  const roles = sql`${sql.param(scope.systemRoles)}::text[]`;
  return {
    isVerified: sql`${scope.isVerified}::boolean`,
    isFoundryUser: sql`${scope.isFoundryUser}::boolean`,
    isCorporationAdministrator: sql`${scope.isCorporationAdministrator}::boolean`,
    holdsSystemRole: (name) => sql`${name} = any(${roles})`,
    corporationId: sql`${scope.corporationId}::uuid`,
    userId: sql`${scope.userId}::uuid`,
    authId: sql`${scope.authId}::text`,
  };
}
