import { useMemo } from 'react';
import { listedCompanies } from '#domain/collections/changes.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { companiesIn } from '#domain/collections/contents.ts';
import { refKey, type CompanyCard } from '#domain/companies/company.ts';
import { ExportMenu } from '#web/ui/ExportMenu.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';
import { Segments } from '#web/ui/Segments.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { EmptyState, ErrorLine, ErrorState, Loading } from '#web/ui/states.tsx';
import { useDraftSearch } from '#web/ui/use-draft-search.ts';
import { companyColumns } from './company-columns.tsx';
import { CompanyPanel } from './CompanyPanel.tsx';
import { useNotes } from './use-notes.ts';
import { CompaniesAs } from './CompaniesAs.tsx';
import { unassigned, type CollectionSearch, type CollectionView } from './search-params.ts';
import { useCompanies } from '#web/pieces/collections/use-companies.ts';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly search: CollectionSearch;
  readonly onChange: (next: CollectionSearch) => void;
}

const views: readonly { value: CollectionView; label: string }[] = [
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
  { value: 'gallery', label: 'Gallery' },
];

function fits({ name, oneLiner, tags, city, country }: CompanyCard, q: string): boolean {
  const words = [name, oneLiner, city, country, ...tags].join(' ').toLocaleLowerCase();
  return q
    .toLocaleLowerCase()
    .split(/\s+/u)
    .every((word) => words.includes(word));
}

/** The companies of a collection, or of one of its sub-spaces. */
export function CollectionCompanies({ collection, canEdit, search, onChange }: Props) {
  const { q = '', space, company: openKey, view = 'table' } = search;
  const show = (company: string) => onChange({ company });
  const [typed, setTyped] = useDraftSearch(q, (text) => onChange({ q: text || undefined }));
  const notes = useNotes(collection.id);
  const columns = useMemo(() => companyColumns(collection, notes), [collection, notes]);
  const all = useMemo(() => listedCompanies(collection), [collection]);
  const { companies, isPending, error, reload } = useCompanies(all);
  const inSpace = useMemo(() => {
    if (space === undefined) return null;
    return new Set(companiesIn(collection, space === unassigned ? null : space).map(refKey));
  }, [collection, space]);
  const rows = useMemo(
    () =>
      companies.filter(
        (company) => inSpace?.has(refKey(company)) !== false && (q === '' || fits(company, q)),
      ),
    [companies, inSpace, q],
  );
  const open = companies.find((company) => refKey(company) === openKey);
  if (error && companies.length === 0)
    return <ErrorState title="The companies could not be loaded" error={error} onRetry={reload} />;
  if (isPending && companies.length === 0) {
    return (
      <Loading what="the companies">
        <TableSkeleton />
      </Loading>
    );
  }
  if (all.length === 0) {
    return (
      <EmptyState title="No company yet">
        {canEdit
          ? 'Add companies by their name or web address.'
          : 'Its owner has not put a company into it yet.'}
      </EmptyState>
    );
  }
  return (
    <div className="min-w-0">
      {error && (
        <div className="mb-4">
          <ErrorLine title="Some companies could not be loaded" error={error} onRetry={reload} />
        </div>
      )}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField label="Search in this collection" value={typed} onChange={setTyped} />
        <p role="status" className="text-meta text-ink-3 tabular">
          {rows.length === all.length ? '' : `${rows.length} of ${all.length}`}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <ExportMenu
            label="Export"
            columns={columns}
            what={collection.name}
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
      {rows.length === 0 ? (
        <EmptyState title="No company here fits">Try other words, or another sub-space.</EmptyState>
      ) : (
        <CompaniesAs
          {...{ view, collection, columns, canEdit, rows, space, openKey }}
          onOpen={show}
        />
      )}
      {open && (
        <CompanyPanel
          key={open.id}
          collection={collection}
          company={open}
          canEdit={canEdit}
          onClose={() => onChange({ company: undefined })}
        />
      )}
    </div>
  );
}
