import { eq } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import { personName } from '#core/domain/identity/names.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import { findViewer, type Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { users } from '#core/server/tables/users.ts';
import type { ResourceKind } from '#features/people/users/domain/access/resource.ts';
import type * as endpoints from '#features/people/users/domain/access/endpoints.ts';
import {
  explainAccess,
  noAccess,
  withCaseRole,
  withOwnRoles,
} from '#features/people/users/domain/access/explain-access.ts';
import { loadPerson } from '#features/people/users/server/shared/load-person.ts';
import { loadSubject } from './load-subject.ts';
import { findThings, type AccessThings } from './things.ts';

/** The foundry asks about everybody, also about disabled accounts; others about themselves. */
async function loadAsked(things: AccessThings, db: Queryable, viewer: Viewer, userId: string) {
  if (userId !== viewer.userId && !may(viewer, 'manageUsers')) {
    await loadPerson(db, viewer, userId);
    grant(viewer, 'manageUsers');
  }
  const [user] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw refused(refusals.notFound);
  const caseRoles = (await things.get('opportunity')?.countRoles?.(db, userId)) ?? [];
  return { id: userId, name: personName(user), caseRoles: [...caseRoles] };
}

/** @throws Refused `notFound` for what the person who asks does not see. */
async function loadThing(
  things: AccessThings,
  db: Queryable,
  viewer: Viewer,
  kind: ResourceKind,
  id: string | undefined,
) {
  if (kind === 'product') return { kind, id: null, name: null };
  if (id === undefined) throw refused(refusals.invalid, { problem: 'query.id: which one?' });
  const [thing] = await findThings(things, db, viewer, kind, id);
  if (!thing) throw refused(refusals.notFound);
  return { kind, ...thing };
}

export const accessHandlers = (things: AccessThings): Handlers<typeof endpoints> => ({
  async explain({ viewer, query: { kind, id, userId = userIdOf(viewer), ...supposed }, db }) {
    const account = await loadAsked(things, db, viewer, userId);
    const thing = await loadThing(things, db, viewer, kind, id);
    const person = await findViewer(db, userId);
    const isSupposed = Object.values(supposed).some((role) => role !== undefined);
    if (person === null) {
      const none = noAccess(kind);
      return {
        person: { ...account, canSignIn: false },
        thing,
        now: none,
        supposed: isSupposed ? none : null,
      };
    }
    const subject = await loadSubject(things, db, kind, id ?? '', userId);
    return {
      person: { ...account, canSignIn: true },
      thing,
      now: explainAccess(person, subject),
      supposed: isSupposed
        ? explainAccess(withOwnRoles(person, supposed), withCaseRole(subject, supposed))
        : null,
    };
  },

  things: ({ viewer, query: { kind }, db }) => findThings(things, db, viewer, kind),
});
