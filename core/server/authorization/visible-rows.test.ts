import { and, eq, type SQL } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { sees } from '#core/domain/authorization/permissions.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';
import {
  asPerson,
  kindOf,
  makeEveryKind,
  makePlace,
  rolesOf,
  type AnyPerson,
} from '#core/tests/every-kind-of-person.ts';
import { openTestDatabase } from '#core/tests/test-database.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import { visibleCorporation } from '#features/cases/corporations/server/shared/visibility.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { visibleProject } from '#features/portfolio/projects/server/shared/visibility.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { findablePerson } from '#features/people/users/server/shared/people.ts';
import { loadViewer, type Viewer } from './viewer.ts';
import { visibilityScopeOf } from './visibility.ts';

/** Each kind of viewer reads exactly the rows that `visibleTo` of the domain allows. */

const database = await openTestDatabase();
const { db } = database;
const place = await makePlace(database);
const everybody = await makeEveryKind(database, place);
const signedIn = everybody.filter(({ isActive, authId }) => isActive && authId !== null);
const caseFor = (one: AnyPerson) => ({ corporationId: place.corporationId, roles: rolesOf(one) });
const collection = {
  userId: signedIn[7]?.authId ?? '',
  sharedToUsers: signedIn.flatMap(({ authId }, index) => (index % 2 === 0 ? [authId ?? ''] : [])),
};
const fulfilling = async (condition: SQL) => {
  const rows = await db.select({ id: users.id }).from(users).where(condition);
  return new Set(rows.map(({ id }) => id));
};

const viewers: [AnyPerson, Viewer][] = [];
let collectionId = '';
beforeAll(async () => {
  for (const one of signedIn) {
    const claims = { authId: one.authId ?? '', sessionId: one.sessionId };
    viewers.push([one, await loadViewer(db, claims)]);
  }
  const [made] = await db
    .insert(collections)
    .values({ name: 'Theirs', ...collection })
    .returning({ id: collections.id });
  collectionId = made?.id ?? '';
});

async function unlike(
  read: (viewer: Viewer) => Promise<unknown[]>,
  expected: (one: AnyPerson) => boolean,
) {
  const wrong: string[] = [];
  for (const [one, viewer] of viewers) {
    if ((await read(viewer)).length > 0 !== expected(one)) wrong.push(kindOf(one));
  }
  return wrong;
}

test('a viewer has the facts of the person in the table', () => {
  for (const [one, viewer] of viewers) {
    const person = asPerson(one);
    expect(sees(viewer, 'opportunity', caseFor(one))).toBe(
      sees(person, 'opportunity', caseFor(one)),
    );
    expect(viewer.seesAll).toBe(
      one.isVerified &&
        (one.isFoundryUser || one.systemRole === 'Superuser' || one.systemRole === 'Foundry User'),
    );
  }
});

test('opportunities', async () => {
  const isCase = eq(opportunities.id, place.opportunityId);
  const read = (viewer: Viewer) =>
    db
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(and(isCase, visibleOpportunity(visibilityScopeOf(viewer))));
  expect(await unlike(read, (one) => sees(asPerson(one), 'opportunity', caseFor(one)))).toEqual([]);
});

test('corporations', async () => {
  const { corporationId: id } = place;
  const read = (viewer: Viewer) =>
    db
      .select({ id: corporations.id })
      .from(corporations)
      .where(and(eq(corporations.id, id), visibleCorporation(visibilityScopeOf(viewer))));
  expect(
    await unlike(read, (one) => sees(asPerson(one), 'corporation', { id, roles: rolesOf(one) })),
  ).toEqual([]);
});

test('projects', async () => {
  const { corporationId } = place;
  const read = (viewer: Viewer) =>
    db
      .select({ id: projects.id })
      .from(projects)
      .where(visibleProject(visibilityScopeOf(viewer)));
  expect(
    await unlike(read, (one) =>
      sees(asPerson(one), 'project', { corporationId, roles: rolesOf(one) }),
    ),
  ).toEqual([]);
});

test('collections', async () => {
  const read = (viewer: Viewer) =>
    db
      .select({ id: collections.id })
      .from(collections)
      .where(and(eq(collections.id, collectionId), visibleCollection(viewer)));
  expect(await unlike(read, (one) => sees(asPerson(one), 'collection', collection))).toEqual([]);
});

test('people of the same and of other corporations', async () => {
  const wrong: string[] = [];
  for (const [one, viewer] of viewers.filter((_, index) => index % 5 === 0)) {
    const wide = await fulfilling(findablePerson(viewer, true));
    const near = await fulfilling(findablePerson(viewer, false));
    for (const other of everybody) {
      const target = {
        corporationId: other.corporationId,
        isTeammate: one.caseRole !== null && other.caseRole !== null,
      };
      const isSeen = other.isActive && sees(asPerson(one), 'person', target);
      if (wide.has(other.id) !== isSeen) wrong.push(`wide ${kindOf(one)} ${kindOf(other)}`);
      const isNear =
        isSeen &&
        (target.isTeammate ||
          (one.corporationId !== null && one.corporationId === other.corporationId));
      if (near.has(other.id) !== isNear) wrong.push(`near ${kindOf(one)} ${kindOf(other)}`);
    }
  }
  expect(wrong).toEqual([]);
});
