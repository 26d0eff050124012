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
