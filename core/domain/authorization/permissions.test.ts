import { describe, expect, test } from 'vitest';
import { opportunityRoles } from './case-role.ts';
import {
  caseRolesOf,
  isProductPermission,
  may,
  permissions,
  sees,
  whoMay,
  type Permission,
  type Person,
} from './permissions.ts';
import { systemRoleNames } from './system-role.ts';

const somebody: Person = {
  authId: 'me',
  verifiedEmail: 'me@skf.example',
  isFoundryUser: false,
  systemRoles: [],
  corporationId: 'skf',
};
const holding = (...systemRoles: Person['systemRoles']): Person => ({ ...somebody, systemRoles });

type Opportunity = Parameters<typeof caseRolesOf>[1];
const withRoles = (...roles: string[]): Opportunity => ({ roles });
const onTeam = (email: string, role: string | null): Opportunity => ({ team: [{ email, role }] });

/**
 * Every kind of person of section 6, towards one opportunity, and some that must not be mistaken
 * for one.
 */
const kinds = {
  'nobody in particular': [somebody, {}],
  Superuser: [holding('Superuser'), {}],
  'Foundry User': [holding('Foundry User'), {}],
  'flagged isFoundryUser': [{ ...somebody, isFoundryUser: true }, {}],
  'Foundry Champion, system role': [holding('Foundry Champion'), {}],
  'Foundry Champion, case role': [somebody, withRoles('Foundry Champion')],
  'Case Owner': [somebody, withRoles('Case Owner')],
  'Case Team Member': [somebody, withRoles('Case Team Member')],
  'Business Developer': [somebody, withRoles('Business Developer')],
  Analyst: [somebody, withRoles('Analyst')],
  Support: [somebody, withRoles('Support')],
  Observer: [somebody, withRoles('Observer')],
  'Observer twice': [somebody, { roles: ['Observer'], ...onTeam('me@skf.example', 'Observer') }],
  'Observer and Analyst': [somebody, withRoles('Observer', 'Analyst')],
  'Observer, and Support by the team': [
    somebody,
    { roles: ['Observer'], ...onTeam('me@skf.example', 'Support') },
  ],
  'Case Owner by the team, in capitals': [somebody, onTeam('ME@SKF.example', 'Case Owner')],
  'Case Owner whose email is not verified': [
    { ...somebody, verifiedEmail: null },
    onTeam('me@skf.example', 'Case Owner'),
  ],
  'a colleague of the Case Owner': [somebody, onTeam('you@skf.example', 'Case Owner')],
  'holder of roles of other names': [somebody, withRoles('Gardener', 'case owner', '')],
  'holder of a role without a name': [somebody, withRoles('', ' ')],
  'on the team without a role': [somebody, onTeam('me@skf.example', null)],
} as const satisfies Record<string, readonly [Person, Opportunity]>;

type Kind = keyof typeof kinds;

const foundry: Kind[] = ['Superuser', 'Foundry User', 'flagged isFoundryUser'];
const owners: Kind[] = ['Case Owner', 'Case Owner by the team, in capitals'];
const movers: Kind[] = ['Business Developer', 'Support', 'Observer, and Support by the team'];
const voices: Kind[] = [
  ...owners,
  ...movers,
  'Foundry Champion, case role',
  'Case Team Member',
  'Analyst',
  'Observer and Analyst',
];
const viewers: Kind[] = [
  ...voices,
  'Observer',
  'Observer twice',
  'Foundry Champion, system role',
  // Section 6, "others are possible": any opportunity role reads.
  'holder of roles of other names',
];

/** Section 6, "Derived permissions", transcribed independently of the product's table. */
const onOpportunity = {
  viewComments: [...foundry, ...viewers],
  viewTeam: [...foundry, ...viewers],
  viewVotes: [...foundry, ...viewers],
  comment: [...foundry, ...voices],
  vote: [...foundry, ...voices],
  manageOpportunityRoles: [...foundry, ...owners],
  moveSubmissions: [...foundry, ...owners, ...movers],
  editOpportunity: [...foundry, ...owners],
  hideComment: [...foundry, ...owners],
  // Ours, by analogy.
  createProject: [...foundry, ...voices],
  addSubmission: [...foundry, ...voices],
  editSubmission: [...foundry, ...owners, ...movers],
  decide: [...foundry, ...owners, ...movers],
  messageSubmitter: [...foundry, ...owners, ...movers],
  inviteCompany: [...foundry, ...owners, ...movers],
} as const satisfies Partial<Record<Permission, readonly Kind[]>>;

