import { describe, expect, test } from 'vitest';
import { permissions, type Permission } from '#core/domain/authorization/permissions.ts';
import { opportunityRoles } from '#core/domain/authorization/case-role.ts';
import { systemRoleNames } from '#core/domain/authorization/system-role.ts';
import { endpointsOfContract } from '#core/tests/contract.ts';
import { cellsOf } from '#core/tests/expectation.ts';
import { expectations } from '#core/tests/expectations.ts';
import { openFixture, type FixtureResources } from '#core/tests/fixture.ts';
import { ownerships, personNames, type Ownership, type PersonName } from '#core/tests/persons.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import type {
  Access,
  AccessExplanation,
  SupposedRole,
} from '#features/people/users/domain/access/access.ts';
import { ResourceKind } from '#features/people/users/domain/access/resource.ts';
import { explain } from '#features/people/users/domain/access/endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const fixture = await openFixture(server);
const { people } = fixture;

const idsOf = (
  resources: FixtureResources,
): Readonly<Record<ResourceKind, string | undefined>> => ({
  product: undefined,
  corporation: resources.corporationId,
  opportunity: resources.opportunityId,
  project: resources.projectId,
  radar: resources.radarId,
  collection: resources.collectionId,
  person: resources.userId,
});

/** What a person is told about a thing at a place; null: that there is none. */
async function ask(
  person: PersonName,
  kind: ResourceKind,
  place: Ownership,
  more: SupposedRole & { readonly userId?: string } = {},
) {
  const id = idsOf(fixture.resources(person, place))[kind];
  const reply = await people[person].try(explain, {
    query: { kind, ...(id !== undefined && { id }), ...more },
  });
  expect([200, 404]).toContain(reply.status);
  return reply.status === 200 ? (reply.body as AccessExplanation) : null;
}

const isAllowed = (access: Access | undefined, permission: Permission) =>
  access?.actions.find((action) => action.permission === permission)?.isAllowed;

/** What these need beside the thing itself is missing, or hidden, for some who may. */
const alsoNeeds: ReadonlySet<string> = new Set([
  'collectionProposals.decide',
  'collectionProposals.withdraw',
  'collections.leave',
  'collections.writeNote',
  'corporationInvitations.revoke',
  'externalProjects.setMasters',
  'radarBlips.ofCollection',
  'radars.publish',
  'templates.remove',
]);

/** These are about one's own corporation, wherever the thing is. */
const ofOwnCorporation: ReadonlySet<string> = new Set([
  'companyContacts.add',
  'companyContacts.edit',
  'companyContacts.remove',
  'companyValues.editOwn',
]);

/** The ways in which the matrix says that something is possible, refused or hidden. */
const wayOf = (status: number) =>
  status === 404 ? 'hidden' : status === 403 ? 'refused' : 'allowed';

test('the explanation agrees with what the server does, for every person, action and thing', async () => {
  const explanations = new Map<string, Awaited<ReturnType<typeof ask>>>();
  for (const person of personNames) {
    for (const place of ownerships) {
      for (const kind of ResourceKind.options) {
        explanations.set(`${person} ${kind} ${place}`, await ask(person, kind, place));
      }
    }
  }
  const differences: string[] = [];
  let compared = 0;
  for (const { name, endpoint } of endpointsOfContract) {
    const expectation = expectations[name];
    if (!expectation || endpoint.may === 'anyone' || endpoint.may === 'signedIn') continue;
    if (ofOwnCorporation.has(name)) continue;
    const permission = endpoint.may;
    const kind = permissions[permission].on;
    for (const { person, place, status } of cellsOf(expectation)) {
      const explanation = explanations.get(`${person} ${kind} ${place}`);
      const explained = explanation === null ? 'hidden' : isAllowed(explanation?.now, permission);
      const expected: unknown[] = {
        allowed: [true],
        refused: [false],
        // A part of it, such as a comment, is hidden from who may not see parts of its kind.
        hidden:
          kind === 'product' || alsoNeeds.has(name) ? ['hidden', false, true] : ['hidden', false],
      }[wayOf(status)];
      const agrees = expected.includes(explained);
      compared += 1;
      if (!agrees) differences.push(`${name} ${person} ${place}: ${status}, ${String(explained)}`);
    }
  }
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(1000);
});

