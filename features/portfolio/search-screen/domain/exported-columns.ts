import { listText } from '#core/domain/exporting/list-text.ts';
import { momentColumn } from '#core/domain/exporting/sheet.ts';
import { columnsOf, type SheetDefinition } from '#core/domain/exporting/sheet-columns.ts';
import { countryName, kindNames } from '#features/directory/companies/domain/company-labels.ts';
import type { ExportedCompany } from './export-endpoints.ts';

export const searchSheetDefinition: SheetDefinition<ExportedCompany> = [
  {
    section: 'Company',
    entries: [
      { key: 'id', header: 'Id', value: ({ id }) => id, isRecordId: true },
      { key: 'name', header: 'Name', value: ({ name }) => name },
      { key: 'oneLiner', header: 'One-liner', value: ({ oneLiner }) => oneLiner },
      {
        key: 'country',
        header: 'Country',
        value: ({ country }) => (country === null ? null : countryName(country)),
      },
      { key: 'city', header: 'City', value: ({ city }) => city },
    ],
  },
  {
    section: 'Stage and funding',
    entries: [
      { key: 'stage', header: 'Stage', value: ({ stage }) => stage },
      { key: 'founded', header: 'Founded', value: ({ foundedYear }) => foundedYear },
      { key: 'funding', header: 'Funding', value: ({ fundingAmount }) => fundingAmount },
      {
        key: 'fundingCurrency',
        header: 'Currency of funding',
        value: ({ fundingCurrency }) => fundingCurrency,
      },
      { key: 'fundingUsd', header: 'USD equivalent', value: ({ fundingUsd }) => fundingUsd },
      { key: 'lastFunding', ...momentColumn('Last funding', ({ lastFundingAt }) => lastFundingAt) },
      { key: 'employees', header: 'Employees', value: ({ employees }) => employees },
    ],
  },
  {
    section: 'About',
    entries: [
      { key: 'tags', header: 'Tags', value: ({ tags }) => listText(tags) },
      { key: 'industries', header: 'Industries', value: ({ industries }) => listText(industries) },
      { key: 'website', header: 'Website', value: ({ url }) => url },
      { key: 'description', header: 'Description', value: ({ description }) => description },
    ],
  },
  {
    section: 'Record',
    entries: [
      { key: 'source', header: 'Source', value: ({ kind }) => kindNames[kind] },
      { key: 'externalId', header: 'Id in the source', value: ({ externalId }) => externalId },
    ],
  },
];

/** Exported fields of a company. */
export const exportedColumns = columnsOf(searchSheetDefinition, undefined);