const onProduct = {
  viewMetrics: [...foundry, 'Foundry Champion, system role'],
  manageSystemRoles: foundry,
  assignSuperuser: ['Superuser'],
  assignFoundryUser: ['Superuser'],
  assignFoundryChampion: foundry,
  // Ours, by analogy.
  manageUsers: foundry,
  manageSpotlight: foundry,
  manageFoundryAccounts: ['Superuser'],
  manageSampleData: ['Superuser'],
  // Ours: shared data that the foundry maintains.
  importRecords: foundry,
  matchCompanies: foundry,
  operateSystem: foundry,
  createCorporation: foundry,
  viewIntegrations: [...foundry, 'Foundry Champion, system role'],
} as const satisfies Partial<Record<Permission, readonly Kind[]>>;

const names = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];
const holdersOf = (allows: (person: Person, opportunity: Opportunity) => boolean) =>
  names(kinds).filter((kind) => allows(...(kinds[kind] as [Person, Opportunity])));

describe('on an opportunity', () => {
  test.each(names(onOpportunity))(
    '%s is held by exactly those whom section 6 names',
    (permission) => {
      const holders = holdersOf((person, opportunity) => may(person, permission, opportunity));
      expect(holders.toSorted()).toEqual([...onOpportunity[permission]].toSorted());
    },
  );

  test('only Superusers, foundry and holders of a case role may do anything', () => {
    const outsiders = names(kinds).filter((kind) => ![...foundry, ...viewers].includes(kind));
    expect(outsiders).toHaveLength(5);
  });
});

describe('on the product', () => {
  test.each(names(onProduct))('%s is held by exactly those whom section 6 names', (permission) => {
    const holders = holdersOf((person) => may(person, permission));
    expect(holders.toSorted()).toEqual([...onProduct[permission]].toSorted());
  });

  test('the case role Foundry Champion gives no access to metrics', () => {
    const [person] = kinds['Foundry Champion, case role'];
    expect(may(person, 'viewMetrics')).toBe(false);
  });

  test('product permissions are recognised by name', () => {
    const productNames = names(permissions).filter((name) => isProductPermission(name));
    expect(productNames.toSorted()).toEqual(names(onProduct).toSorted());
    for (const name of ['signedIn', 'anyone', 'toString', '__proto__']) {
      expect(isProductPermission(name)).toBe(false);
    }
  });
});

