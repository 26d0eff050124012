import { and, eq, sql, type SQL } from 'drizzle-orm';
import { withAsciiDomain } from '#core/domain/identity/email-address.ts';
import { limits } from '#core/domain/limits.ts';
import { userLimits } from '#features/people/users/domain/limits.ts';
import type { FoundUser, User } from '#core/domain/identity/user.ts';
import { findablePerson } from '#features/people/users/server/shared/people.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import type { Database } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import { userColumns } from '#features/people/users/server/shared/user-columns.ts';

const fullName = sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`;

interface PeopleQuery {
  readonly typed: string;
  readonly isWide: boolean;
  /** Undefined: of any. */
  readonly corporationId?: string | undefined;
}

/**
 * Search for people. It finds only people visible to the viewer: no answer reveals that others
 * exist.
 */
export function peopleSearch(database: Database) {
  const matching = (q: string): SQL => {
    const pattern = likeContaining(q);
    return sql`(${fullName} ilike ${pattern} or ${users.email} ilike ${pattern})`;
  };
  return {
    async search(
      viewer: Viewer,
      { typed, isWide, corporationId }: PeopleQuery,
    ): Promise<FoundUser[]> {
      const q = typed.trim();
      if ([...q].length < limits.peopleSearchLeast) return [];
      return database
        .select({ ...userColumns, title: users.title })
        .from(users)
        .where(
          and(
            findablePerson(viewer, isWide),
            matching(q),
            corporationId === undefined ? undefined : eq(users.corporationId, corporationId),
          ),
        )
        .orderBy(
          sql`not starts_with(lower(${fullName}), ${q.toLowerCase()})`,
          sql`lower(${fullName})`,
          users.id,
        )
        .limit(userLimits.peopleFoundMost);
    },

    async byEmail(viewer: Viewer, typed: string): Promise<User | null> {
      const email = withAsciiDomain(typed);
      const [user] = await database
        .select(userColumns)
        .from(users)
        .where(
          and(
            findablePerson(viewer, true),
            sql`lower(${users.email}) = ${email.trim().toLowerCase()}`,
          ),
        );
      return user ?? null;
    },
  };
}

export type PeopleSearch = ReturnType<typeof peopleSearch>;
