import { MoreHorizontal, StickyNote } from 'lucide-react';
import type { Collection } from '#domain/collections/collection.ts';
import { spacesOf } from '#domain/collections/placement.ts';
import { stepsOf } from '#domain/collections/subspaces.ts';
import { ratingMost, type CompanyNote } from '#domain/collections/note.ts';
import { refKey, type CompanyCard } from '#domain/companies/company.ts';
import { Funding } from '#web/pieces/company/Funding.tsx';
import { kindNames, placeOf } from '#web/pieces/company/words.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { StarsShown } from '#web/ui/Stars.tsx';
import { StarSlider } from '#web/ui/StarSlider.tsx';
import type { Column } from '#web/ui/table-column.ts';
import { Tag } from '#web/ui/Tag.tsx';
import type { OpenRowMenu } from './CompanyRowMenu.tsx';

type CompanyColumn = Column<CompanyCard>;

interface Shown {
  readonly collection: Collection;
  readonly notes: ReadonlyMap<string, CompanyNote>;
  /** Left out: stars are only looked at. */
  readonly onRate?: (companyId: string, rating: number | null) => void;
  readonly onMenu: (menu: OpenRowMenu) => void;
}

const company: CompanyColumn = {
  id: 'company',
  header: 'Company',
  isSortable: true,
  cell: ({ id, name, logoUrl, oneLiner }) => (
    <span className="flex items-center gap-3">
      <Avatar
        id={id}
        name={name}
        imageUrl={logoUrl}
        shape="company"
        className="in-data-[density=compact]:size-6"
      />
      <span className="min-w-0">
        <span title={name} className="block truncate font-medium text-ink">
          {name}
        </span>
        <span
          title={oneLiner ?? undefined}
          className="block truncate text-meta text-ink-3 in-data-[density=compact]:hidden"
        >
          {oneLiner}
        </span>
      </span>
    </span>
  ),
};

const text = (
  id: string,
  header: string,
  value: (row: CompanyCard) => string | number | null,
  rest: Partial<CompanyColumn>,
): CompanyColumn => ({
  ...{ id, header, ...rest },
  cell: (row) => {
    const words = value(row) || '–';
    return (
      <span title={String(words)} className="block truncate text-ink-2">
        {words}
      </span>
    );
  },
});

const funding: CompanyColumn = {
  id: 'funding',
  header: 'Funding',
  align: 'end',
  className: 'w-24',
  isSortable: true,
  cell: ({ fundingUsd }) => (
    <span className="text-ink-2">{fundingUsd === null ? '–' : <Funding usd={fundingUsd} />}</span>
  ),
};

/** The sub-spaces that a company is in, each with its path on hover. */
function spaces(collection: Collection): CompanyColumn {
  const steps = new Map(stepsOf(collection).map((step) => [step.id, step]));
  return {
    id: 'spaces',
    header: 'Sub-spaces',
    className: 'w-36',
    cell: ({ id }) => {
      const [first, ...others] = spacesOf(collection, id).flatMap(
        (space) => steps.get(space) ?? [],
      );
      if (!first) return null;
      return (
        <span
          title={[first, ...others].map(({ path }) => path).join('\n')}
          className="flex items-center gap-1"
        >
          <Tag>{first.name}</Tag>
          {others.length > 0 && (
            <span className="text-meta text-ink-3">
              <span className="sr-only">{others.map(({ name }) => name).join(', ')}</span>
              <span aria-hidden>+{others.length}</span>
            </span>
          )}
        </span>
      );
    },
  };
}

/** The stars, and a mark where somebody wrote words. */
const rating = ({ notes, onRate }: Shown): CompanyColumn => ({
  id: 'rating',
  header: 'Rating',
  className: 'w-32',
  isSortable: true,
  cell: ({ id, name }) => {
    const { rating: value = null, note: words = '' } = notes.get(id) ?? {};
    return (
      <span className="flex items-center gap-2">
        {onRate ? (
          <StarSlider
            label={`Rating of ${name}`}
            most={ratingMost}
            value={value}
            onChange={(chosen) => onRate(id, chosen)}
          />
        ) : (
          value !== null && <StarsShown value={value} most={ratingMost} />
        )}
        {words !== '' && (
          <span title={words}>
            <StickyNote
              aria-label="Has a note"
              className="size-3.5 text-ink-3"
              strokeWidth={1.75}
            />
          </span>
        )}
        {!onRate && value === null && words === '' && <span className="text-ink-3">–</span>}
      </span>
    );
  },
});

const note = ({ notes }: Shown): CompanyColumn => ({
  id: 'note',
  header: 'Note',
  className: 'w-56',
  isSortable: true,
  cell: ({ id }) => {
    const words = notes.get(id)?.note ?? '';
    return (
      <span title={words || undefined} className="block truncate text-ink-2">
        {words || <span className="text-ink-3">–</span>}
      </span>
    );
  },
});

const menu = ({ onMenu }: Shown): CompanyColumn => ({
  id: 'more',
  header: 'More',
  isAlways: true,
  align: 'end',
  // The heading is for those who hear it.
  className: 'w-13 text-[0px]',
  cell: (row) => (
    <button
      type="button"
      aria-label="More"
      aria-haspopup="menu"
      onClick={(event) => {
        event.stopPropagation();
        onMenu({ key: refKey(row), at: event.currentTarget });
      }}
      className="relative z-1 inline-grid size-7 cursor-pointer place-items-center rounded-control text-ink-3 hover:bg-line hover:text-ink"
    >
      <MoreHorizontal aria-hidden className="size-4" />
    </button>
  ),
});

/** What a list of a collection's companies shows of each. */
export const companyColumns = (shown: Shown): readonly CompanyColumn[] => [
  company,
  ...(shown.collection.subspaces.length === 0 ? [] : [spaces(shown.collection)]),
  rating(shown),
  // What comes last is the first to go where there is little room.
  text('place', 'Place', placeOf, { className: 'w-35', isSortable: true }),
  funding,
  note(shown),
  text('stage', 'Stage', ({ stage }) => stage, { className: 'w-28', isSortable: true }),
  text('founded', 'Founded', ({ foundedYear }) => foundedYear, {
    ...{ className: 'w-24', align: 'end', isSortable: true, isExtra: true },
  }),
  text('tags', 'Tags', ({ tags }) => tags.join(', '), { className: 'w-56', isExtra: true }),
  text('url', 'Web address', ({ url }) => url, { className: 'w-52', isExtra: true }),
  text('source', 'Source', ({ kind }) => kindNames[kind], { className: 'w-32', isExtra: true }),
  menu(shown),
];