describe('on a corporation', () => {
  test.each([
    ['a member', somebody, 'skf', true],
    ['a member, elsewhere', somebody, 'norrland', false],
    ['somebody of no corporation', { ...somebody, corporationId: null }, 'skf', false],
    ['a Foundry Champion, elsewhere', holding('Foundry Champion'), 'norrland', false],
    ['a Foundry User, anywhere', { ...holding('Foundry User'), corporationId: null }, 'skf', true],
    ['a Superuser, anywhere', { ...holding('Superuser'), corporationId: null }, 'skf', true],
  ] as const)('%s posting an opportunity', (_who, person, id, allowed) => {
    expect(may(person, 'createOpportunity', { id })).toBe(allowed);
  });

  test.each([
    ['a member', somebody, { editorAuthIds: [] }, [true, false, true]],
    ['a member who is named', somebody, { editorAuthIds: ['me'] }, [true, true, true]],
    [
      'somebody named, elsewhere',
      somebody,
      { corporationId: 'halden', editorAuthIds: ['me'] },
      [false, false, false],
    ],
    [
      'a reader of the web',
      somebody,
      { corporationId: 'halden', isPublic: true },
      [true, false, false],
    ],
    ['a Foundry User', holding('Foundry User'), { corporationId: 'halden' }, [true, true, true]],
    [
      'somebody unverified',
      { ...somebody, verifiedEmail: null },
      { editorAuthIds: ['me'] },
      [false, false, false],
    ],
  ] as const)('%s sees, edits and discusses a radar', (_who, person, about, expected) => {
    const radar = { corporationId: 'skf', ...about };
    const decided = [
      sees(person, 'radar', radar),
      may(person, 'editRadar', radar),
      may(person, 'discussRadar', radar),
    ];
    expect(decided).toEqual(expected);
    const createsOne = may(person, 'createRadar', { id: 'skf' });
    expect(createsOne).toBe(may(person, 'createOpportunity', { id: 'skf' }));
  });

  const administrator: Person = { ...somebody, isCorporationAdministrator: true };
  test.each([
    ['an administrator', administrator, 'skf', true],
    ['an administrator, elsewhere', administrator, 'norrland', false],
    ['an unverified administrator', { ...administrator, verifiedEmail: null }, 'skf', false],
    ['an administrator of none', { ...administrator, corporationId: null }, 'skf', false],
    ['a member', somebody, 'skf', false],
    ['a Foundry Champion', holding('Foundry Champion'), 'skf', false],
    ['a Foundry User', holding('Foundry User'), 'norrland', true],
    ['a Superuser', holding('Superuser'), 'norrland', true],
  ] as const)('%s configures a corporation and invites people', (_who, person, id, allowed) => {
    expect(may(person, 'configureCorporation', { id })).toBe(allowed);
    expect(may(person, 'invitePeople', { id })).toBe(allowed);
    expect(may(person, 'configureCorporation', { id, roles: ['Case Owner'] })).toBe(allowed);
    const isFoundry = person.systemRoles.some((name) => name !== 'Foundry Champion');
    expect(may(person, 'manageAdministrators', { id })).toBe(isFoundry);
    expect(may(person, 'editCorporation', { id })).toBe(isFoundry);
  });

  test('an administrator holds what a member holds, and three permissions', () => {
    const subjects = {
      product: undefined,
      corporation: { id: 'skf' },
      opportunity: { corporationId: 'skf' },
      collection: { userId: 'you', sharedToUsers: [] },
      project: { corporationId: 'skf' },
      radar: { corporationId: 'skf' },
      person: { corporationId: 'skf' },
    };
    const held = (person: Person) =>
      names(permissions).filter((name) =>
        (may as (who: Person, what: Permission, on: unknown) => boolean)(
          person,
          name,
          subjects[permissions[name].on],
        ),
      );
    const more = ['configureCorporation', 'invitePeople', 'openCycle'];
    expect(held(administrator).toSorted()).toEqual([...held(somebody), ...more].toSorted());
  });

  test.each([
    ['a member', somebody, [], false],
    ['a pure Observer', somebody, ['Observer'], false],
    ['an Observer who is also an Analyst', somebody, ['Observer', 'Analyst'], true],
    ['a Case Owner', somebody, ['Case Owner'], true],
    ['a guest with a case role', { ...somebody, corporationId: null }, ['Support'], true],
    ['an unverified Case Owner', { ...somebody, verifiedEmail: null }, ['Case Owner'], false],
    ['a Foundry Champion', holding('Foundry Champion'), [], true],
    ['a Foundry User', holding('Foundry User'), [], true],
    ['a Superuser', holding('Superuser'), [], true],
  ] as const)('%s publishes opportunities and opens cycles', (_who, person, roles, allowed) => {
    for (const permission of [
      'publishOpportunity',
      'openCycle',
      'publishRadar',
      'publishSpotlight',
      'planPitchDay',
    ] as const) {
      expect(may(person, permission, { id: 'skf', roles })).toBe(allowed);
    }
  });

  test.each([
    ['a Foundry Champion, of the own one', holding('Foundry Champion'), 'skf', true],
    ['a Foundry Champion, elsewhere', holding('Foundry Champion'), 'norrland', false],
    ['a Case Owner', somebody, 'skf', false],
    ['a Foundry User', holding('Foundry User'), 'norrland', true],
  ] as const)('%s manages keys and webhooks', (_who, person, id, allowed) => {
    const roles = ['Case Owner', 'Foundry Champion'];
    expect(may(person, 'manageIntegrations', { id, roles })).toBe(allowed);
  });

  test.each([
    ['somebody of it', somebody, 'skf', true],
    ['somebody of another', somebody, 'norrland', false],
    ['somebody unverified', { ...somebody, verifiedEmail: null }, 'skf', false],
    ['a foundry user of none', { ...holding('Foundry User'), corporationId: null }, 'skf', false],
  ] as const)('%s keeps own facts of companies', (_who, person, id, allowed) => {
    expect(may(person, 'keepCompanyValues', { id })).toBe(allowed);
  });

  test('only the foundry changes its settings', () => {
    const holders = holdersOf((person) => may(person, 'editCorporation', { id: 'skf' }));
    expect(holders.toSorted()).toEqual(foundry.toSorted());
  });
});

