import { opportunityRoles, type OpportunityRole } from './case-role.ts';
import type { SystemRoleName } from './system-role.ts';

/**
 * Section 6 as one table with one reader. Rows are permissions; `heldBy` names the standings a
 * person may have towards the subject. Row visibility is not here: it is SQL, in each store.
 */

/** What a person can be, seen from one subject. */
export type Relation =
  | 'superuser'
  | 'foundryUser'
  | 'foundryChampion'
  | 'corporationMember'
  | 'anyCaseRole'
  | 'caseRoleButObserver'
  | 'caseOwner'
  | 'businessDeveloper'
  | 'support'
  | 'collectionOwner'
  | 'collectionReader';

interface Rule {
  readonly on: 'product' | 'corporation' | 'opportunity' | 'collection';
  readonly heldBy: readonly Relation[];
  readonly refusal: 'forbidden' | 'collection.forbidden' | 'collection.shareForbidden';
}

const foundry = ['superuser', 'foundryUser'] as const;
const caseViewers = [...foundry, 'foundryChampion', 'anyCaseRole'] as const;
const caseVoices = [...foundry, 'caseRoleButObserver'] as const;
const caseMovers = [...foundry, 'caseOwner', 'businessDeveloper', 'support'] as const;

const rule = <const R extends Pick<Rule, 'on' | 'heldBy'>>(row: R) =>
  ({ refusal: 'forbidden', ...row }) as const;

export const permissions = {
  viewComments: rule({ on: 'opportunity', heldBy: caseViewers }),
  viewTeam: rule({ on: 'opportunity', heldBy: caseViewers }),
  viewVotes: rule({ on: 'opportunity', heldBy: caseViewers }),
  comment: rule({ on: 'opportunity', heldBy: caseVoices }),
  vote: rule({ on: 'opportunity', heldBy: caseVoices }),
  manageOpportunityRoles: rule({ on: 'opportunity', heldBy: [...foundry, 'caseOwner'] }),
  moveSubmissions: rule({ on: 'opportunity', heldBy: caseMovers }),
  viewMetrics: rule({ on: 'product', heldBy: [...foundry, 'foundryChampion'] }),
  manageSystemRoles: rule({ on: 'product', heldBy: foundry }),
  assignSuperuser: rule({ on: 'product', heldBy: ['superuser'] }),
  assignFoundryUser: rule({ on: 'product', heldBy: ['superuser'] }),
  assignFoundryChampion: rule({ on: 'product', heldBy: foundry }),
  // Collections (section 6) and decisions.md, "Safe readings": only adding to the blacklist is free.
  editCollection: {
    on: 'collection',
    heldBy: ['collectionOwner'],
    refusal: 'collection.forbidden',
  },
  shareCollection: {
    on: 'collection',
    heldBy: ['collectionOwner'],
    refusal: 'collection.shareForbidden',
  },
  blacklistInCollection: rule({
    on: 'collection',
    heldBy: ['collectionOwner', 'collectionReader'],
  }),
  // Ours: section 6 does not say who posts an opportunity; section 1 says corporations and foundry do.
  createOpportunity: rule({ on: 'corporation', heldBy: [...foundry, 'corporationMember'] }),
  editOpportunity: rule({ on: 'opportunity', heldBy: [...foundry, 'caseOwner'] }),
  // Ours: whoever has a voice on a case may bring it a submission; whoever moves them keeps them right,
  // decides, and writes to their submitters.
  addSubmission: rule({ on: 'opportunity', heldBy: caseVoices }),
  editSubmission: rule({ on: 'opportunity', heldBy: caseMovers }),
  decide: rule({ on: 'opportunity', heldBy: caseMovers }),
  messageSubmitter: rule({ on: 'opportunity', heldBy: caseMovers }),
  // Ours: the directory is everybody's, so the foundry keeps it.
  importRecords: rule({ on: 'product', heldBy: foundry }),
  matchCompanies: rule({ on: 'product', heldBy: foundry }),
  operateSystem: rule({ on: 'product', heldBy: foundry }),
  editCorporation: rule({ on: 'corporation', heldBy: foundry }),
} as const satisfies Record<string, Rule>;

type PermissionOn<Kind extends Rule['on']> = {
  [P in keyof typeof permissions]: (typeof permissions)[P]['on'] extends Kind ? P : never;
}[keyof typeof permissions];

/** The name of a permission; `Permission<'opportunity'>`: of one that is held on an opportunity. */
export type Permission<Kind extends Rule['on'] = Rule['on']> = PermissionOn<Kind>;

/** A person, as far as permissions look at one. */
export interface Person {
  /** The auth id. Null for somebody who never signed in. */
  readonly authId: string | null;
  /** Lower case, verified. Null when it is not: an unverified address gives no standing. */
  readonly verifiedEmail: string | null;
  readonly isFoundryUser: boolean;
  readonly systemRoles: readonly SystemRoleName[];
  readonly corporationId: string | null;
}

