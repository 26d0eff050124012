import { opportunityRoles, type OpportunityRole } from './case-role.ts';
import type { SystemRoleName } from './system-role.ts';

/**
 * The relations of a person to a resource, as data (section 6; decision 98, "Who sees what"). Two
 * evaluators share it: `check-relation.ts` for one person, and the server's `relations-sql.ts` for
 * a table.
 */
export type Condition =
  | { readonly address: 'verified' }
  | { readonly systemRole: SystemRoleName }
  | { readonly flag: 'isFoundryUser' | 'isCorporationAdministrator' }
  /** Any corporation, or the resource's. */
  | { readonly corporation: 'any' | 'same' }
  /** One of these roles on the resource's case team. */
  | { readonly caseRole: readonly OpportunityRole[] }
  /** Shares a case team with the resource, a person. */
  | { readonly team: 'shared' }
  | { readonly collection: 'owner' | 'sharedTo' }
  | { readonly project: 'owner' }
  /** Named on the radar as an editor; or any radar that is on the web. */
  | { readonly radar: 'editor' | 'public' }
  /** The resource is the person. */
  | { readonly person: 'self' }
  | { readonly allOf: readonly Condition[] }
  | { readonly anyOf: readonly Condition[] };

const verifiedAddress = { address: 'verified' } as const;
/** An unverified address gives no corporation, role or flag. */
const verified = (...conditions: readonly Condition[]): Condition => ({
  allOf: [verifiedAddress, ...conditions],
});

const superuser = verified({ systemRole: 'Superuser' });
const foundryUser = verified({
  anyOf: [{ flag: 'isFoundryUser' }, { systemRole: 'Foundry User' }],
});
/** Has a corporation, or is foundry: nobody else gets access to shared things. */
const affiliated: Condition = { anyOf: [{ corporation: 'any' }, superuser, foundryUser] };

const caseRole = (...roles: readonly OpportunityRole[]) => verified({ caseRole: roles });

const definitions = {
  superuser,
  foundryUser,
  // The system role only; the case role of the same name is one of `anyCaseRole`.
  foundryChampion: verified({ systemRole: 'Foundry Champion' }),
  corporationMember: verified({ corporation: 'same' }),
  /** The system role, in one's own corporation only. */
  corporationChampion: verified({ systemRole: 'Foundry Champion' }, { corporation: 'same' }),
  /** Given by the foundry, in one's own corporation only. */
  corporationAdministrator: verified(
    { flag: 'isCorporationAdministrator' },
    { corporation: 'same' },
  ),
  anyCaseRole: caseRole(...opportunityRoles),
  // An Observer with a second case role holds this through that role.
  caseRoleButObserver: caseRole(...opportunityRoles.filter((role) => role !== 'Observer')),
  caseOwner: caseRole('Case Owner'),
  businessDeveloper: caseRole('Business Developer'),
  support: caseRole('Support'),
  teammate: verified(affiliated, { team: 'shared' }),
  collectionOwner: { collection: 'owner' },
  collectionReader: verified(affiliated, { collection: 'sharedTo' }),
  projectOwner: verified({ project: 'owner' }),
  /** Of its own corporation: who leaves it edits no more. */
  radarEditor: verified({ corporation: 'same' }, { radar: 'editor' }),
  publicRadarReader: { radar: 'public' },
  /** Also with an unverified address: it is their own record. */
  self: { person: 'self' },
} as const satisfies Record<string, Condition>;

export type Relation = keyof typeof definitions;
export type Relations = Readonly<Record<Relation, Condition>>;
export const relations: Relations = definitions;

/** Who sees the rows of every corporation (section 1). */
export const foundry = ['superuser', 'foundryUser'] as const satisfies readonly Relation[];

/** Who sees a resource; for everybody else it does not exist. */
export const visibleTo = {
  corporation: [...foundry, 'corporationMember', 'anyCaseRole'],
  opportunity: [...foundry, 'corporationMember', 'anyCaseRole'],
  // The case team of its opportunity, also from another corporation: some of them edit it.
  project: [...foundry, 'corporationMember', 'anyCaseRole'],
  // What is on the web is no secret from anybody.
  radar: [...foundry, 'corporationMember', 'publicRadarReader'],
  // The foundry has no special access.
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
  corporationChampion: 'Foundry Champions of this corporation',
  corporationAdministrator: 'administrators of this corporation',
  anyCaseRole: 'the case team',
  caseRoleButObserver: 'the case team except Observers',
  caseOwner: 'the Case Owner',
  businessDeveloper: 'Business Developers',
  support: 'Support',
  teammate: 'people on the same case team',
  collectionOwner: 'the owner',
  collectionReader: 'people it is shared with',
  projectOwner: 'the project’s owner',
  radarEditor: 'the radar’s editors',
  publicRadarReader: 'everyone, once it is on the web',
  self: 'the person themselves',
};
