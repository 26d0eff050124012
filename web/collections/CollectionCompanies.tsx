import { useMemo } from 'react';
import type { Collection } from '#domain/collections/collection.ts';
import { refKey } from '#domain/companies/company.ts';
import { ExportMenu } from '#web/ui/ExportMenu.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';
import { EmptyState, ErrorLine, ErrorState, Loading } from '#web/ui/states.tsx';
import { useDraftSearch } from '#web/ui/use-draft-search.ts';
import { BlacklistDialog } from './BlacklistDialog.tsx';
import { companyColumns } from './company-columns.tsx';
import { CompanyPanel } from './CompanyPanel.tsx';
import { useShown } from './use-shown.ts';
import { useNotes } from './use-notes.ts';
import { CompaniesBar } from './CompaniesBar.tsx';
import { CompaniesAs } from './CompaniesAs.tsx';
import type { CollectionSearch } from './search-params.ts';
import { SuggestionsPanel } from './suggestions/SuggestionsPanel.tsx';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly search: CollectionSearch;
  readonly onChange: (next: CollectionSearch) => void;
}

/** The companies of a collection, or of one of its sub-spaces. */
export function CollectionCompanies({ collection, canEdit, search, onChange }: Props) {
  const { q = '', space, company: openKey, country, view = 'table' } = search;
  const show = (company: string) => onChange({ company });
  const [typed, setTyped] = useDraftSearch(q, (text) => onChange({ q: text || undefined }));
  const notes = useNotes(collection.id);
  const columns = useMemo(() => companyColumns(collection, notes), [collection, notes]);
  const { all, companies, rows, isPending, error, reload } = useShown(collection, {
    q: typed,
    space,
  });
  const open = companies.find((company) => refKey(company) === openKey);

  function list() {
    if (error && companies.length === 0) {
      return (
        <ErrorState title="The companies could not be loaded" error={error} onRetry={reload} />
      );
    }
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
    if (rows.length === 0) {
      return (
        <EmptyState title="No company here fits">Try other words, or another sub-space.</EmptyState>
      );
    }
    return (
      <CompaniesAs
        {...{ view, collection, columns, canEdit, rows, space, country, openKey }}
        onCountry={(code) => onChange({ country: code })}
        onOpen={show}
      />
    );
  }

  return (
    <div className="min-w-0">
      {error && companies.length > 0 && (
        <div className="mb-4">
          <ErrorLine title="Some companies could not be loaded" error={error} onRetry={reload} />
        </div>
      )}
      <CompaniesBar
        {...{ collection, typed, view, onChange }}
        shown={isPending ? all.length : rows.length}
        total={all.length}
        onType={setTyped}
        tools={
          all.length > 0 && (
            <ExportMenu
              label="Export"
              columns={columns}
              what={collection.name}
              collect={() => Promise.resolve(rows)}
            />
          )
        }
      />
      {list()}
      {open && (
        <CompanyPanel
          key={open.id}
          collection={collection}
          company={open}
          canEdit={canEdit}
          onClose={() => onChange({ company: undefined })}
        />
      )}
      {search.suggestions && !open && (
        <SuggestionsPanel
          {...{ collection, space, canEdit }}
          onClose={() => onChange({ suggestions: undefined })}
          onWhole={() => onChange({ space: undefined })}
        />
      )}
      {search.blacklist && (
        <BlacklistDialog
          {...{ collection, canEdit }}
          onClose={() => onChange({ blacklist: undefined })}
        />
      )}
    </div>
  );
}
