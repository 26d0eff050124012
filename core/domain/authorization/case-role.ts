import * as z from 'zod/mini';

/**
 * Section 3, "User with case role": an entry of a user's case team list.
 * @public of the specification
 */
export const caseRoles = [
  'Case Owner',
  'Case Team Member',
  'Foundry Champion',
  'Business Developer',
  'Observer',
  'Analyst',
] as const;
export const CaseRole = z.enum(caseRoles);
export type CaseRole = z.infer<typeof CaseRole>;

/**
 * Section 6, "Opportunity-level roles": the case roles and Support, which moves submissions.
 * The Foundry Champion here is the case role, not the system role of the same name.
 */
export const opportunityRoles = [...caseRoles, 'Support'] as const;
export const OpportunityRole = z.enum(opportunityRoles);
export type OpportunityRole = z.infer<typeof OpportunityRole>;

/** Without case, spaces, hyphens and plural. */
const roleKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\p{Dash_Punctuation}]/gu, '')
    .replace(/s$/u, '');

const byKey = new Map(opportunityRoles.map((role) => [roleKey(role), role]));

/** The role that a name means ("observers" is Observer); null: one that only others have. */
export const knownRole = (name: string): OpportunityRole | null => byKey.get(roleKey(name)) ?? null;

/**
 * Section 6 leaves the list of roles open. One that is not known reads, as any opportunity role does; it
 * comments and votes once who manages the team has confirmed it.
 */
export const rightsOfOtherRole = (isConfirmed: boolean): OpportunityRole =>
  isConfirmed ? 'Case Team Member' : 'Observer';

/** The role of section 6 whose rights a role has that is stored by its name. */
export const rightsOfRole = (name: string, isConfirmed = false): OpportunityRole =>
  opportunityRoles.find((role) => role === name) ?? rightsOfOtherRole(isConfirmed);
