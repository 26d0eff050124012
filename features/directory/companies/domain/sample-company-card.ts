import type { CompanyCard } from './company.ts';

/** For tests: a company of which only its name is known, unless told otherwise. */
export const sampleCompanyCard = (given: Partial<CompanyCard> = {}): CompanyCard => ({
  kind: 'startup',
  id: 'acme',
  name: 'Acme',
  oneLiner: null,
  url: null,
  logoUrl: null,
  tags: [],
  country: null,
  city: null,
  foundedYear: null,
  stage: null,
  fundingUsd: null,
  fundingAmount: null,
  fundingCurrency: null,
  ...given,
});