describe('on a project', () => {
  const project = { corporationId: 'skf', ownerAuthId: 'me', roles: [] };
  const others = { ...project, ownerAuthId: 'you' };
  test.each([
    ['its owner', somebody, project, true],
    ['its owner, unverified', { ...somebody, verifiedEmail: null }, project, false],
    ['a member of its corporation', somebody, others, false],
    ['an Observer of its opportunity', somebody, { ...others, roles: ['Observer'] }, false],
    ['an Analyst of its opportunity', somebody, { ...others, roles: ['Analyst'] }, true],
    ['a Foundry Champion', holding('Foundry Champion'), others, false],
    ['a Foundry User', holding('Foundry User'), others, true],
    ['a Superuser', holding('Superuser'), others, true],
  ] as const)('%s changing it', (_who, person, subject, allowed) => {
    expect(may(person, 'editProject', subject)).toBe(allowed);
  });
});

describe('on a person', () => {
  const me = { corporationId: 'skf', authId: 'me' };
  const you = { corporationId: 'skf', authId: 'you', isTeammate: true };
  const unverified: Person = { ...holding('Superuser'), verifiedEmail: null };
  test.each([
    ['oneself', somebody, me, true, true],
    ['oneself, unverified', unverified, me, true, true],
    ['a colleague', somebody, you, false, false],
    ['a colleague, for a Foundry Champion', holding('Foundry Champion'), you, false, false],
    ['anybody, for a Foundry User', holding('Foundry User'), you, true, false],
    ['anybody, for a Superuser', holding('Superuser'), you, true, false],
    ['anybody, for an unverified Superuser', unverified, you, false, false],
    ['who never signed in', { ...somebody, authId: null }, { ...me, authId: null }, false, false],
  ] as const)('%s', (_who, person, subject, edits, manages) => {
    expect(may(person, 'editProfile', subject)).toBe(edits);
    expect(may(person, 'manageAccount', subject)).toBe(manages);
  });
});

test('every permission is tested here', () => {
  const elsewhere = [
    'createOpportunity',
    'publishOpportunity',
    'openCycle',
    'createRadar',
    'editRadar',
    'discussRadar',
    'publishRadar',
    'publishSpotlight',
    'planPitchDay',
    'manageIntegrations',
    'editProject',
    'editCorporation',
    'manageAdministrators',
    'configureCorporation',
    'invitePeople',
    'keepCompanyValues',
    'editCollection',
    'shareCollection',
    'blacklistInCollection',
    'editProfile',
    'manageAccount',
  ];
  expect([...names(onOpportunity), ...names(onProduct), ...elsewhere].toSorted()).toEqual(
    names(permissions).toSorted(),
  );
});

test('every role of section 6 is tested here', () => {
  const tried = names(kinds).join(', ');
  for (const role of [...opportunityRoles, ...systemRoleNames]) expect(tried).toContain(role);
});

test('case roles come from the roles and the team, once each; one of another name reads', () => {
  const opportunity = {
    roles: ['Observer', 'Gardener'],
    team: [
      { email: 'Me@SKF.example', role: 'Observer' },
      { email: 'me@skf.example', role: 'Analyst' },
      { email: 'you@skf.example', role: 'Case Owner' },
    ],
  };
  expect(caseRolesOf(somebody, opportunity)).toEqual(['Observer', 'Analyst']);
});

test('a disabled control can explain who may', () => {
  expect(whoMay('assignSuperuser')).toBe('Superusers');
  expect(whoMay('moveSubmissions')).toBe(
    'Superusers, foundry users, the Case Owner, Business Developers, or Support',
  );
});
