import { formatList } from '#core/domain/format.ts';
import { rightsOfRole, type OpportunityRole } from './case-role.ts';
import { isFulfilled, type Person, type SubjectFacts } from './check-relation.ts';
import {
  foundry,
  relations,
  relationWords,
  visibleTo,
  type Relation,
  type Relations,
  type Visibility,
  type VisibleKind,
} from './relations.ts';

export type { Person } from './check-relation.ts';

/**
 * Section 6 as one table. Rows are permissions; any one of the relations in `heldBy`
 * (`relations.ts`) grants it.
 */

interface Rule {
  readonly on:
    | 'product'
    | 'corporation'
    | 'opportunity'
    | 'collection'
    | 'project'
    | 'radar'
    | 'person';
  readonly heldBy: readonly Relation[];
  readonly refusal: 'forbidden' | 'collection.forbidden' | 'collection.shareForbidden';
}

const caseViewers = [...foundry, 'foundryChampion', 'anyCaseRole'] as const;
const caseVoices = [...foundry, 'caseRoleButObserver'] as const;
const caseMovers = [...foundry, 'caseOwner', 'businessDeveloper', 'support'] as const;

/** Who speaks for a corporation to the outside. */
const publishers = [...foundry, 'foundryChampion', 'caseRoleButObserver'] as const;

/** Who runs a corporation. They have no case role by it. */
const administrators = [...foundry, 'corporationAdministrator'] as const;

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
  // Ours: everybody's accounts; on those of Superusers and Foundry Users only a Superuser acts.
  manageUsers: rule({ on: 'product', heldBy: foundry }),
  manageFoundryAccounts: rule({ on: 'product', heldBy: ['superuser'] }),
  // Ours: it comes and goes as a whole, for everybody.
  manageSampleData: rule({ on: 'product', heldBy: ['superuser'] }),
  // Section 6, "Collections". Every reader may add to the blacklist (decision 98, "Safe readings").
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
  // Ours: section 6 does not say who posts an opportunity; section 1 says corporations and foundry
  // do.
  createOpportunity: rule({ on: 'corporation', heldBy: [...foundry, 'corporationMember'] }),
  // Ours (decision 98, "Who sees what"): the others of the corporation write drafts.
  publishOpportunity: rule({ on: 'corporation', heldBy: publishers }),
  openCycle: rule({
    on: 'corporation',
    heldBy: [...publishers, 'corporationAdministrator'],
  }),
  editOpportunity: rule({ on: 'opportunity', heldBy: [...foundry, 'caseOwner'] }),
  // Ours: only its author changes a comment, and somebody must be able to take one out of sight.
  hideComment: rule({ on: 'opportunity', heldBy: [...foundry, 'caseOwner'] }),
  // Ours: who may comment on a case may add submissions to it; who moves submissions may edit them,
  // decide, and write to their submitters.
  addSubmission: rule({ on: 'opportunity', heldBy: caseVoices }),
  editSubmission: rule({ on: 'opportunity', heldBy: caseMovers }),
  decide: rule({ on: 'opportunity', heldBy: caseMovers }),
  messageSubmitter: rule({ on: 'opportunity', heldBy: caseMovers }),
  // Ours: who writes to submitters also invites companies to submit.
  inviteCompany: rule({ on: 'opportunity', heldBy: caseMovers }),
  // Ours. Without an opportunity nobody has a case role, so the foundry alone creates such a project.
  createProject: rule({ on: 'opportunity', heldBy: caseVoices }),
  editProject: rule({ on: 'project', heldBy: [...foundry, 'projectOwner', 'caseRoleButObserver'] }),
  // Ours. Who creates a radar is named on it; the others of its corporation propose and discuss.
  createRadar: rule({ on: 'corporation', heldBy: [...foundry, 'corporationMember'] }),
  editRadar: rule({ on: 'radar', heldBy: [...foundry, 'radarEditor'] }),
  discussRadar: rule({ on: 'radar', heldBy: [...foundry, 'corporationMember'] }),
  publishRadar: rule({ on: 'corporation', heldBy: publishers }),
  // Ours: foundry writes Spotlight; a corporation decides whether its own is on the web.
  manageSpotlight: rule({ on: 'product', heldBy: foundry }),
  publishSpotlight: rule({ on: 'corporation', heldBy: publishers }),
  // Ours: who brings companies before the corporation.
  planPitchDay: rule({ on: 'corporation', heldBy: publishers }),
  // Ours: the directory is shared by all, so the foundry maintains it.
  importRecords: rule({ on: 'product', heldBy: foundry }),
  matchCompanies: rule({ on: 'product', heldBy: foundry }),
  // Ours: what a corporation knows better of a company stays its own.
  keepCompanyValues: rule({ on: 'corporation', heldBy: ['corporationMember'] }),
  operateSystem: rule({ on: 'product', heldBy: foundry }),
  // Ours: what programs read and change for a corporation, and what they are sent.
  viewIntegrations: rule({ on: 'product', heldBy: [...foundry, 'foundryChampion'] }),
  manageIntegrations: rule({ on: 'corporation', heldBy: [...foundry, 'corporationChampion'] }),
  createCorporation: rule({ on: 'product', heldBy: foundry }),
  // Ours: what a corporation is (its name, address and domains), and who administers it.
  editCorporation: rule({ on: 'corporation', heldBy: foundry }),
  manageAdministrators: rule({ on: 'corporation', heldBy: foundry }),
  // Ours: how it works and shows itself, and who joins it.
  configureCorporation: rule({ on: 'corporation', heldBy: administrators }),
  invitePeople: rule({ on: 'corporation', heldBy: administrators }),
  // Ours: foundry manages people (section 6), but an account is its owner's alone.
  editProfile: rule({ on: 'person', heldBy: [...foundry, 'self'] }),
  manageAccount: rule({ on: 'person', heldBy: ['self'] }),
} as const satisfies Record<string, Rule>;

