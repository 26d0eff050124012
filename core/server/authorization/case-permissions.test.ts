import { afterAll, describe, expect, test } from 'vitest';
import { endpointsOfContract } from '#core/tests/contract.ts';
import { demoAccounts } from '#features/people/identity/domain/demo-accounts.ts';
import type { OpportunityRole } from '#core/domain/authorization/case-role.ts';
import {
  may as isAllowed,
  permissions,
  type Permission,
  type Person,
} from '#core/domain/authorization/permissions.ts';
import { cellsOf } from '#core/tests/expectation.ts';
import { expectations } from '#core/tests/expectations.ts';
import { personNames, persons, type PersonName } from '#core/tests/persons.ts';

/**
 * Section 6, "Derived permissions", transcribed by hand: permissions of the demonstration's people
 * on a case on whose team they are (the last two: of their own corporation, without a role), and,
 * after the bar, of roles that none of them has. Compared with the product's table, and with
 * `expectations`, which the authorisation matrix tests on the server. Printed at the end.
 */
const people: readonly PersonName[] = [
  ...(['superuser', 'foundry', 'champion', 'owner'] as const),
  ...(['developer', 'observer', 'member', 'norrland'] as const),
];
const mayOnCase: Partial<Record<Permission, string>> = {
  //                        super foundry champion owner developer observer member norrland | support analyst
  viewComments:
    '           yes   yes     yes      yes   yes       yes      no     no       | yes     yes',
  viewTeam:
    '               yes   yes     yes      yes   yes       yes      no     no       | yes     yes',
  viewVotes:
    '              yes   yes     yes      yes   yes       yes      no     no       | yes     yes',
  comment:
    '                yes   yes     no       yes   yes       no       no     no       | yes     yes',
  vote: '                   yes   yes     no       yes   yes       no       no     no       | yes     yes',
  manageOpportunityRoles:
    ' yes   yes     no       yes   no        no       no     no       | no      no',
  moveSubmissions:
    '        yes   yes     no       yes   yes       no       no     no       | yes     no',
  // Ours, where the specification is silent.
  hideComment:
    '            yes   yes     no       yes   no        no       no     no       | no      no',
  editOpportunity:
    '        yes   yes     no       yes   no        no       no     no       | no      no',
  createProject:
    '          yes   yes     no       yes   yes       no       no     no       | yes     yes',
  addSubmission:
    '          yes   yes     no       yes   yes       no       no     no       | yes     yes',
  editSubmission:
    '         yes   yes     no       yes   yes       no       no     no       | yes     no',
  decide:
    '                 yes   yes     no       yes   yes       no       no     no       | yes     no',
  messageSubmitter:
    '       yes   yes     no       yes   yes       no       no     no       | yes     no',
  inviteCompany:
    '          yes   yes     no       yes   yes       no       no     no       | yes     no',
};

const isPermission = (may: string): may is Permission => Object.hasOwn(permissions, may);
const onCases = endpointsOfContract.filter(
  ({ endpoint: { may } }) => isPermission(may) && permissions[may].on === 'opportunity',
);

const printed: string[] = [];
afterAll(() => {
  const heading = ['action'.padEnd(58), ...people.map((name) => name.padEnd(9))].join(' ');
  console.log(['', heading, ...printed.toSorted()].join('\n'));
});

test('every permission on a case has a line', () => {
  const used = new Set(onCases.map(({ endpoint }) => endpoint.may));
  expect([...used].filter((may) => !(may in mayOnCase))).toEqual([]);
});

/** A demonstration account with the facts that permissions need. */
function personOf(name: PersonName): { person: Person; roles: readonly OpportunityRole[] } {
  const account = demoAccounts.find(({ email }) => email === persons[name]);
  if (account === undefined) throw new Error(`${name} is not of the demonstration.`);
  const { email, systemRole, caseRole, corporation } = account;
  return {
    person: {
      authId: name,
      verifiedEmail: email,
      isFoundryUser: false,
      corporationId: corporation,
      systemRoles: systemRole === undefined ? [] : [systemRole],
    },
    roles: caseRole === undefined ? [] : [caseRole],
  };
}
const withCaseRole = (role: OpportunityRole) => ({ ...personOf('member'), roles: [role] });

const wordsOf = (line: string) => line.split(/[\s|]+/u).filter((word) => word !== '');

test.each(Object.entries(mayOnCase))('the product decides %s as section 6 does', (name, line) => {
  const decided = [...people.map(personOf), withCaseRole('Support'), withCaseRole('Analyst')].map(
    ({ person, roles }) =>
      isAllowed(person, name as Permission<'opportunity'>, { roles }) ? 'yes' : 'no',
  );
  expect(decided).toEqual(wordsOf(line));
});

/** 409 is a conflict with the current state, after authorization succeeded. */
const allows = (status: number) => (status >= 200 && status < 300) || status === 409;

describe.each(onCases)('$name', ({ name, endpoint: { may, method, path } }) => {
  const expectation = expectations[name];
  const expected = wordsOf(mayOnCase[may as Permission] ?? '').slice(0, people.length);

  test(`is allowed as in section 6: ${may}`, () => {
    const cells = expectation === undefined ? [] : cellsOf(expectation);
    const statuses = people.map(
      (person) => cells.find((cell) => cell.person === person && cell.place === 'own')?.status ?? 0,
    );
    printed.push(
      [`${method} ${path}`.padEnd(58), ...statuses.map((status) => String(status).padEnd(9))].join(
        ' ',
      ),
    );
    const words = statuses.map((status) => (allows(status) ? 'yes' : 'no'));
    expect(words).toEqual(expected);
  });

  test('is refused to other corporations, except for the foundry', () => {
    const cells = expectation === undefined ? [] : cellsOf(expectation);
    const outsiders = cells.filter(
      ({ person, place }) =>
        place === 'other corporation' && !['superuser', 'foundry'].includes(person),
    );
    expect(outsiders.length).toBe(personNames.length - 2);
    expect(new Set(outsiders.map(({ status }) => status))).toEqual(new Set([404]));
  });
});
