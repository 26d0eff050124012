import { Suspense, type ComponentProps } from 'react';
import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import { refKey, type CompanyCard } from '#features/directory/companies/domain/company.ts';
import { subspaceAt } from '#features/directory/collections/domain/contents.ts';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { DataTable } from '#core/web/views/DataTable.tsx';
import type { Selection } from '#core/web/views/list.ts';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import type { TablePreferences } from '#core/web/views/use-table-preferences.ts';
import { sortingOf } from './company-sorting.ts';
import { CompanyBoard } from '#features/directory/collections/web/board/CompanyBoard.tsx';
import { Gallery } from '#core/web/views/Gallery.tsx';
import { CompanyPhoneCard } from './CompanyPhoneCard.tsx';
import { CompanyGalleryCard } from './CompanyGalleryCard.tsx';
import { companySorts, type CollectionSearch } from './search-params.ts';
import { companyDragType, serializeCompanyKeys } from './company-drag-payload.ts';
import { useRowDrag } from '#core/web/views/use-row-drag.ts';

const CompanyMap = lazyPart(
  () => import('#features/directory/collections/web/map/CompanyMap.tsx'),
  'CompanyMap',
);

/** Room for a company's line. */
const firstColumnWidth = 320;
const phoneCard = (company: CompanyCard) => <CompanyPhoneCard company={company} />;
const nameOf = ({ name }: CompanyCard) => name;

interface Props extends Pick<
  ComponentProps<typeof CompanyBoard>,
  'collection' | 'canEdit' | 'onOpen'
> {
  readonly search: CollectionSearch;
  readonly preferences: TablePreferences<CompanyCard>;
  readonly rows: readonly CompanyCard[];
  readonly notes: ReadonlyMap<string, CompanyNote>;
  readonly selection: Selection;
  readonly onChange: (next: CollectionSearch) => void;
}

/** The companies in the chosen view. */
export function CompaniesView(props: Props) {
  const { collection, search, preferences, rows, notes, selection, canEdit, onChange } = props;
  // Memoized props, so that rows and cards render only on changes.
  const onOpen = useStableCallback(props.onOpen);
  const { view = 'table', space, country, company: openKey } = search;
  const list = { rows, keyOf: refKey, nameOf, openKey, onOpen, selection };
  const drag = useRowDrag({
    ...list,
    type: companyDragType,
    serialize: serializeCompanyKeys,
    countLabel: (count) => `${count} companies`,
  });
  if (view === 'gallery') {
    return (
      <div {...(canEdit && drag)}>
        <Gallery label="Companies" {...list}>
          {(company) => (
            <CompanyGalleryCard
              company={company}
              onOpen={onOpen}
              note={notes.get(company.id)}
              isOpen={refKey(company) === openKey}
              isChosen={selection.keys.has(refKey(company))}
              onToggle={selection.toggle}
            />
          )}
        </Gallery>
      </div>
    );
  }
  if (view === 'map') {
    return (
      <Suspense fallback={<div className="skeleton h-[570px] w-full rounded-card!" />}>
        <CompanyMap
          companies={rows}
          country={country}
          openKey={openKey}
          onOpen={onOpen}
          onCountry={(code) => onChange({ country: code })}
        />
      </Suspense>
    );
  }
  if (view === 'board') {
    const below = subspaceAt(space);
    return (
      <CompanyBoard
        companies={rows}
        collection={collection}
        below={below}
        canEdit={canEdit}
        openKey={openKey}
        onOpen={onOpen}
      />
    );
  }
  return (
    <div {...(canEdit && drag)}>
      <DataTable
        label="Companies"
        {...list}
        isFlush
        firstColumnWidth={firstColumnWidth}
        card={phoneCard}
        columns={preferences.columns}
        density={preferences.density}
        onDrawn={preferences.onDrawn}
        sorting={sortingOf(search)}
        onSort={({ by, direction }) =>
          onChange({
            sort: companySorts.find((sort) => sort === by),
            direction: direction === 'descending' ? direction : undefined,
          })
        }
      />
    </div>
  );
}
