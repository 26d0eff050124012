import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/companies/domain/endpoints.ts';
import * as companyMatches from '#features/companies/domain/match-endpoints.ts';
import * as recognition from '#features/companies/domain/entry-match-endpoints.ts';
import * as companyProposals from '#features/companies/domain/proposal-endpoints.ts';
import * as companyValues from '#features/companies/domain/value-endpoints.ts';
import * as currencyRates from '#features/companies/domain/currency-rates.ts';
import { companyEvents } from '#features/companies/domain/events.ts';

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
