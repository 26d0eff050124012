import {
  companyNameFromEmail,
  knownCompanies,
  withOwner,
} from '#core/domain/identity/company-names.ts';
import type { Profile } from '#features/people/users/domain/profile.ts';
import { installation } from '#ui/installation.ts';

const companies =
  installation.knownCompanies ?? withOwner(knownCompanies, installation.productName);

type Known = Pick<Profile, 'email' | 'isFoundryUser'> & {
  readonly corporation: { readonly name: string } | null;
};

/**
 * The corporation a person belongs to, which the server knows; beside it the company of the email
 * address (section 1). That one follows the look of a domain, which anybody can register, so it is said
 * to be no more, and stands nowhere where people choose whom to trust.
 */
export function companyNames({ corporation, email, isFoundryUser }: Known): string[] {
  const own = corporation === null ? [] : [corporation.name];
  const company = companyNameFromEmail(email ?? '', companies);
  if (company === null || company === corporation?.name) return own;
  return [...own, isFoundryUser ? company : `“${company}” by the address`];
}
