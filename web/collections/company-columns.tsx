import { StickyNote } from 'lucide-react';
import type { Collection } from '#domain/collections/collection.ts';
import { spacesOf } from '#domain/collections/placement.ts';
import { ratingMost, type CompanyNote } from '#domain/collections/note.ts';
import type { CompanyCard } from '#domain/companies/company.ts';
import { Funding } from '#web/pieces/company/Funding.tsx';
import { kindNames, placeOf } from '#web/pieces/company/words.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { StarsShown } from '#web/ui/Stars.tsx';
import type { Column } from '#web/ui/table-column.ts';
import { Tag } from '#web/ui/Tag.tsx';

/** Names of the sub-spaces that a company is in. */
const spaceNames = (collection: Collection, companyId: string): string[] =>
  spacesOf(collection, companyId).flatMap(
    (space) => collection.subspaces.find(({ id }) => id === space)?.name ?? [],
  );

/** The stars, and a mark where somebody wrote words. */
function Rated({ note }: { readonly note: CompanyNote | undefined }) {
  if (!note) return <span className="text-ink-3">–</span>;
  return (
    <span className="flex items-center gap-1.5">
      {note.rating !== null && <StarsShown value={note.rating} most={ratingMost} />}
      {note.note !== '' && (
        <span title={note.note}>
          <StickyNote aria-label="Has a note" className="size-3.5 text-ink-3" strokeWidth={1.75} />
        </span>
      )}
    </span>
  );
}

/** What a list of a collection's companies shows of each. */
export const companyColumns = (
  collection: Collection,
  notes: ReadonlyMap<string, CompanyNote>,
): readonly Column<CompanyCard>[] => [
  {
    id: 'company',
    header: 'Company',
    exported: [
      { header: 'Company', value: ({ name }) => name },
      { header: 'Source', value: ({ kind }) => kindNames[kind] },
      { header: 'What it does', value: ({ oneLiner }) => oneLiner },
      { header: 'Web address', value: ({ url }) => url },
    ],
    cell: ({ id, name, logoUrl, oneLiner }) => (
      <span className="flex items-center gap-3">
        <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" />
        <span className="min-w-0">
          <span className="block truncate font-medium text-ink">{name}</span>
          <span className="block truncate text-meta text-ink-3">{oneLiner}</span>
        </span>
      </span>
    ),
  },
  ...(collection.subspaces.length === 0
    ? []
    : [
        {
          id: 'spaces',
          header: 'Sub-spaces',
          exported: [
            {
              header: 'Sub-spaces',
              value: ({ id }: CompanyCard) => spaceNames(collection, id).join(', '),
            },
          ],
          className: 'w-48 @max-2xl:hidden',
          cell: ({ id }: CompanyCard) => (
            <span className="flex flex-wrap gap-1">
              {spaceNames(collection, id).map((name) => (
                <Tag key={name}>{name}</Tag>
              ))}
            </span>
          ),
        },
      ]),
  {
    id: 'rating',
    header: 'Rating',
    className: 'w-28 @max-xl:hidden',
    exported: [
      { header: 'Rating', value: ({ id }) => notes.get(id)?.rating ?? null },
      { header: 'Note', value: ({ id }) => notes.get(id)?.note ?? null },
    ],
    cell: ({ id }) => <Rated note={notes.get(id)} />,
  },
  {
    id: 'place',
    header: 'Place',
    exported: [
      { header: 'City', value: ({ city }) => city },
      { header: 'Country', value: ({ country }) => country },
    ],
    className: 'w-44 @max-xl:hidden',
    cell: (company) => <span className="text-ink-2">{placeOf(company) || '–'}</span>,
  },
  {
    id: 'stage',
    header: 'Stage',
    exported: [
      { header: 'Stage', value: ({ stage }) => stage },
      { header: 'Founded', value: ({ foundedYear }) => foundedYear },
    ],
    className: 'w-24 @max-3xl:hidden',
    cell: ({ stage }) => <span className="text-ink-2">{stage ?? '–'}</span>,
  },
  {
    id: 'funding',
    header: 'Funding',
    exported: [
      { header: 'Raised in total (USD)', value: ({ fundingUsd }) => fundingUsd },
      { header: 'Tags', value: ({ tags }) => tags.join(', ') },
    ],
    align: 'end',
    className: 'w-24',
    cell: ({ fundingUsd }) => (
      <span className="text-ink-2">{fundingUsd === null ? '–' : <Funding usd={fundingUsd} />}</span>
    ),
  },
];
