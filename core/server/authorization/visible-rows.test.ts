import { and, eq, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { may, sees } from '#core/domain/authorization/permissions.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { asPerson, kindOf, rolesOf, type AnyPerson } from '#core/tests/every-kind-of-person.ts';
import { openEveryViewer } from '#core/tests/every-viewer.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import { visibleCorporation } from '#features/cases/corporations/server/shared/visibility.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import {
  editableProject,
  visibleProject,
  visibleProjectOfAnyState,
} from '#features/portfolio/projects/server/shared/visibility.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { findablePerson } from '#features/people/users/server/shared/people.ts';
import type { Viewer } from './viewer.ts';
import { placeholderScope, scopeParameters, visibilityScopeOf } from './visibility.ts';

/** Each kind of viewer reads exactly the rows that `visibleTo` of the domain allows. */

const { db, place, everybody, signedIn, viewers, caseFor, fulfilling, unlike } =
  await openEveryViewer();
const collection = {
  userId: signedIn[7]?.authId ?? '',
  sharedToUsers: signedIn.flatMap(({ authId }, index) => (index % 2 === 0 ? [authId ?? ''] : [])),
};

let collectionId = '';
beforeAll(async () => {
  const [made] = await db
    .insert(collections)
    .values({ name: 'Theirs', ...collection })
    .returning({ id: collections.id });
  collectionId = made?.id ?? '';
});

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

describe('projects of their owner', () => {
  const { corporationId } = place;
  const owner = signedIn.find((one) => one.isVerified && one.corporationId === null);
  const subjectFor = (one: AnyPerson) => ({
    corporationId,
    ownerAuthId: owner?.authId,
    roles: rolesOf(one),
  });
  const only = (condition: SQL) => db.select({ id: projects.id }).from(projects).where(condition);

  beforeAll(() => db.update(projects).set({ ownerId: owner?.id }));
  afterAll(() => db.update(projects).set({ ownerId: null, isActive: true }));

  test('are seen and changed by the owner too', async () => {
    expect(
      await unlike(
        (viewer) => only(visibleProject(visibilityScopeOf(viewer))),
        (one) => sees(asPerson(one), 'project', subjectFor(one)),
      ),
    ).toEqual([]);
    expect(
      await unlike(
        (viewer) => only(editableProject(visibilityScopeOf(viewer))),
        (one) => may(asPerson(one), 'editProject', subjectFor(one)),
      ),
    ).toEqual([]);
  });

  test('are out of sight when they are removed, except to bring them back', async () => {
    await db.update(projects).set({ isActive: false });
    const seen = (viewer: Viewer) => only(visibleProject(visibilityScopeOf(viewer)));
    expect(await unlike(seen, () => false)).toEqual([]);
    const removed = (viewer: Viewer) => only(visibleProjectOfAnyState(visibilityScopeOf(viewer)));
    expect(await unlike(removed, (one) => sees(asPerson(one), 'project', subjectFor(one)))).toEqual(
      [],
    );
  });
});

test('a prepared query reads the same rows for each viewer', async () => {
  const prepared = db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(visibleOpportunity(placeholderScope))
    .prepare('visible_to_a_viewer');
  expect(
    await unlike(
      (viewer) => prepared.execute(scopeParameters(viewer)),
      (one) => sees(asPerson(one), 'opportunity', caseFor(one)),
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

describe('when a corporation was deleted', () => {
  const { corporationId } = place;
  const ofPlace = eq(corporations.id, corporationId);
  const setActive = (isActive: boolean) => db.update(corporations).set({ isActive }).where(ofPlace);
  const scopeOf = visibilityScopeOf;

  beforeAll(() => setActive(false));
  afterAll(() => setActive(true));

  test.each<[string, (viewer: Viewer) => Promise<unknown[]>]>([
    [
      'itself',
      (viewer) =>
        db
          .select()
          .from(corporations)
          .where(and(ofPlace, visibleCorporation(scopeOf(viewer)))),
    ],
    [
      'its opportunities',
      (viewer) =>
        db
          .select()
          .from(opportunities)
          .where(visibleOpportunity(scopeOf(viewer))),
    ],
    [
      'its projects',
      (viewer) =>
        db
          .select()
          .from(projects)
          .where(visibleProject(scopeOf(viewer))),
    ],
    [
      'projects to change',
      (viewer) =>
        db
          .select()
          .from(projects)
          .where(editableProject(scopeOf(viewer))),
    ],
  ])('nobody sees %s, not even the foundry', async (_what, read) => {
    expect(await unlike(read, () => false)).toEqual([]);
  });

  test('its people stay to be found', async () => {
    const [, foundry] = viewers.find(([, viewer]) => viewer.seesAll) ?? [];
    const people = foundry ? await fulfilling(findablePerson(foundry, true)) : new Set();
    expect(everybody.filter((one) => one.isActive && !people.has(one.id)).map(kindOf)).toEqual([]);
  });

  test('collections stay, which are a person’s', async () => {
    const read = (viewer: Viewer) =>
      db
        .select({ id: collections.id })
        .from(collections)
        .where(and(eq(collections.id, collectionId), visibleCollection(viewer)));
    expect(await unlike(read, (one) => sees(asPerson(one), 'collection', collection))).toEqual([]);
  });
});
