import { useRef, useState } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { refKey } from '#features/directory/companies/domain/company.ts';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import { BlacklistPanel } from '#features/directory/collections/web/blacklist/BlacklistPanel.tsx';
import { CompaniesBar } from './CompaniesBar.tsx';
import { CollectionContext } from './collection-context.ts';
import { CompanyList } from './CompanyList.tsx';
import { CompanyPanel } from './CompanyPanel.tsx';
import { ListState } from './ListState.tsx';
import { activeFiltersOf } from '#features/directory/collections/web/filters/company-filters.ts';
import { withoutFilters } from '#core/web/views/search-params.ts';
import { collectionFilters } from './filters/collection-filters.ts';
import { type CollectionSearch } from './search-params.ts';
import { ProposalsPanel } from '#features/directory/collections/web/proposals/ProposalsPanel.tsx';
import { SuggestionsPanel } from '#features/directory/collections/web/suggestions/SuggestionsPanel.tsx';
import { useCompanyTable } from './use-company-table.ts';
import { useFilteredRows } from './use-filtered-rows.ts';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly search: CollectionSearch;
  readonly onChange: (next: CollectionSearch) => void;
}

/** The companies of a collection, or of one of its sub-spaces. */
export function CollectionCompanies({ collection, canEdit, search, onChange }: Props) {
  const { q = '', space, view = 'table', company: openKey } = search;
  const [typed, setTyped] = useDebouncedSearch(q, (text) => onChange({ q: text || undefined }));
  const { preferences, collectionContext, menu, setMenu } = useCompanyTable(collection, canEdit);
  const list = useFilteredRows(collection, collectionContext.notes, typed, search);
  const { rows } = list;
  // The table reaches the edges; what is said in its place does not.
  const isFlush = view === 'table' && rows.length > 0;
  const root = useRef<HTMLDivElement>(null);
  const open = list.companies.find((company) => refKey(company) === openKey);
  /** The company whose note was opened. */
  const [noted, setNoted] = useState<string>();
  function openAt(key: string | undefined, at?: 'note'): void {
    setNoted(at && key);
    onChange({ company: key });
  }
  return (
    <div ref={root} className="min-w-0">
      <CompaniesBar
        collection={collection}
        canEdit={canEdit}
        typed={typed}
        rows={rows}
        preferences={preferences}
        search={search}
        onChange={onChange}
        total={list.all.length}
        filterable={list.inSpace}
        notes={collectionContext.notes}
        isPending={list.isPending}
        onType={setTyped}
      />
      <div className={isFlush ? undefined : 'px-4 pb-6 md:px-6'}>
        <ListState
          collection={collection}
          canEdit={canEdit}
          shown={list}
          space={space}
          isFiltered={typed.trim() !== '' || activeFiltersOf(search).length > 0}
          onWhole={() => {
            setTyped('');
            onChange(withoutFilters(collectionFilters));
            root.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
          }}
        >
          <CollectionContext value={collectionContext}>
            <CompanyList
              collection={collection}
              canEdit={canEdit}
              search={search}
              preferences={preferences}
              rows={rows}
              menu={menu}
              onChange={onChange}
              notes={collectionContext.notes}
              onOpen={openAt}
              onMenu={setMenu}
            />
          </CollectionContext>
        </ListState>
      </div>
      {open && (
        <CompanyPanel
          collection={collection}
          canEdit={canEdit}
          rows={rows}
          company={open}
          isAtNote={openKey === noted}
          onOpen={openAt}
          onClose={() => openAt(undefined)}
        />
      )}
      {search.suggestions && !open && (
        <SuggestionsPanel
          collection={collection}
          space={space}
          canEdit={canEdit}
          onClose={() => onChange({ suggestions: undefined })}
          onWhole={() => onChange({ space: undefined })}
        />
      )}
      {search.proposals && !open && (
        <ProposalsPanel
          collection={collection}
          canEdit={canEdit}
          onClose={() => onChange({ proposals: undefined })}
        />
      )}
      {search.blacklist && !open && (
        <BlacklistPanel
          collection={collection}
          canEdit={canEdit}
          onClose={() => onChange({ blacklist: undefined })}
        />
      )}
    </div>
  );
}
