import type { ExportedCompany } from '#features/search/domain/export-endpoints.ts';
import { countryName, kindNames } from '#features/companies/web/public/words.ts';
import type { Exported } from '#ui/table-column.ts';

/** What a file of companies tells of each. */
export const exportedColumns: readonly Exported<ExportedCompany>[] = [
  { header: 'Name', value: ({ name }) => name },
  { header: 'One-liner', value: ({ oneLiner }) => oneLiner },
  { header: 'Country', value: ({ country }) => (country === null ? null : countryName(country)) },
  { header: 'City', value: ({ city }) => city },
  { header: 'Stage', value: ({ stage }) => stage },
  { header: 'Founded', value: ({ foundedYear }) => foundedYear },
  { header: 'Funding (USD)', value: ({ fundingUsd }) => fundingUsd },
  {
    header: 'Last funding',
    value: ({ lastFundingAt }) => (lastFundingAt === null ? null : new Date(lastFundingAt)),
  },
  { header: 'Employees', value: ({ employees }) => employees },
  { header: 'Tags', value: ({ tags }) => tags.join(', ') },
  { header: 'Industries', value: ({ industries }) => industries.join(', ') },
  { header: 'Website', value: ({ url }) => url },
  { header: 'Description', value: ({ description }) => description },
  { header: 'Source', value: ({ kind }) => kindNames[kind] },
  { header: 'Id in the source', value: ({ externalId }) => externalId },
];
