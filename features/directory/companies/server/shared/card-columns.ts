import { getTableColumns } from 'drizzle-orm';
import { companies } from '#features/directory/companies/server/tables.ts';
import { logoAddress } from './logo.ts';

/** The columns of a company that a row or a card shows. */
export const cardColumns = {
  kind: companies.kind,
  id: companies.id,
  name: companies.name,
  oneLiner: companies.oneLiner,
  url: companies.url,
  logoUrl: logoAddress(companies),
  country: companies.country,
  city: companies.city,
  foundedYear: companies.foundedYear,
  stage: companies.stage,
  fundingUsd: companies.fundingUsd,
  fundingAmount: companies.fundingAmount,
  fundingCurrency: companies.fundingCurrency,
  tags: companies.tags,
};

/** All columns of a company, with the logo's address for readers. */
export const companyColumns = { ...getTableColumns(companies), logoUrl: logoAddress(companies) };

/** The columns of a company that can be searched for. */
export const searchedColumns = {
  kind: companies.kind,
  id: companies.id,
  name: companies.name,
  oneLiner: companies.oneLiner,
  description: companies.description,
  url: companies.url,
  tags: companies.tags,
  industries: companies.industries,
  country: companies.country,
  city: companies.city,
  foundedYear: companies.foundedYear,
  stage: companies.stage,
  employees: companies.employees,
  fundingUsd: companies.fundingUsd,
  lastFundingAt: companies.lastFundingAt,
  status: companies.status,
};
