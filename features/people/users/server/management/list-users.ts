import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  afterCursor,
  keyColumn,
  orderByKeys,
  pageOf,
  textKey,
  type SortKey,
} from '#core/platform/database/cursor.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { administersCorporation } from '#core/server/authorization/administers-corporation.ts';
import { isHeld } from '#core/server/authorization/held-role.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { authAccounts, authPasskeys } from '#core/server/tables/identity.ts';
import { systemRoles, userSystemRoles, users } from '#core/server/tables/users.ts';
import { userLimits } from '#features/people/users/domain/limits.ts';
import type * as endpoints from '#features/people/users/domain/management-endpoints.ts';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import type {
  ActivityFilter,
  UserFilter,
  UserSort,
} from '#features/people/users/domain/user-filters.ts';
import {
  isSomebody,
  rolesWithEnd,
  userWithRolesColumns,
} from '#features/people/users/server/user-with-roles.ts';

type ListQuery = z.output<typeof endpoints.list.query>;

const uuidKey: SortKey = { by: sql`${users.id}`, type: 'uuid' };

/** Each has an index: `core/server/tables/users.ts`. */
const sortKeys: Record<UserSort, readonly SortKey[]> = {
  name: [textKey(sql`${users.firstName} || ' ' || ${users.lastName}`), uuidKey],
  email: [textKey(users.email), uuidKey],
  lastSignIn: [
    {
      by: sql`coalesce(${users.lastSignInAt}, timestamptz '1970-01-01 00:00:00+00')`,
      type: 'timestamptz',
    },
    uuidKey,
  ],
  created: [{ by: sql`${users.createdAt}`, type: 'timestamptz' }, uuidKey],
};

const newestFirst: readonly UserSort[] = ['lastSignIn', 'created'];

const recentSince = sql`now() - make_interval(days => ${userLimits.recentDays})`;

const byActivity: Record<ActivityFilter, SQL> = {
  recent: sql`(${users.isActive} and ${users.lastSignInAt} >= ${recentSince})`,
  idle: sql`(${users.isActive} and ${users.lastSignInAt} < ${recentSince})`,
  never: sql`(${users.isActive} and ${users.lastSignInAt} is null)`,
  disabled: sql`(not ${users.isActive})`,
};

const holders = (role?: string): SQL => sql`
  select ${userSystemRoles.userId} from ${userSystemRoles}
  join ${systemRoles} on ${systemRoles.id} = ${userSystemRoles.systemRoleId}
  where ${isHeld}${role === undefined ? sql`` : sql` and ${systemRoles.name} = ${role}`}`;

/** By id, from an array: how many hold a role differs too much to be estimated. */
const oneOf = (ids: SQL): SQL => sql`${users.id} = any(array(${ids}))`;

/** The flag counts as Foundry User (section 6). */
function byRole(role: NonNullable<ListQuery['role']>): SQL {
  if (role === 'none') {
    return sql`(${users.id} not in (${holders()}) and not ${users.isFoundryUser})`;
  }
  if (role !== 'Foundry User') return oneOf(holders(role));
  return oneOf(sql`${holders(role)}
    union select flagged.id from ${users} flagged where flagged.is_foundry_user`);
}

/** Trigrams find any part of a word; shorter parts are found where words begin. */
const anywhereFrom = 3;

const partOf = (word: string): string =>
  likeContaining([...word].length < anywhereFrom ? ` ${word}` : word);

const matches = (q: string): SQL | undefined =>
  and(
    ...q
      .toLowerCase()
      .split(/\s+/u)
      .filter(Boolean)
      .map((word) => sql`${users.searchText} like ${partOf(word)}`),
  );

const hasUsed = (table: typeof authAccounts | typeof authPasskeys) =>
  sql`exists (select 1 from ${table} where ${table.userId} = ${users.authId})`;

const isUsed = sql`(${users.lastSignInAt} is not null
  or ${hasUsed(authAccounts)} or ${hasUsed(authPasskeys)})`;

const columns = {
  ...userWithRolesColumns,
  isActive: users.isActive,
  account: sql<ManagedUser['account']>`case when ${users.authId} is null then 'none'
    when ${isUsed} then 'used' else 'invited' end`,
  corporation: sql<ManagedUser['corporation']>`case when ${corporations.id} is not null
    then json_build_object('id', ${corporations.id}, 'name', ${corporations.name}) end`,
  isAdministrator: administersCorporation,
  systemRoles: rolesWithEnd,
};

const selectUsers = (db: Queryable, keys: readonly SortKey[] = [uuidKey]) =>
  db
    .select({ row: jsonObject(columns), cursorKeys: keyColumn(keys) })
    .from(users)
    .leftJoin(corporations, eq(corporations.id, users.corporationId));

const fits = ({ q, role, corporationId, activity }: UserFilter): SQL | undefined =>
  and(
    isSomebody,
    q === undefined ? undefined : matches(q),
    role === undefined ? undefined : byRole(role),
    corporationId === undefined ? undefined : eq(users.corporationId, corporationId),
    activity === undefined ? undefined : byActivity[activity],
  );

/** A page of everybody. Access is checked by the caller. */
export async function listUsers(db: Queryable, query: ListQuery) {
  const { sort, cursor, limit } = query;
  const direction = query.direction ?? (newestFirst.includes(sort) ? 'descending' : 'ascending');
  const keys = sortKeys[sort];
  const rows = await selectUsers(db, keys)
    .where(and(fits(query), afterCursor(cursor, keys, direction)))
    .orderBy(...orderByKeys(keys, direction))
    .limit(limit + 1);
  return pageOf(rows, limit);
}

/** How many fit the filter. */
export async function countListed(db: Queryable, filter: UserFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(fits(filter));
  return row?.total ?? 0;
}

/** Null: nobody has this id. */
export async function findManagedUser(db: Queryable, id: string): Promise<ManagedUser | null> {
  const [match] = await selectUsers(db).where(and(eq(users.id, id), isSomebody));
  return match?.row ?? null;
}

/** How many people there are, by what the list can be filtered by. */
export async function countUsers(db: Queryable) {
  const number = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [figures] = await db
    .select({
      people: number(sql`${users.isActive}`),
      recent: number(byActivity.recent),
      invited: number(sql`${users.isActive} and ${users.authId} is not null and not ${isUsed}`),
      disabled: number(byActivity.disabled),
    })
    .from(users)
    .where(isSomebody);
  return figures ?? { people: 0, recent: 0, invited: 0, disabled: 0 };
}
