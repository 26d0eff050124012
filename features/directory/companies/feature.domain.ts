import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/directory/companies/domain/endpoints.ts';
import * as companyMatches from '#features/directory/companies/domain/match-endpoints.ts';
import * as recognition from '#features/directory/companies/domain/entry-match-endpoints.ts';
import * as companyProposals from '#features/directory/companies/domain/proposal-endpoints.ts';
import * as companyValues from '#features/directory/companies/domain/value-endpoints.ts';
import * as currencyRates from '#features/directory/companies/domain/currency-rates.ts';
import { companyEvents } from '#features/directory/companies/domain/events.ts';

export const companies = domainFeature(
  {
    companies: endpoints,
    companyMatches,
    recognition,
    companyProposals,
    companyValues,
    currencyRates,
  },
  companyEvents,
);
