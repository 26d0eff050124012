import type { CompanyRef } from '#features/companies/domain/company.ts';
import { linkToCompany } from '#features/companies/domain/link-to-company.ts';

/** The page of saved searches. */
const linkToSavedSearches = '/saved-searches';

/** The address in mails, outside of the app. */
export const addressesIn = (publicUrl: string) => ({
  ofCompany: (ref: CompanyRef): string => `${publicUrl}${linkToCompany(ref)}`,
  ofSavedSearches: `${publicUrl}${linkToSavedSearches}`,
});
