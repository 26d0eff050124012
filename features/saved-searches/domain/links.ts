import type { CompanyRef } from '#features/companies/domain/company.ts';
import { linkToCompany } from '#features/companies/domain/link-to-company.ts';

/** Where one's saved searches are kept. */
const linkToSavedSearches = '/saved-searches';

/** What a mail about a saved search leads to, from outside of the app. */
export const addressesIn = (publicUrl: string) => ({
  ofCompany: (ref: CompanyRef): string => `${publicUrl}${linkToCompany(ref)}`,
  ofSavedSearches: `${publicUrl}${linkToSavedSearches}`,
});
