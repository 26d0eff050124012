import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import { statesOf, type CompanyState } from '#features/directory/collections/domain/lists.ts';
import { spacesOf } from '#features/directory/collections/domain/placement.ts';
import { flattenSubspaces } from '#features/directory/collections/domain/subspaces.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { countryName, kindNames } from '#features/directory/companies/domain/company-labels.ts';
import { listText } from '#core/domain/exporting/list-text.ts';
import { columnsOf, type SheetDefinition } from '#core/domain/exporting/sheet-columns.ts';

const stateLabels: Record<CompanyState, string> = {
  listed: 'In the collection',
  blacklisted: 'Blacklisted',
  neither: '',
};

/** What a collection has to say of its companies. */
interface CompanySheetParts {
  readonly collection: Collection;
  readonly paths: ReadonlyMap<string, string>;
  readonly stateOf: (company: CompanyCard) => CompanyState;
  readonly notes: ReadonlyMap<string, CompanyNote>;
}

export const companySheetDefinition: SheetDefinition<CompanyCard, CompanySheetParts> = [
  {
    section: 'Company',
    entries: [
      { key: 'id', header: 'Id', value: ({ id }) => id, isRecordId: true },
      { key: 'name', header: 'Company', value: ({ name }) => name },
      { key: 'source', header: 'Source', value: ({ kind }) => kindNames[kind] },
      { key: 'website', header: 'Web address', value: ({ url }) => url },
      { key: 'oneLiner', header: 'What it does', value: ({ oneLiner }) => oneLiner },
      { key: 'city', header: 'City', value: ({ city }) => city },
      {
        key: 'country',
        header: 'Country',
        value: ({ country }) => country && countryName(country),
      },
    ],
  },
  {
    section: 'Stage and funding',
    entries: [
      { key: 'founded', header: 'Founded', value: ({ foundedYear }) => foundedYear },
      { key: 'stage', header: 'Stage', value: ({ stage }) => stage },
      { key: 'funding', header: 'Total funding', value: ({ fundingAmount }) => fundingAmount },
      {
        key: 'fundingCurrency',
        header: 'Currency',
        value: ({ fundingCurrency }) => fundingCurrency,
      },
      { key: 'fundingUsd', header: 'USD equivalent', value: ({ fundingUsd }) => fundingUsd },
      { key: 'tags', header: 'Tags', value: ({ tags }) => listText(tags) },
    ],
  },
  {
    section: 'In this collection',
    entries: [
      {
        key: 'subspaces',
        header: 'Sub-spaces',
        value: ({ id }, { collection, paths }) =>
          spacesOf(collection, id)
            .flatMap((space) => paths.get(space) ?? [])
            .join('; '),
      },
      {
        key: 'rating',
        header: 'Rating',
        value: ({ id }, { notes }) => notes.get(id)?.rating ?? null,
      },
      { key: 'note', header: 'Note', value: ({ id }, { notes }) => notes.get(id)?.note ?? null },
      {
        key: 'state',
        header: 'Standing',
        value: (company, { stateOf }) => stateLabels[stateOf(company)],
      },
    ],
  },
];

/** Columns of an exported file: all data, whichever table columns are shown. */
export function companySheet(collection: Collection, notes: ReadonlyMap<string, CompanyNote>) {
  const paths = new Map(flattenSubspaces(collection).map(({ id, path }) => [id, path]));
  const stateOf = statesOf(collection);
  return columnsOf(companySheetDefinition, { collection, paths, stateOf, notes });
}