type PermissionOn<Kind extends Rule['on']> = {
  [P in keyof typeof permissions]: (typeof permissions)[P]['on'] extends Kind ? P : never;
}[keyof typeof permissions];

/** The name of a permission; `Permission<'opportunity'>`: of one held on an opportunity. */
export type Permission<Kind extends Rule['on'] = Rule['on']> = PermissionOn<Kind>;

/** The fields of each kind of resource that authorization needs. */
export interface Subjects {
  product: undefined;
  corporation: { readonly id: string; readonly roles?: readonly string[] | undefined };
  opportunity: {
    readonly corporationId?: string | undefined;
    /** The viewer's own roles on it, computed by the server. */
    readonly roles?: readonly string[] | undefined;
    readonly team?: readonly { email: string; role: string | null }[] | undefined;
  };
  collection: { readonly userId: string; readonly sharedToUsers: readonly string[] };
  project: {
    readonly corporationId: string;
    /** The auth id of its owner. */
    readonly ownerAuthId?: string | null | undefined;
    /** The viewer's own roles on its opportunity. */
    readonly roles?: readonly string[] | undefined;
  };
  radar: {
    readonly corporationId: string;
    /** The auth ids of its editors. */
    readonly editorAuthIds?: readonly (string | null)[] | undefined;
    readonly isPublic?: boolean | undefined;
  };
  person: {
    readonly corporationId: string | null;
    readonly isTeammate?: boolean | undefined;
    readonly authId?: string | null | undefined;
  };
}

/** The authorization table. Tests pass a modified one. */
export interface Authorization {
  readonly relations: Relations;
  readonly permissions: Readonly<Record<Permission, { readonly heldBy: readonly Relation[] }>>;
  readonly visibleTo: Visibility;
}

export type SubjectOf<P extends Permission> = Subjects[(typeof permissions)[P]['on']];

/** A permission without a resource, decided from the person alone. */
export type ProductPermission = Permission<'product'>;

