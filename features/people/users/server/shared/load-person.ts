import { and, eq, or } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { users } from '#core/server/tables/users.ts';
import { findablePerson } from './people.ts';

/** The fields of a person that permissions depend on. */
export interface PersonSubject {
  readonly id: string;
  readonly email: string;
  readonly authId: string | null;
  readonly corporationId: string | null;
}

/** Who may be found, and oneself: also without a corporation or with an unverified address. */
export const readablePerson = (viewer: Viewer) =>
  or(findablePerson(viewer, true), eq(users.authId, viewer.authId));

/** @throws Refused `notFound` when there is no such person, or the viewer may not find them. */
export async function loadPerson(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<PersonSubject> {
  const { email, authId, corporationId } = users;
  const [person] = await db
    .select({ id: users.id, email, authId, corporationId })
    .from(users)
    .where(and(eq(users.id, id), readablePerson(viewer)));
  if (!person) throw refused(refusals.notFound);
  return person;
}
