import { companies } from '#features/companies/server/tables.ts';

/** The columns of a company that a row or a card shows. */
export const cardColumns = {
  kind: companies.kind,
  id: companies.id,
  name: companies.name,
  oneLiner: companies.oneLiner,
  url: companies.url,
  logoUrl: companies.logoUrl,
  country: companies.country,
  city: companies.city,
  foundedYear: companies.foundedYear,
  stage: companies.stage,
  fundingUsd: companies.fundingUsd,
  tags: companies.tags,
};
