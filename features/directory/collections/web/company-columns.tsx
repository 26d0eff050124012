import { MoreHorizontal } from 'lucide-react';
import { refKey, type CompanyCard } from '#features/directory/companies/domain/company.ts';
import { fundingOf } from '#features/directory/companies/domain/funding.ts';
import { Funding } from '#features/directory/companies/web/shared/Funding.tsx';
import {
  countryName,
  kindNames,
  placeOf,
} from '#features/directory/companies/domain/company-labels.ts';
import { noValue, RecordName, textColumn } from '#core/web/views/cells.tsx';
import type { Column } from '#core/web/views/table-column.ts';
import { menuButton } from '#ui/menu-button.ts';
import { Added, Note, Rating, Spaces, StagePill } from './company-cells.tsx';
import type { OpenRowMenu } from './CompanyRowMenu.tsx';

type CompanyColumn = Column<CompanyCard>;

interface ColumnOptions {
  readonly hasSubspaces: boolean;
  /** Undefined: read-only. */
  readonly onRate: ((companyId: string, rating: number | null) => void) | undefined;
  readonly onMenu: (menu: OpenRowMenu) => void;
}

const company: CompanyColumn = {
  id: 'company',
  header: 'Company',
  isSortable: true,
  cell: ({ id, name, logoUrl, oneLiner }) => (
    <RecordName avatar={{ id, name, imageUrl: logoUrl }} name={name} line={oneLiner} />
  ),
};

const funding: CompanyColumn = {
  id: 'funding',
  header: 'Funding',
  align: 'end',
  className: 'w-19',
  isSortable: true,
  cell: (row) => (
    <span className="text-ink-2">{fundingOf(row) === null ? '–' : <Funding company={row} />}</span>
  ),
};

const stage: CompanyColumn = {
  id: 'stage',
  header: 'Stage',
  className: 'w-22',
  isSortable: true,
  exported: [{ header: 'Stage', value: ({ stage: value }) => value }],
  cell: ({ stage: value }) => (value ? <StagePill stage={value} /> : noValue),
};

const place: CompanyColumn = {
  id: 'place',
  header: 'Country',
  className: 'w-25',
  isSortable: true,
  exported: [{ header: 'Place', value: placeOf }],
  cell: (row) =>
    row.country ? (
      <span title={placeOf(row)} className="block truncate text-ink-2">
        {countryName(row.country)}
      </span>
    ) : (
      noValue
    ),
};

const added: CompanyColumn = {
  id: 'added',
  header: 'Added',
  className: 'w-22',
  cell: ({ id }) => <Added id={id} />,
};

const spaces: CompanyColumn = {
  id: 'spaces',
  header: 'Sub-spaces',
  className: 'w-35',
  cell: ({ id }) => <Spaces id={id} />,
};

const rating = ({ onRate }: ColumnOptions): CompanyColumn => ({
  id: 'rating',
  header: 'Rating',
  align: 'end',
  className: 'w-16',
  isSortable: true,
  isInteractive: true,
  cell: ({ id, name }) => <Rating id={id} name={name} onRate={onRate} />,
});

const note: CompanyColumn = {
  id: 'note',
  header: 'Note',
  className: 'w-56',
  isSortable: true,
  cell: ({ id }) => <Note id={id} />,
};

const menu = ({ onMenu }: ColumnOptions): CompanyColumn => ({
  id: 'more',
  header: 'More',
  isAlways: true,
  align: 'end',
  // The heading is for screen readers.
  className: 'w-11 text-[0px]',
  cell: (row) => (
    <button
      {...menuButton((at) => onMenu({ key: refKey(row), at }))}
      aria-label="More"
      className="relative z-1 inline-grid size-7 cursor-pointer place-items-center rounded-control text-ink-3 hover:bg-line hover:text-ink"
    >
      <MoreHorizontal aria-hidden className="size-4" />
    </button>
  ),
});

/** Columns of a list of companies. */
export const companyColumns = (options: ColumnOptions): readonly CompanyColumn[] => [
  company,
  ...(options.hasSubspaces ? [spaces] : []),
  // The last columns are the first to be hidden in narrow tables.
  stage,
  funding,
  place,
  added,
  rating(options),
  note,
  textColumn('founded', 'Founded', ({ foundedYear }) => foundedYear, {
    className: 'w-24',
    align: 'end',
    isSortable: true,
    isExtra: true,
  }),
  textColumn('tags', 'Tags', ({ tags }) => tags.join(', '), { className: 'w-56', isExtra: true }),
  textColumn('url', 'Web address', ({ url }) => url, { className: 'w-52', isExtra: true }),
  textColumn('source', 'Source', ({ kind }) => kindNames[kind], {
    className: 'w-32',
    isExtra: true,
  }),
  menu(options),
];
