import type { Collection } from '#features/collections/domain/collection.ts';
import type { CompanyNote } from '#features/collections/domain/note.ts';
import { statesOf, type CompanyState } from '#features/collections/domain/lists.ts';
import { spacesOf } from '#features/collections/domain/placement.ts';
import { flattenSubspaces } from '#features/collections/domain/subspaces.ts';
import type { CompanyCard } from '#features/companies/domain/company.ts';
import { countryName, kindNames } from '#features/companies/domain/company-labels.ts';
import { listText } from '#core/domain/exporting/list-text.ts';
import type { Exported } from '#core/domain/exporting/sheet.ts';

const stateLabels: Record<CompanyState, string> = {
  listed: 'In the collection',
  blacklisted: 'Blacklisted',
  neither: '',
};

/** Columns of an exported file: all data, whichever table columns are shown. */
export function companySheet(
  collection: Collection,
  notes: ReadonlyMap<string, CompanyNote>,
): readonly Exported<CompanyCard>[] {
  const paths = new Map(flattenSubspaces(collection).map(({ id, path }) => [id, path]));
  const stateOf = statesOf(collection);
  return [
    { header: 'Id', value: ({ id }) => id },
    { header: 'Company', value: ({ name }) => name },
    { header: 'Source', value: ({ kind }) => kindNames[kind] },
    { header: 'Web address', value: ({ url }) => url },
    { header: 'What it does', value: ({ oneLiner }) => oneLiner },
    { header: 'City', value: ({ city }) => city },
    { header: 'Country', value: ({ country }) => country && countryName(country) },
    { header: 'Founded', value: ({ foundedYear }) => foundedYear },
    { header: 'Stage', value: ({ stage }) => stage },
    { header: 'Total funding', value: ({ fundingAmount }) => fundingAmount },
    { header: 'Currency', value: ({ fundingCurrency }) => fundingCurrency },
    { header: 'USD equivalent', value: ({ fundingUsd }) => fundingUsd },
    { header: 'Tags', value: ({ tags }) => listText(tags) },
    {
      header: 'Sub-spaces',
      value: ({ id }) =>
        spacesOf(collection, id)
          .flatMap((space) => paths.get(space) ?? [])
          .join('; '),
    },
    { header: 'Rating', value: ({ id }) => notes.get(id)?.rating ?? null },
    { header: 'Note', value: ({ id }) => notes.get(id)?.note ?? null },
    { header: 'Standing', value: (company) => stateLabels[stateOf(company)] },
  ];
}
