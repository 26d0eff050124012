import type { SQL } from 'drizzle-orm';
import { users } from '#core/server/tables/users.ts';
import { loadViewer, type Viewer } from '#core/server/authorization/viewer.ts';
import {
  kindOf,
  makeEveryKind,
  makePlace,
  rolesOf,
  type AnyPerson,
} from './every-kind-of-person.ts';
import { openTestDatabase } from './test-database.ts';

/** A database of this test file with each kind of person, and each who has signed in as a viewer. */
export async function openEveryViewer() {
  const database = await openTestDatabase();
  const { db } = database;
  const place = await makePlace(database);
  const everybody = await makeEveryKind(database, place);
  const signedIn = everybody.filter(({ isActive, authId }) => isActive && authId !== null);
  const viewers: [AnyPerson, Viewer][] = [];
  for (const one of signedIn) {
    const claims = { authId: one.authId ?? '', sessionId: one.sessionId };
    viewers.push([one, await loadViewer(db, claims)]);
  }

  return {
    db,
    place,
    everybody,
    signedIn,
    viewers,

    caseFor: (one: AnyPerson) => ({ corporationId: place.corporationId, roles: rolesOf(one) }),

    /** The ids of the people who fulfil a condition on `users`. */
    async fulfilling(condition: SQL): Promise<ReadonlySet<string>> {
      const rows = await db.select({ id: users.id }).from(users).where(condition);
      return new Set(rows.map(({ id }) => id));
    },

    /** The kinds of viewers who read rows and should not, or should and do not. */
    async unlike(
      read: (viewer: Viewer) => Promise<unknown[]>,
      expected: (one: AnyPerson) => boolean,
    ): Promise<string[]> {
      const wrong: string[] = [];
      for (const [one, viewer] of viewers) {
        if ((await read(viewer)).length > 0 !== expected(one)) wrong.push(kindOf(one));
      }
      return wrong;
    },
  };
}
