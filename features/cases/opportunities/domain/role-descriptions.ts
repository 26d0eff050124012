import { formatList } from '#core/domain/format.ts';
import { may, type Permission } from '#core/domain/authorization/permissions.ts';
import type { OpportunityRole } from '#core/domain/authorization/case-role.ts';

/** The permissions of a case role beyond reading, in display order. */
const abilities = [
  ['manageOpportunityRoles', 'manages the team'],
  ['editOpportunity', 'keeps the brief'],
  ['moveSubmissions', 'moves submissions'],
  ['comment', 'comments'],
  ['vote', 'votes'],
] as const satisfies readonly (readonly [Permission, string])[];

const nobody = {
  authId: null,
  verifiedEmail: 'somebody@outrider.example',
  isFoundryUser: false,
  systemRoles: [],
  corporationId: null,
};

/** A sentence on what a case role may do, derived from its permissions. */
export function describeRole(role: OpportunityRole): string {
  const able = abilities.flatMap(([permission, word]) =>
    may(nobody, permission, { roles: [role] }) ? [word] : [],
  );
  const sentence = able.length === 0 ? 'reads everything' : formatList(able);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
