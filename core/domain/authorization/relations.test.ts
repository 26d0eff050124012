import { describe, expect, test } from 'vitest';
import {
  authorization,
  authorizationBy,
  isFoundry,
  relationsOf,
  sees,
  type Person,
} from './permissions.ts';
import { isFulfilled } from './check-relation.ts';
import { foundry, relations, relationWords, visibleTo, type Relation } from './relations.ts';

const somebody: Person = {
  authId: 'me',
  verifiedEmail: 'me@skf.example',
  isFoundryUser: false,
  systemRoles: [],
  corporationId: 'skf',
};
const unverified: Person = {
  ...somebody,
  verifiedEmail: null,
  isFoundryUser: true,
  systemRoles: ['Superuser', 'Foundry User', 'Foundry Champion'],
};
const homeless = { ...somebody, corporationId: null };
const nobodyYet = { ...somebody, authId: null };
const superuser: Person = { ...homeless, systemRoles: ['Superuser'] };
const flagged = { ...homeless, isFoundryUser: true };

describe('an unverified address', () => {
  test('gives no relation but that of collection owner', () => {
    const mine = { userId: 'me', sharedToUsers: ['me'] };
    expect(relationsOf(unverified, 'product', undefined)).toEqual([]);
    expect(relationsOf(unverified, 'corporation', { id: 'skf' })).toEqual([]);
    expect(relationsOf(unverified, 'opportunity', { roles: ['Case Owner'] })).toEqual([]);
    const colleague = { corporationId: 'skf', isTeammate: true };
    expect(relationsOf(unverified, 'person', colleague)).toEqual([]);
    expect(relationsOf(unverified, 'collection', mine)).toEqual(['collectionOwner']);
  });

  test('gives all relations once verified', () => {
    const me = { ...unverified, verifiedEmail: 'me@skf.example' };
    const subject = { corporationId: 'skf', roles: ['Support'] };
    expect(relationsOf(me, 'opportunity', subject)).toEqual([
      ...(['superuser', 'foundryUser', 'foundryChampion', 'corporationMember'] as const),
      ...(['corporationChampion', 'anyCaseRole', 'caseRoleButObserver', 'support'] as const),
    ]);
  });
});

describe('visibility', () => {
  const ofSkf = { corporationId: 'skf' };
  test.each([
    ['a member, of the corporation', somebody, true, true],
    ['somebody of no corporation', homeless, false, false],
    ['a Superuser of no corporation', superuser, true, true],
    ['somebody flagged foundry', flagged, true, true],
    ['an unverified address', unverified, false, false],
  ] as const)('%s: opportunities and projects', (_who, person, opportunity, project) => {
    expect(sees(person, 'opportunity', ofSkf)).toBe(opportunity);
    expect(sees(person, 'project', ofSkf)).toBe(project);
    expect(sees(person, 'corporation', { id: 'skf' })).toBe(opportunity);
    expect(sees(person, 'person', ofSkf)).toBe(opportunity);
  });

  test('two people without a corporation are not in the same corporation', () => {
    expect(sees(homeless, 'person', { corporationId: null })).toBe(false);
    expect(sees(homeless, 'person', { corporationId: null, isTeammate: true })).toBe(false);
    expect(sees(flagged, 'person', { corporationId: null })).toBe(true);
  });

  test('a role on a case gives access to it and the corporation that posted it, but to no project', () => {
    const guest = { ...somebody, corporationId: 'halden' };
    expect(sees(guest, 'opportunity', { ...ofSkf, roles: ['Observer'] })).toBe(true);
    expect(sees(guest, 'opportunity', { ...ofSkf, roles: ['Gardener'] })).toBe(true);
    expect(sees(guest, 'opportunity', { ...ofSkf, roles: [''] })).toBe(false);
    expect(sees(guest, 'corporation', { id: 'skf', roles: ['Observer'] })).toBe(true);
    expect(sees(guest, 'corporation', { id: 'skf' })).toBe(false);
    expect(sees(guest, 'project', ofSkf)).toBe(false);
    expect(sees(guest, 'person', { ...ofSkf, isTeammate: true })).toBe(true);
    expect(sees(guest, 'person', ofSkf)).toBe(false);
  });

  test.each([
    ['a member', somebody, true],
    ['the foundry', flagged, true],
    ['somebody of no corporation', homeless, false],
    ['an unverified address', unverified, false],
    ['somebody who never signed in', nobodyYet, false],
  ] as const)('what is shared with them: %s', (_who, person, is) => {
    expect(sees(person, 'collection', { userId: 'you', sharedToUsers: ['me'] })).toBe(is);
    expect(sees(person, 'collection', { userId: 'you', sharedToUsers: ['them'] })).toBe(false);
  });

  test('their own collections: everybody who has signed in', () => {
    for (const person of [somebody, flagged, homeless, unverified]) {
      expect(sees(person, 'collection', { userId: 'me', sharedToUsers: [] })).toBe(true);
    }
    expect(sees(nobodyYet, 'collection', { userId: 'null', sharedToUsers: [] })).toBe(false);
    expect(isFulfilled({ collection: 'owner' }, nobodyYet, { ownerId: undefined })).toBe(false);
  });
});

test('foundry are Superusers, Foundry Users and flagged people, with a verified address', () => {
  const foundryUser: Person = { ...homeless, systemRoles: ['Foundry User'] };
  const champion: Person = { ...somebody, systemRoles: ['Foundry Champion'] };
  for (const person of [superuser, foundryUser, flagged]) expect(isFoundry(person)).toBe(true);
  for (const person of [somebody, champion, unverified]) expect(isFoundry(person)).toBe(false);
});

test('a missing fact of a resource gives no relation', () => {
  for (const condition of Object.values(relations)) {
    const isPersonal = isFulfilled(condition, somebody, {});
    expect(isPersonal).toBe(false);
  }
});

describe('the table', () => {
  const names = Object.keys(relations) as Relation[];

  test('rows are open to all relations of the foundry or to none', () => {
    for (const seeing of Object.values(visibleTo)) {
      const ofFoundry = foundry.filter((name) => (seeing as readonly Relation[]).includes(name));
      expect([[], [...foundry]]).toContainEqual(ofFoundry);
    }
  });

  test('every relation has its own label', () => {
    expect(new Set(names.map((name) => relationWords[name])).size).toBe(names.length);
    for (const name of names) expect(relationWords[name]).toMatch(/^[A-Za-z]/u);
  });

  test('a changed table changes the answer', () => {
    const changed = authorizationBy({
      relations: { ...relations, support: { flag: 'isFoundryUser' } },
      permissions: { ...authorization.permissions, vote: { heldBy: ['corporationMember'] } },
      visibleTo: { ...visibleTo, project: ['support'] },
    });
    expect(changed.may(somebody, 'vote', { corporationId: 'skf' })).toBe(true);
    expect(changed.may(somebody, 'vote', { roles: ['Case Owner'] })).toBe(false);
    expect(changed.sees(somebody, 'project', { corporationId: 'skf' })).toBe(false);
    expect(changed.sees(flagged, 'project', { corporationId: 'skf' })).toBe(true);
    expect(changed.relationsOf(flagged, 'product', undefined)).toEqual(['foundryUser', 'support']);
  });
});

test('who has no account yet is not the owner of what has none, nor anybody else', () => {
  const invited = { ...nobodyYet, corporationId: null };
  expect(relationsOf(invited, 'project', { corporationId: 'skf', ownerAuthId: null })).toEqual([]);
  expect(relationsOf(invited, 'person', { corporationId: 'skf', authId: null })).toEqual([]);
});