export const isProductPermission = (name: string): name is ProductPermission =>
  Object.hasOwn(permissions, name) && permissions[name as Permission].on === 'product';

/**
 * Section 6: the team entry matched by email, plus the opportunity's list of roles. What a role of
 * another name was confirmed to do stands in that list.
 */
export function caseRolesOf(
  person: Person,
  opportunity: Subjects['opportunity'],
): OpportunityRole[] {
  const mine = (opportunity.team ?? [])
    .filter((member) => member.email.toLowerCase() === person.verifiedEmail)
    .map((member) => member.role);
  const named = [...(opportunity.roles ?? []), ...mine].filter((name) => name !== null);
  const roleNames = named.filter((name) => name.trim() !== '');
  return [...new Set(roleNames.map((name) => rightsOfRole(name)))];
}

const subjectFacts: {
  [Kind in keyof Subjects]: (subject: Subjects[Kind], person: Person) => SubjectFacts;
} = {
  product: () => ({}),
  corporation: ({ id, roles }, person) => ({
    corporationId: id,
    caseRoles: caseRolesOf(person, { roles }),
  }),
  opportunity: (opportunity, person) => ({
    corporationId: opportunity.corporationId,
    caseRoles: caseRolesOf(person, opportunity),
  }),
  collection: ({ userId, sharedToUsers }) => ({ ownerId: userId, sharedToUsers }),
  project: ({ corporationId, ownerAuthId, roles }, person) => ({
    corporationId,
    projectOwnerId: ownerAuthId,
    caseRoles: caseRolesOf(person, { roles }),
  }),
  radar: ({ corporationId, editorAuthIds, isPublic }) => ({
    corporationId,
    radarEditorIds: editorAuthIds,
    isPublicRadar: isPublic,
  }),
  person: ({ corporationId, isTeammate, authId }) => ({
    corporationId,
    isTeammate,
    personAuthId: authId,
  }),
};

const factsOf = <Kind extends keyof Subjects>(kind: Kind, subject: Subjects[Kind], who: Person) =>
  subjectFacts[kind](subject, who);

/** Evaluates the product's table or, in tests, a modified one. */
export function authorizationBy(table: Authorization) {
  const isOneOf = (names: readonly Relation[], person: Person, subject: SubjectFacts) =>
    names.some((name) => isFulfilled(table.relations[name], person, subject));

  return {
    /** Used by both the server and the interface. */
    may<P extends Permission>(
      person: Person,
      permission: P,
      ...[subject]: SubjectOf<P> extends undefined ? [] : [subject: SubjectOf<P>]
    ): boolean {
      const kind: keyof Subjects = permissions[permission].on;
      const facts = factsOf(kind, subject as Subjects[typeof kind], person);
      return isOneOf(table.permissions[permission].heldBy, person, facts);
    },

    /** Whether a resource is visible to this person. */
    sees<Kind extends VisibleKind>(person: Person, kind: Kind, subject: Subjects[Kind]): boolean {
      return isOneOf(table.visibleTo[kind], person, factsOf(kind, subject, person));
    },

    /** All relations of the person to the resource. */
    relationsOf<Kind extends keyof Subjects>(
      person: Person,
      kind: Kind,
      subject: Subjects[Kind],
    ): Relation[] {
      const facts = factsOf(kind, subject, person);
      return (Object.keys(table.relations) as Relation[]).filter((name) =>
        isOneOf([name], person, facts),
      );
    },
  };
}

/** The product's table. */
export const authorization: Authorization = { relations, permissions, visibleTo };
export const { may, sees, relationsOf } = authorizationBy(authorization);

/** Whether this person sees the rows of every corporation (section 1; decision 98, "Who sees what"). */
export const isFoundry = (person: Person): boolean =>
  foundry.some((name) => isFulfilled(relations[name], person, {}));

/** Who may, in words: the reason shown beside a disabled control. */
export function whoMay(permission: Permission): string {
  return formatList(
    permissions[permission].heldBy.map((name) => relationWords[name]),
    'or',
  );
}
