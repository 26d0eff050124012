import type { CompanyCard } from '#domain/companies/company.ts';
import { ExportMenu } from '#web/ui/ExportMenu.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { Segments } from '#web/ui/Segments.tsx';
import type { Column } from '#web/ui/table-column.ts';
import type { CollectionSearch, CollectionView } from './search-params.ts';

const views: readonly { value: CollectionView; label: string }[] = [
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
  { value: 'gallery', label: 'Gallery' },
];

interface Props {
  /** Of the collection: what an export is called. */
  readonly name: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Those that are shown, of how many. */
  readonly rows: readonly CompanyCard[];
  readonly total: number;
  readonly columns: readonly Column<CompanyCard>[];
  readonly view: CollectionView;
  readonly onChange: (next: CollectionSearch) => void;
}

/** What narrows the companies of a collection, takes them along, and how they are shown. */
export function CompaniesBar(props: Props) {
  const { name, typed, onType, rows, total, columns, view, onChange } = props;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <SearchField label="Search in this collection" value={typed} onChange={onType} />
      <p role="status" className="text-meta text-ink-3 tabular">
        {rows.length === total ? '' : `${rows.length} of ${total}`}
      </p>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <ExportMenu
          label="Export"
          columns={columns}
          what={name}
          collect={() => Promise.resolve(rows)}
        />
        <Segments
          label="View"
          options={views}
          value={view}
          onChange={(chosen) => onChange({ view: chosen === 'table' ? undefined : chosen })}
        />
      </div>
    </div>
  );
}
