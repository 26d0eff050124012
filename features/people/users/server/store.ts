import { and, eq, isNull, sql } from 'drizzle-orm';
import type { User } from '#core/domain/identity/user.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Database, Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import { corporationByDomain } from '#features/people/identity/server/shared/corporation-by-domain.ts';
import { noteSignIn } from '#features/people/identity/server/shared/note-sign-in.ts';
import { userColumns as columns } from '#features/people/users/server/shared/user-columns.ts';

interface Synced {
  readonly user: User;
  readonly isNew: boolean;
  readonly joined: string | null;
}

export function userStore(database: Database) {
  return {
    /** Own record; for the foundry, anybody's. */
    async byAuthId(viewer: Viewer, authId: string): Promise<User | null> {
      if (authId !== viewer.authId && !viewer.seesAll) return null;
      const [user] = await database.select(columns).from(users).where(eq(users.authId, authId));
      return user ?? null;
    },

    /**
     * The viewer's record, created when missing. A person known only by email (an invited team
     * member) is merged with the account once the address is verified.
     */
    async sync(
      db: Queryable,
      viewer: Viewer,
      names: { firstName: string; lastName: string },
    ): Promise<Synced> {
      const mine = eq(users.authId, viewer.authId);
      const [user] = await db.select(columns).from(users).where(mine);
      if (user) return { user, isNew: false, joined: null };
      const made = await this.create(db, viewer, names);
      // The sign-in came before the record.
      if (made.isNew) await noteSignIn(db, viewer.email);
      return made;
    },

    async create(
      db: Queryable,
      viewer: Viewer,
      names: { firstName: string; lastName: string },
    ): Promise<Synced> {
      const joined = await corporationByDomain(db, viewer.verifiedEmail);
      if (viewer.verifiedEmail !== null) {
        const [invited] = await db
          .update(users)
          .set({
            authId: viewer.authId,
            corporationId: sql`coalesce(${users.corporationId}, ${joined}::uuid)`,
            updatedAt: sql`now()`,
          })
          .where(and(sql`lower(${users.email}) = ${viewer.verifiedEmail}`, isNull(users.authId)))
          .returning(columns);
        if (invited) return { user: invited, isNew: true, joined };
      }
      const [made] = await db
        .insert(users)
        .values({ authId: viewer.authId, email: viewer.email, corporationId: joined, ...names })
        .onConflictDoNothing()
        .returning(columns);
      if (made) return { user: made, isNew: true, joined };
      // Another tab of the same person was faster, or the address belongs to another record: an
      // unverified claim does not take that over.
      const [user] = await db.select(columns).from(users).where(eq(users.authId, viewer.authId));
      if (!user) throw new AddressTaken();
      return { user, isNew: false, joined: null };
    },
  };
}

/** Another person's record holds this email address. */
export class AddressTaken extends Error {}

export type UserStore = ReturnType<typeof userStore>;
