import { and, eq, ne, sql } from 'drizzle-orm';
import { displayNameFromEmail, splitDisplayName } from '#core/domain/identity/names.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { lockAuthority } from '#core/server/authorization/lock-authority.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { users } from '#core/server/tables/users.ts';
import { userEvents } from '#features/people/users/domain/events.ts';
import type * as endpoints from '#features/people/users/domain/profile-endpoints.ts';
import type { ProfileChange } from '#features/people/users/domain/profile.ts';
import { personEvents } from '#features/people/users/server/events.ts';
import {
  loadPerson,
  type PersonSubject,
} from '#features/people/users/server/shared/load-person.ts';
import type { PersonTables } from '#features/people/users/server/shared/person-tables.ts';
import { loadProfile, updateProfile, type StoredChange } from './profiles.ts';

const blankToNull = (value: string | null): string | null => {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
};

/** Section 3: a display name is split; a blank one is derived from the address, as on sign-in. */
const nameOf = (displayName: string, email: string) =>
  splitDisplayName(displayName.trim() === '' ? displayNameFromEmail(email) : displayName);

const storedChange = (
  { displayName, title, linkedin, links }: Omit<ProfileChange, 'isFoundryUser'>,
  { email }: PersonSubject,
): StoredChange => ({
  ...(displayName !== undefined && nameOf(displayName, email)),
  ...(title !== undefined && { title: blankToNull(title) }),
  ...(linkedin !== undefined && { linkedin: blankToNull(linkedin) }),
  ...(links !== undefined && { links }),
});

/** The identity library has the name too, and signs messages and notifications with it. */
async function renameAccount(
  db: Queryable,
  { authId }: PersonSubject,
  { firstName, lastName }: StoredChange,
): Promise<void> {
  if (authId === null || firstName === undefined) return;
  const name = `${firstName} ${lastName ?? ''}`.trim();
  await db.update(authUsers).set({ name, updatedAt: new Date() }).where(eq(authUsers.id, authId));
}

/** @throws Refused `forbidden`: section 6, "assign or remove Superuser, Foundry User" */
async function setFlag(db: Queryable, viewer: Viewer, id: string, isOn: boolean): Promise<void> {
  const { userId: actorId } = grant(await lockAuthority(db, viewer), 'assignFoundryUser');
  const changed = await db
    .update(users)
    .set({ isFoundryUser: isOn, updatedAt: sql`now()` })
    .where(and(eq(users.id, id), ne(users.isFoundryUser, isOn)))
    .returning({ id: users.id });
  if (changed.length === 0) return;
  await emit(db, personEvents.flagChanged, { userId: id, actorId, isFoundryUser: isOn });
}

export const profileHandlers = (tables: readonly PersonTables[]): Handlers<typeof endpoints> => ({
  get: ({ viewer, params, db }) => loadProfile(tables, db, viewer, params.id),

  async update({ viewer, params, body, db }) {
    const person = await loadPerson(db, viewer, params.id);
    const { userId } = grant(viewer, 'editProfile', person);
    const { isFoundryUser, ...described } = body;
    if (isFoundryUser !== undefined) await setFlag(db, viewer, person.id, isFoundryUser);
    const change = storedChange(described, person);
    const fields = Object.keys(described);
    if (fields.length > 0) {
      await updateProfile(db, person.id, change);
      await renameAccount(db, person, change);
      const happened = { userId: person.id, actorId: userId, fields };
      await emit(db, userEvents['user.profileChanged'], happened);
    }
    return loadProfile(tables, db, viewer, person.id);
  },
});
