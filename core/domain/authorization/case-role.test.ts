import { expect, test } from 'vitest';
import { knownRole, opportunityRoles, rightsOfOtherRole } from './case-role.ts';
import { may } from './permissions.ts';

test.each([
  ['Observer', 'Observer'],
  ['observers', 'Observer'],
  ['CASE  owner', 'Case Owner'],
  ['case-team–members', 'Case Team Member'],
  ['business_developer', 'Business Developer'],
  ['Supports', 'Support'],
  ['Sponsor', null],
  ['Owner', null],
  ['constructor', null],
  ['', null],
])('“%s” is %j', (name, role) => {
  expect(knownRole(name)).toBe(role);
});

test('every role is known by its own name', () => {
  expect(opportunityRoles.map(knownRole)).toEqual(opportunityRoles);
});

test('a role of another name reads, and comments and votes once confirmed, and no more', () => {
  const person = {
    authId: 'jane',
    verifiedEmail: 'jane@home.example',
    isFoundryUser: false,
    systemRoles: [],
    corporationId: null,
  };
  const rights = (roles: readonly string[]) =>
    (['viewTeam', 'viewVotes', 'comment', 'vote', 'moveSubmissions'] as const).filter(
      (permission) => may(person, permission, { roles }),
    );
  expect(rights(['Sponsor'])).toEqual(['viewTeam', 'viewVotes']);
  expect(rights([rightsOfOtherRole(true)])).toEqual(['viewTeam', 'viewVotes', 'comment', 'vote']);
  expect(rights([])).toEqual([]);
});
