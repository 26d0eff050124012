import { listText } from '#core/domain/exporting/list-text.ts';
import { momentColumn, type Exported } from '#core/domain/exporting/sheet.ts';
import { countryName, kindNames } from '#features/companies/domain/company-labels.ts';
import type { ExportedCompany } from './export-endpoints.ts';

/** Exported fields of a company. */
export const exportedColumns: readonly Exported<ExportedCompany>[] = [
  { header: 'Id', value: ({ id }) => id },
  { header: 'Name', value: ({ name }) => name },
  { header: 'One-liner', value: ({ oneLiner }) => oneLiner },
  { header: 'Country', value: ({ country }) => (country === null ? null : countryName(country)) },
  { header: 'City', value: ({ city }) => city },
  { header: 'Stage', value: ({ stage }) => stage },
  { header: 'Founded', value: ({ foundedYear }) => foundedYear },
  { header: 'Funding', value: ({ fundingAmount }) => fundingAmount },
  { header: 'Currency of funding', value: ({ fundingCurrency }) => fundingCurrency },
  { header: 'USD equivalent', value: ({ fundingUsd }) => fundingUsd },
  momentColumn('Last funding', ({ lastFundingAt }) => lastFundingAt),
  { header: 'Employees', value: ({ employees }) => employees },
  { header: 'Tags', value: ({ tags }) => listText(tags) },
  { header: 'Industries', value: ({ industries }) => listText(industries) },
  { header: 'Website', value: ({ url }) => url },
  { header: 'Description', value: ({ description }) => description },
  { header: 'Source', value: ({ kind }) => kindNames[kind] },
  { header: 'Id in the source', value: ({ externalId }) => externalId },
];
