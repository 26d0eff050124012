import { opportunityRoles, type OpportunityRole } from './case-role.ts';
import type { SystemRoleName } from './system-role.ts';

/**
 * What a person can be towards a subject, as data (section 6; decisions, "Who sees what"). Two
 * readers derive everything from it: `check-relation.ts` answers for one person, and the server's
 * `relations-sql.ts` asks the same of a table, so that the two cannot differ.
 */
export type Condition =
  | { readonly address: 'verified' }
  | { readonly systemRole: SystemRoleName }
  | { readonly flag: 'isFoundryUser' }
  /** Of some corporation, or of the subject's. */
  | { readonly corporation: 'any' | 'same' }
  /** One of these on the subject's case team. */
  | { readonly caseRole: readonly OpportunityRole[] }
  /** On a case team together with the subject, who is a person. */
  | { readonly team: 'shared' }
  | { readonly collection: 'owner' | 'sharedTo' }
  | { readonly allOf: readonly Condition[] }
  | { readonly anyOf: readonly Condition[] };

const verifiedAddress = { address: 'verified' } as const;
/** An address that was never verified gives nobody a corporation, a role or a flag. */
const verified = (...conditions: readonly Condition[]): Condition => ({
  allOf: [verifiedAddress, ...conditions],
});

const superuser = verified({ systemRole: 'Superuser' });
const foundryUser = verified({
  anyOf: [{ flag: 'isFoundryUser' }, { systemRole: 'Foundry User' }],
});
/** Belongs somewhere: what others share reaches nobody else. */
const affiliated: Condition = { anyOf: [{ corporation: 'any' }, superuser, foundryUser] };

const caseRole = (...roles: readonly OpportunityRole[]) => verified({ caseRole: roles });

const definitions = {
  superuser,
  foundryUser,
  // The system role only. The case role of the same name is one of `anyCaseRole`.
  foundryChampion: verified({ systemRole: 'Foundry Champion' }),
  corporationMember: verified({ corporation: 'same' }),
  anyCaseRole: caseRole(...opportunityRoles),
  // A second role lifts what Observer alone may not do.
  caseRoleButObserver: caseRole(...opportunityRoles.filter((role) => role !== 'Observer')),
  caseOwner: caseRole('Case Owner'),
  businessDeveloper: caseRole('Business Developer'),
  support: caseRole('Support'),
  teammate: verified(affiliated, { team: 'shared' }),
  collectionOwner: { collection: 'owner' },
  collectionReader: verified(affiliated, { collection: 'sharedTo' }),
} as const satisfies Record<string, Condition>;

export type Relation = keyof typeof definitions;
export type Relations = Readonly<Record<Relation, Condition>>;
export const relations: Relations = definitions;

/** Whom every corporation's rows are open to (section 1). */
export const foundry = ['superuser', 'foundryUser'] as const satisfies readonly Relation[];

/** Who sees a subject at all; to everybody else it does not exist. */
export const visibleTo = {
  corporation: [...foundry, 'corporationMember', 'anyCaseRole'],
  opportunity: [...foundry, 'corporationMember', 'anyCaseRole'],
  project: [...foundry, 'corporationMember'],
  // Foundry no more than others.
  collection: ['collectionOwner', 'collectionReader'],
  person: [...foundry, 'corporationMember', 'teammate'],
} as const satisfies Record<string, readonly Relation[]>;

export type VisibleKind = keyof typeof visibleTo;
export type Visibility = Readonly<Record<VisibleKind, readonly Relation[]>>;

export const relationWords: Readonly<Record<Relation, string>> = {
  superuser: 'Superusers',
  foundryUser: 'foundry users',
  foundryChampion: 'Foundry Champions',
  corporationMember: 'people of this corporation',
  anyCaseRole: 'the case team',
  caseRoleButObserver: 'the case team except Observers',
  caseOwner: 'the Case Owner',
  businessDeveloper: 'Business Developers',
  support: 'Support',
  teammate: 'people on the same case team',
  collectionOwner: 'the owner',
  collectionReader: 'people it is shared with',
};
