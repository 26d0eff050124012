import { eq, sql, type SQL } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opportunityRoles } from '#core/domain/authorization/case-role.ts';
import { isFulfilled } from '#core/domain/authorization/check-relation.ts';
import {
  authorization,
  authorizationBy,
  permissions,
  type Authorization,
  type Permission,
} from '#core/domain/authorization/permissions.ts';
import { foundry, visibleTo, type Condition } from '#core/domain/authorization/relations.ts';
import { systemRoleNames } from '#core/domain/authorization/system-role.ts';
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
import { viewersOfCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { caseFacts } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { projectFacts } from '#features/portfolio/projects/server/shared/visibility.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
import { conditionsBy } from './relations-sql.ts';
import { drawRuns } from '#core/tests/rotation.ts';

/**
 * For every kind of person and resource, the TypeScript check and the SQL condition give the same
 * result, on a real PostgreSQL.
 */

const database = await openTestDatabase();
const { db } = database;
const place = await makePlace(database);
const everybody = await makeEveryKind(database, place);
const active = everybody.filter(({ isActive }) => isActive);
const signedIn = active.filter(({ authId }) => authId !== null);

const caseFor = (one: AnyPerson) => ({ corporationId: place.corporationId, roles: rolesOf(one) });

const fulfilling = async (condition: SQL) => {
  const rows = await db.select({ id: users.id }).from(users).where(condition);
  return new Set(rows.map(({ id }) => id));
};
/** The kinds of people for whom SQL and TypeScript differ. */
async function differing(condition: SQL, expected: (one: AnyPerson) => boolean) {
  const ids = await fulfilling(condition);
  return everybody.filter((one) => ids.has(one.id) !== (one.isActive && expected(one))).map(kindOf);
}

const onCase = (Object.keys(permissions) as Permission[]).filter(
  (name): name is Permission<'opportunity'> => permissions[name].on === 'opportunity',
);
const onCorporation = (Object.keys(permissions) as Permission[]).filter(
  (name): name is Permission<'corporation'> => permissions[name].on === 'corporation',
);
const onProduct = (Object.keys(permissions) as Permission[]).filter(
  (name): name is Permission<'product'> => permissions[name].on === 'product',
);
const onProject = (Object.keys(permissions) as Permission[]).filter(
  (name): name is Permission<'project'> => permissions[name].on === 'project',
);
const onCollection = (Object.keys(permissions) as Permission[]).filter(
  (name): name is Permission<'collection'> => permissions[name].on === 'collection',
);

const collection = {
  userId: signedIn[7]?.authId ?? '',
  sharedToUsers: signedIn.flatMap(({ authId }, index) => (index % 2 === 0 ? [authId ?? ''] : [])),
};
const corporationFacts = { corporationId: caseFacts(place.opportunityId).corporationId };
const { may, sees } = authorizationBy(authorization);
const { holdersOf, viewersOf } = conditionsBy(authorization);

describe('holders of a permission', () => {
  test.each(onCase)('on a case: %s', async (permission) => {
    const holders = holdersOf(permission, caseFacts(place.opportunityId));
    expect(
      await differing(
        holders,
        (one) =>
          sees(asPerson(one), 'opportunity', caseFor(one)) &&
          may(asPerson(one), permission, caseFor(one)),
      ),
    ).toEqual([]);
  });

  test.each(onCorporation)('on a corporation: %s', async (permission) => {
    expect(
      await differing(
        holdersOf(permission, corporationFacts),
        (one) =>
          sees(asPerson(one), 'corporation', { id: place.corporationId }) &&
          may(asPerson(one), permission, { id: place.corporationId }),
      ),
    ).toEqual([]);
  });

  test.each(onProduct)('on the product: %s', async (permission) => {
    expect(
      await differing(holdersOf(permission, {}), (one) => may(asPerson(one), permission)),
    ).toEqual([]);
  });

  test.each(onCollection)('on a collection: %s', async (permission) => {
    const facts = {
      ownerId: sql`${collection.userId}::text`,
      sharedToUsers: sql`${sql.param(collection.sharedToUsers)}::text[]`,
    };
    expect(
      await differing(holdersOf(permission, facts), (one) =>
        may(asPerson(one), permission, collection),
      ),
    ).toEqual([]);
  });
});

describe('holders of a permission on a project', () => {
  test.each(onProject)('%s, for every owner', async (permission) => {
    const { corporationId, projectId } = place;
    // Nobody, and people with different other relations.
    const owners = [null, ...everybody.filter((_, nth) => nth % 37 === 0)];
    for (const owner of owners) {
      await db
        .update(projects)
        .set({ ownerId: owner?.id ?? null })
        .where(eq(projects.id, projectId));
      const expected = (one: AnyPerson) => {
        const project = {
          corporationId,
          roles: rolesOf(one),
          ownerAuthId: owner?.authId ?? null,
        };
        return sees(asPerson(one), 'project', project) && may(asPerson(one), permission, project);
      };
      expect(await differing(holdersOf(permission, projectFacts(projectId)), expected)).toEqual([]);
    }
  });
});

describe('viewers of', () => {
  test('a case', async () => {
    expect(
      await differing(viewersOf('opportunity', caseFacts(place.opportunityId)), (one) =>
        sees(asPerson(one), 'opportunity', caseFor(one)),
      ),
    ).toEqual([]);
  });

  test('a project', async () => {
    const { corporationId } = place;
    expect(
      await differing(viewersOf('project', projectFacts(place.projectId)), (one) =>
        sees(asPerson(one), 'project', { corporationId, roles: rolesOf(one) }),
      ),
    ).toEqual([]);
  });

  test('a collection', async () => {
    const viewers = viewersOfCollection(collection);
    expect(
      await differing(viewers, (one) => sees(asPerson(one), 'collection', collection)),
    ).toEqual([]);
    const ids = await fulfilling(viewers);
    expect(ids.size).toBeGreaterThan(50);
    expect(ids.size).toBeLessThan(collection.sharedToUsers.length);
  });
});

describe('a changed definition', () => {
  const changes: [string, Authorization, (one: AnyPerson) => boolean][] = [
    [
      'Observers may no longer read comments',
      {
        ...authorization,
        permissions: {
          ...authorization.permissions,
          viewComments: {
            heldBy: [...foundry, 'foundryChampion', 'caseRoleButObserver'],
          },
        },
      },
      ({ caseRole, systemRole, isFoundryUser }) =>
        caseRole === 'Observer' && !isFoundryUser && systemRole === null,
    ],
    [
      'the flag makes nobody foundry',
      {
        ...authorization,
        relations: {
          ...authorization.relations,
          foundryUser: { allOf: [{ address: 'verified' }, { systemRole: 'Foundry User' }] },
        },
      },
      ({ caseRole, systemRole, isFoundryUser, corporationId }) =>
        isFoundryUser &&
        caseRole === null &&
        (systemRole === null ||
          (systemRole === 'Foundry Champion' && corporationId !== place.corporationId)),
    ],
    [
      'cases are hidden from their corporation',
      {
        ...authorization,
        visibleTo: { ...visibleTo, opportunity: [...foundry, 'anyCaseRole'] },
      },
      ({ caseRole, systemRole, isFoundryUser, corporationId }) =>
        caseRole === null &&
        !isFoundryUser &&
        systemRole === 'Foundry Champion' &&
        corporationId === place.corporationId,
    ],
  ];

  test.each(changes)('%s: in TypeScript and in SQL', async (_what, changed, loses) => {
    const { may: mayNow, sees: seesNow } = authorizationBy(changed);
    const now = conditionsBy(changed).holdersOf('viewComments', caseFacts(place.opportunityId));
    expect(
      await differing(
        now,
        (one) =>
          seesNow(asPerson(one), 'opportunity', caseFor(one)) &&
          mayNow(asPerson(one), 'viewComments', caseFor(one)),
      ),
    ).toEqual([]);
    const before = await fulfilling(holdersOf('viewComments', caseFacts(place.opportunityId)));
    const after = await fulfilling(now);
    const lost = active.filter(({ id }) => before.has(id) && !after.has(id));
    const expected = active.filter((one) => one.isVerified && loses(one));
    expect(lost.map(kindOf)).toEqual(expected.map(kindOf));
    expect(lost.length).toBeGreaterThan(0);
  });

  const leaf = fc.oneof(
    fc.constant<Condition>({ address: 'verified' }),
    fc
      .constantFrom('isFoundryUser' as const, 'isCorporationAdministrator' as const)
      .map((flag): Condition => ({ flag })),
    fc.constantFrom(...systemRoleNames).map((systemRole): Condition => ({ systemRole })),
    fc
      .constantFrom('any' as const, 'same' as const)
      .map((corporation): Condition => ({ corporation })),
    fc.subarray([...opportunityRoles]).map((caseRole): Condition => ({ caseRole })),
    fc
      .constantFrom('owner' as const, 'sharedTo' as const)
      .map((collection): Condition => ({ collection })),
    fc.constant<Condition>({ project: 'owner' }),
    fc.constant<Condition>({ team: 'shared' }),
  );
  const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
    condition: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('condition'), { maxLength: 3 }).map((allOf): Condition => ({ allOf })),
      fc.array(tie('condition'), { maxLength: 3 }).map((anyOf): Condition => ({ anyOf })),
    ),
  }));

  test('both evaluate random conditions the same', async () => {
    await fc.assert(
      fc.asyncProperty(condition, async (support) => {
        const changed = {
          ...authorization,
          relations: { ...authorization.relations, support },
        };
        const has = conditionsBy(changed).relatedTo(
          'opportunity',
          ['support'],
          caseFacts(place.opportunityId),
        );
        const wrong = await differing(has, (one) =>
          isFulfilled(support, asPerson(one), {
            corporationId: place.corporationId,
            caseRoles: rolesOf(one),
          }),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: drawRuns(60) },
    );
  });
});
