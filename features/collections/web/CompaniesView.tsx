import { lazy, Suspense, type ComponentProps } from 'react';
import type { CompanyNote } from '#features/collections/domain/note.ts';
import { refKey, type CompanyCard } from '#features/companies/domain/company.ts';
import { subspaceAt } from '#features/collections/domain/contents.ts';
import { DataTable } from '#ui/DataTable.tsx';
import type { Selection } from '#ui/table-column.ts';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import type { TablePreferences } from '#ui/use-table-preferences.ts';
import { sortingOf } from './company-sorting.ts';
import { CompanyBoard } from '#features/collections/web/board/CompanyBoard.tsx';
import { CompanyGallery } from './CompanyGallery.tsx';
import { companySorts, type CollectionSearch } from './search-params.ts';
import { useCompanyDrag } from './use-company-drag.ts';

const CompanyMap = lazy(async () => ({
  default: (await import('#features/collections/web/map/CompanyMap.tsx')).CompanyMap,
}));

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
  const openRow = useStableCallback((company: CompanyCard) => onOpen(refKey(company)));
  const { view = 'table', space, country, company: openKey } = search;
  const drag = useCompanyDrag({ rows, chosen: selection.keys });
  if (view === 'gallery') {
    return (
      <div {...(canEdit && drag)}>
        <CompanyGallery companies={rows} {...{ notes, selection, openKey, onOpen }} />
      </div>
    );
  }
  if (view === 'map') {
    return (
      <Suspense fallback={<div className="skeleton h-[570px] w-full rounded-card!" />}>
        <CompanyMap
          companies={rows}
          {...{ country, openKey, onOpen }}
          onCountry={(code) => onChange({ country: code })}
        />
      </Suspense>
    );
  }
  if (view === 'board') {
    const below = subspaceAt(space);
    return <CompanyBoard companies={rows} {...{ collection, below, canEdit, openKey, onOpen }} />;
  }
  return (
    <div {...(canEdit && drag)}>
      <DataTable
        label="Companies"
        columns={preferences.columns}
        density={preferences.density}
        onDrawn={preferences.onDrawn}
        rows={rows}
        keyOf={refKey}
        nameOf={nameOf}
        onOpen={openRow}
        activeKey={openKey}
        sorting={sortingOf(search)}
        onSort={({ by, direction }) =>
          onChange({
            sort: companySorts.find((sort) => sort === by),
            direction: direction === 'descending' ? direction : undefined,
          })
        }
        selection={selection}
      />
    </div>
  );
}
