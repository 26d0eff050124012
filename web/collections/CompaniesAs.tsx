import { lazy, Suspense } from 'react';
import type { Collection } from '#domain/collections/collection.ts';
import { refKey, type CompanyCard } from '#domain/companies/company.ts';
import { DataTable } from '#web/ui/DataTable.tsx';
import type { Column } from '#web/ui/table-column.ts';
import { CompanyBoard } from './CompanyBoard.tsx';
import { CompanyGallery } from './CompanyGallery.tsx';
import { unassigned, type CollectionView } from './search-params.ts';

const CompanyMap = lazy(async () => ({
  default: (await import('./map/CompanyMap.tsx')).CompanyMap,
}));

interface Props {
  readonly view: CollectionView;
  readonly collection: Collection;
  readonly columns: readonly Column<CompanyCard>[];
  readonly rows: readonly CompanyCard[];
  readonly canEdit: boolean;
  /** The sub-space that is shown, as the address has it. */
  readonly space: string | undefined;
  /** The country that is looked at on the map. */
  readonly country: string | undefined;
  readonly onCountry: (code: string | undefined) => void;
  readonly openKey: string | undefined;
  readonly onOpen: (key: string) => void;
}

/** The companies that are shown, in the way that was chosen. */
export function CompaniesAs({
  view,
  collection,
  columns,
  rows,
  canEdit,
  space,
  country,
  onCountry,
  openKey,
  onOpen,
}: Props) {
  if (view === 'gallery') return <CompanyGallery companies={rows} {...{ openKey, onOpen }} />;
  if (view === 'map') {
    return (
      <Suspense fallback={<div className="skeleton h-[510px] w-full rounded-card!" />}>
        <CompanyMap companies={rows} {...{ country, onCountry, openKey, onOpen }} />
      </Suspense>
    );
  }
  if (view === 'board') {
    const below = space === undefined || space === unassigned ? null : space;
    return <CompanyBoard companies={rows} {...{ collection, below, canEdit, openKey, onOpen }} />;
  }
  return (
    <DataTable
      label="Companies"
      columns={columns}
      rows={rows}
      keyOf={refKey}
      onOpen={(company) => onOpen(refKey(company))}
      activeKey={openKey}
    />
  );
}