describe('what if', () => {
  const places = [
    ['product', 'own'],
    ['corporation', 'own'],
    ['opportunity', 'own'],
    ['opportunity', 'other corporation'],
    ['project', 'own'],
    ['radar', 'own'],
    ['person', 'same corporation'],
  ] as const satisfies readonly (readonly [ResourceKind, Ownership])[];
  const memberId = fixture.resources('member', 'own').userId;
  /** Asked by a Superuser, who sees all of it. */
  const askAbout = async (kind: ResourceKind, place: Ownership, more: SupposedRole = {}) =>
    people.superuser.ask(explain, {
      query: {
        kind,
        userId: memberId,
        ...more,
        ...(kind !== 'product' && { id: idsOf(fixture.resources('member', place))[kind] }),
      },
    });

  test.each(systemRoleNames)('they were %s is what they may once they are', async (systemRole) => {
    const supposed = [];
    for (const [kind, place] of places) {
      supposed.push((await askAbout(kind, place, { systemRole })).supposed);
    }
    const { rowCount } = await pool.query(
      `insert into user_system_roles (id, user_id, system_role_id)
      select gen_random_uuid(), $1, id from system_roles where name = $2`,
      [memberId, systemRole],
    );
    expect(rowCount).toBe(1);
    const then = [];
    for (const [kind, place] of places) then.push((await askAbout(kind, place)).now);
    await pool.query('delete from user_system_roles where user_id = $1', [memberId]);
    expect(supposed).toEqual(then);
  });

  test('they administered their corporation is what they may once they do', async () => {
    const here = await askAbout('corporation', 'own', { administrator: 'true' });
    const elsewhere = await askAbout('corporation', 'other corporation', { administrator: 'true' });
    await pool.query(
      `insert into corporation_administrators (user_id, corporation_id)
      select id, corporation_id from users where id = $1`,
      [memberId],
    );
    const now = await askAbout('corporation', 'own');
    await pool.query('delete from corporation_administrators where user_id = $1', [memberId]);
    expect(here.supposed).toEqual(now.now);
    expect(isAllowed(here.now, 'configureCorporation')).toBe(false);
    expect(isAllowed(now.now, 'configureCorporation')).toBe(true);
    expect(elsewhere.supposed).toEqual(elsewhere.now);
  });

  test.each(opportunityRoles)(
    'they were %s on the case is what they may then',
    async (caseRole) => {
      const { opportunityId } = fixture.resources('member', 'own');
      const { supposed } = await askAbout('opportunity', 'own', { caseRole });
      await pool.query(
        'insert into opportunity_team (opportunity_id, user_id, role) values ($1, $2, $3)',
        [opportunityId, memberId, caseRole],
      );
      const { now } = await askAbout('opportunity', 'own');
      await pool.query('delete from opportunity_team where user_id = $1', [memberId]);
      expect(supposed).toEqual(now);
    },
  );
});

describe('asking about', () => {
  const tryAs = (person: PersonName, query: object) =>
    people[person].try(explain, { query: { kind: 'product', ...query } } as never);
  const userId = (person: PersonName) => fixture.resources(person, 'own').userId;

  test('a collection that is not shared with one is asking about nothing, for the foundry too', async () => {
    const id = fixture.resources('owner', 'own').collectionId;
    const query = { kind: 'collection', id, userId: userId('owner') };
    expect((await tryAs('owner', query)).status).toBe(200);
    expect((await tryAs('superuser', query)).status).toBe(404);
  });

  test('others is for the foundry; whom one does not see is not there', async () => {
    expect((await tryAs('foundry', { userId: userId('norrland') })).status).toBe(200);
    expect((await tryAs('owner', { userId: userId('member') })).status).toBe(403);
    expect((await tryAs('owner', { userId: userId('norrland') })).status).toBe(404);
  });

  test('somebody who is disabled tells that nothing is allowed', async () => {
    await pool.query('update users set is_active = false where id = $1', [userId('observer')]);
    const reply = await tryAs('superuser', { userId: userId('observer'), systemRole: 'Superuser' });
    await pool.query('update users set is_active = true where id = $1', [userId('observer')]);
    expect(reply.body).toMatchObject({ person: { canSignIn: false } });
    expect(JSON.stringify(reply.body)).not.toContain('"isAllowed":true');
  });

  test('somebody says on how many opportunities they have each case role', async () => {
    const { rows } = await pool.query<{ role: string; count: number }>(
      `select role, count(*)::int as count from opportunity_team t
      join opportunities o on o.id = t.opportunity_id and o.is_active
      where user_id = $1 group by role`,
      [userId('owner')],
    );
    const { person } = (await tryAs('owner', {})).body as AccessExplanation;
    expect(rows.length).toBeGreaterThan(0);
    expect(person.caseRoles.toSorted((a, b) => a.role.localeCompare(b.role, 'en'))).toEqual(
      rows.toSorted((a, b) => a.role.localeCompare(b.role, 'en')),
    );
  });

  test('no particular thing, or an unknown role, is refused', async () => {
    expect((await tryAs('owner', { kind: 'opportunity' })).status).toBe(400);
    expect((await tryAs('owner', { systemRole: 'Root' })).status).toBe(400);
  });
});
