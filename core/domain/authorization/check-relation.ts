import type { OpportunityRole } from './case-role.ts';
import type { Condition } from './relations.ts';
import type { SystemRoleName } from './system-role.ts';

/** The facts of a person that relations depend on. */
export interface Person {
  /** The auth id. Null for somebody who has never signed in. */
  readonly authId: string | null;
  /** Lower case, verified. Null when it is not: an unverified address gives no relation. */
  readonly verifiedEmail: string | null;
  readonly isFoundryUser: boolean;
  readonly systemRoles: readonly SystemRoleName[];
  readonly corporationId: string | null;
  /** Whether the foundry has made them an administrator of that corporation. */
  readonly isCorporationAdministrator?: boolean | undefined;
}

/** The facts of a resource that relations depend on. A missing fact gives no relation. */
export interface SubjectFacts {
  readonly corporationId?: string | null | undefined;
  /** The person's own roles on the case. */
  readonly caseRoles?: readonly OpportunityRole[];
  readonly isTeammate?: boolean | undefined;
  /** The auth id of a collection's owner. */
  readonly ownerId?: string | undefined;
  readonly sharedToUsers?: readonly string[];
  /** The auth id of a project's owner. */
  readonly projectOwnerId?: string | null | undefined;
  /** The auth ids of a radar's editors, and whether it is on the web. */
  readonly radarEditorIds?: readonly (string | null)[] | undefined;
  readonly isPublicRadar?: boolean | undefined;
  /** The auth id of the resource, a person. */
  readonly personAuthId?: string | null | undefined;
}

/** Whether a condition of `relations` holds between this person and this resource. */
export function isFulfilled(condition: Condition, person: Person, subject: SubjectFacts): boolean {
  const holds = (part: Condition) => isFulfilled(part, person, subject);
  if ('allOf' in condition) return condition.allOf.every(holds);
  if ('anyOf' in condition) return condition.anyOf.some(holds);
  if ('address' in condition) return person.verifiedEmail !== null;
  if ('systemRole' in condition) return person.systemRoles.includes(condition.systemRole);
  if ('flag' in condition) return person[condition.flag] === true;
  if ('corporation' in condition) {
    if (person.corporationId === null) return false;
    return condition.corporation === 'any' || person.corporationId === subject.corporationId;
  }
  if ('caseRole' in condition) {
    return subject.caseRoles?.some((role) => condition.caseRole.includes(role)) === true;
  }
  if ('team' in condition) return subject.isTeammate === true;
  if ('project' in condition) {
    return person.authId !== null && subject.projectOwnerId === person.authId;
  }
  if ('radar' in condition) {
    if (condition.radar === 'public') return subject.isPublicRadar === true;
    return person.authId !== null && subject.radarEditorIds?.includes(person.authId) === true;
  }
  if ('person' in condition) {
    return person.authId !== null && subject.personAuthId === person.authId;
  }
  return condition.collection === 'owner'
    ? subject.ownerId === person.authId
    : subject.sharedToUsers?.some((reader) => reader === person.authId) === true;
}