/** What each kind of subject must tell. */
export interface Subjects {
  product: undefined;
  corporation: { readonly id: string };
  opportunity: {
    /** The reader's own roles on it, as the server computes them. */
    readonly roles?: readonly string[] | undefined;
    readonly team?: readonly { email: string; role: string | null }[] | undefined;
  };
  collection: { readonly userId: string; readonly sharedToUsers: readonly string[] };
}

export type SubjectOf<P extends Permission> = Subjects[(typeof permissions)[P]['on']];

/** A permission that has no subject: it can be decided from the person alone. */
export type ProductPermission = Permission<'product'>;

export const isProductPermission = (name: string): name is ProductPermission =>
  Object.hasOwn(permissions, name) && permissions[name as Permission].on === 'product';

const caseRoleRelations: Partial<Record<OpportunityRole, Relation>> = {
  'Case Owner': 'caseOwner',
  'Business Developer': 'businessDeveloper',
  Support: 'support',
};

const isOpportunityRole = (name: string): name is OpportunityRole =>
  (opportunityRoles as readonly string[]).includes(name);

/** Section 6: the team entry matched by e-mail, plus the opportunity's list of roles. */
export function caseRolesOf(
  person: Person,
  opportunity: Subjects['opportunity'],
): OpportunityRole[] {
  const mine = (opportunity.team ?? [])
    .filter((member) => member.email.toLowerCase() === person.verifiedEmail)
    .map((member) => member.role ?? '');
  return [...new Set([...(opportunity.roles ?? []), ...mine])].filter(isOpportunityRole);
}

/** Whether every corporation's rows are open to this person (section 1; decisions, "Who sees what"). */
export function isFoundry(person: Pick<Person, 'isFoundryUser' | 'systemRoles'>): boolean {
  return (
    person.isFoundryUser ||
    person.systemRoles.includes('Superuser') ||
    person.systemRoles.includes('Foundry User')
  );
}

function systemRelations(person: Person): Relation[] {
  const relations: Relation[] = [];
  if (person.systemRoles.includes('Superuser')) relations.push('superuser');
  if (person.isFoundryUser || person.systemRoles.includes('Foundry User')) {
    relations.push('foundryUser');
  }
  // The system role only. The case role of the same name is one of `anyCaseRole`.
  if (person.systemRoles.includes('Foundry Champion')) relations.push('foundryChampion');
  return relations;
}

const subjectRelations: {
  [Kind in keyof Subjects]: (person: Person, subject: Subjects[Kind]) => Relation[];
} = {
  product: () => [],
  corporation: (person, corporation) =>
    person.corporationId === corporation.id ? ['corporationMember'] : [],
  opportunity: (person, opportunity) => {
    const roles = caseRolesOf(person, opportunity);
    const relations: Relation[] = roles.flatMap((role) => caseRoleRelations[role] ?? []);
    if (roles.length > 0) relations.push('anyCaseRole');
    // A second role lifts what Observer alone may not do.
    if (roles.some((role) => role !== 'Observer')) relations.push('caseRoleButObserver');
    return relations;
  },
  collection: (person, collection) => {
    if (person.authId === null) return [];
    if (collection.userId === person.authId) return ['collectionOwner'];
    return collection.sharedToUsers.includes(person.authId) ? ['collectionReader'] : [];
  },
};

/** Everything the person is towards the subject of this permission. */
export function relations<P extends Permission>(
  person: Person,
  permission: P,
  subject: SubjectOf<P>,
): Relation[] {
  const ofSubject = subjectRelations[permissions[permission].on] as (
    person: Person,
    subject: SubjectOf<P>,
  ) => Relation[];
  return [...systemRelations(person), ...ofSubject(person, subject)];
}

/** The only reader of the table. Both the server and the interface ask it. */
export function may<P extends Permission>(
  person: Person,
  permission: P,
  ...[subject]: SubjectOf<P> extends undefined ? [] : [subject: SubjectOf<P>]
): boolean {
  const heldBy: readonly Relation[] = permissions[permission].heldBy;
  return relations(person, permission, subject as SubjectOf<P>).some((relation) =>
    heldBy.includes(relation),
  );
}

const relationLabels: Record<Relation, string> = {
  superuser: 'Superusers',
  foundryUser: 'foundry users',
  foundryChampion: 'Foundry Champions',
  corporationMember: 'people of this corporation',
  anyCaseRole: 'the case team',
  caseRoleButObserver: 'the case team except Observers',
  caseOwner: 'the Case Owner',
  businessDeveloper: 'Business Developers',
  support: 'Support',
  collectionOwner: 'the owner',
  collectionReader: 'people it is shared with',
};

/** Who may, in words: for the reason beside a control that is off. */
export function whoMay(permission: Permission): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(
    permissions[permission].heldBy.map((relation) => relationLabels[relation]),
  );
}
