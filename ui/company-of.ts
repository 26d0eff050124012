import {
  companyNameFromEmail,
  knownCompanies,
  withOwner,
} from '#core/domain/identity/company-names.ts';
import { installation } from './installation.ts';

const known = installation.knownCompanies ?? withOwner(knownCompanies, installation.productName);

/** Section 1: the company of an e-mail address, among those that this installation knows. */
export const companyOf = (email: string | null): string | null =>
  companyNameFromEmail(email ?? '', known);

/** "SKF · jane@skf.com", or the address alone. */
export const emailWithCompany = (email: string | null): string =>
  [companyOf(email), email].filter(Boolean).join(' · ');
