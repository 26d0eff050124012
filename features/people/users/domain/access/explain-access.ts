import {
  permissions,
  relationsOf,
  type Permission,
  type Person,
  type Subjects,
} from '#core/domain/authorization/permissions.ts';
import {
  visibleTo,
  type Relation,
  type VisibleKind,
} from '#core/domain/authorization/relations.ts';
import type { Access, SupposedRole } from './access.ts';
import type { ResourceKind } from './resource.ts';

/** A thing with its facts; `roles` are those of the person that is asked about. */
export type Subject = {
  [Kind in ResourceKind]: { readonly kind: Kind; readonly facts: Subjects[Kind] };
}[ResourceKind];

const permissionsOn = (kind: ResourceKind): Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((name) => permissions[name].on === kind);

/** What a person may do, from the table that the server enforces, with the relations that give it. */
export function explainAccess(person: Person, { kind, facts }: Subject): Access {
  const held = relationsOf(person, kind, facts);
  const decide = (heldBy: readonly Relation[]) => {
    const because = heldBy.filter((relation) => held.includes(relation));
    return { isAllowed: because.length > 0, because };
  };
  return {
    sees:
      kind === 'product'
        ? { isAllowed: true, because: [] }
        : decide(visibleTo[kind satisfies VisibleKind]),
    actions: permissionsOn(kind).map((permission) => ({
      permission,
      ...decide(permissions[permission].heldBy),
    })),
  };
}

/** Of somebody who cannot sign in. */
export const noAccess = (kind: ResourceKind): Access => ({
  sees: { isAllowed: false, because: [] },
  actions: permissionsOn(kind).map((permission) => ({
    permission,
    isAllowed: false,
    because: [],
  })),
});

/** The person with a system role beside those they hold, or as an administrator of their corporation. */
export const withOwnRoles = (
  person: Person,
  { systemRole, administrator }: SupposedRole,
): Person => ({
  ...person,
  systemRoles:
    systemRole === undefined
      ? person.systemRoles
      : [...new Set([...person.systemRoles, systemRole])],
  isCorporationAdministrator:
    person.isCorporationAdministrator === true || administrator === 'true',
});

/** The thing with the person in another role on its case; in a corporation, on one of its cases. */
export function withCaseRole(subject: Subject, { caseRole }: SupposedRole): Subject {
  if (caseRole === undefined) return subject;
  const { kind, facts } = subject;
  if (kind === 'corporation') {
    return { kind, facts: { ...facts, roles: [...(facts.roles ?? []), caseRole] } };
  }
  if (kind === 'opportunity') return { kind, facts: { ...facts, roles: [caseRole] } };
  if (kind === 'project') return { kind, facts: { ...facts, roles: [caseRole] } };
  return subject;
}
