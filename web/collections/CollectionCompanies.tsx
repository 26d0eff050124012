import { useMemo, useRef, useState } from 'react';
import type { Collection } from '#domain/collections/collection.ts';
import { refKey } from '#domain/companies/company.ts';
import { useDraftSearch } from '#web/ui/use-draft-search.ts';
import { BlacklistPanel } from './blacklist/BlacklistPanel.tsx';
import { CompaniesBar } from './CompaniesBar.tsx';
import { CompanyFacts } from './company-facts.ts';
import { CompanyList } from './CompanyList.tsx';
import { CompanyPanel } from './CompanyPanel.tsx';
import { ListState } from './ListState.tsx';
import { sorted } from './company-sorting.ts';
import type { CollectionSearch } from './search-params.ts';
import { SuggestionsPanel } from './suggestions/SuggestionsPanel.tsx';
import { useCompanyLook } from './use-company-look.ts';
import { useShown } from './use-shown.ts';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly search: CollectionSearch;
  readonly onChange: (next: CollectionSearch) => void;
}

/** The companies of a collection, or of one of its sub-spaces. */
export function CollectionCompanies({ collection, canEdit, search, onChange }: Props) {
  const { q = '', space, company: openKey, sort, direction } = search;
  const [typed, setTyped] = useDraftSearch(q, (text) => onChange({ q: text || undefined }));
  const shown = useShown(collection, { q: typed, space });
  const { look, facts, menu, setMenu } = useCompanyLook(collection, canEdit);
  const rows = useMemo(
    () => sorted(shown.rows, { sort, direction }, facts.notes),
    [shown.rows, sort, direction, facts.notes],
  );
  const root = useRef<HTMLDivElement>(null);
  const open = shown.companies.find((company) => refKey(company) === openKey);
  /** The company whose note somebody asked for. */
  const [noted, setNoted] = useState<string>();
  function openAt(key: string | undefined, at?: 'note'): void {
    setNoted(at && key);
    onChange({ company: key });
  }
  return (
    <div ref={root} className="min-w-0">
      <CompaniesBar
        {...{ collection, canEdit, typed, rows, look, search, onChange }}
        total={shown.all.length}
        isPending={shown.isPending}
        onType={setTyped}
      />
      <ListState
        {...{ collection, canEdit, shown, space }}
        hasWords={typed.trim() !== ''}
        onAllWords={() => {
          setTyped('');
          root.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
        }}
      >
        <CompanyFacts value={facts}>
          <CompanyList
            {...{ collection, canEdit, search, look, rows, menu, onChange }}
            notes={facts.notes}
            onOpen={openAt}
            onMenu={setMenu}
          />
        </CompanyFacts>
      </ListState>
      {open && (
        <CompanyPanel
          {...{ collection, canEdit, rows }}
          company={open}
          isAtNote={openKey === noted}
          onOpen={openAt}
          onClose={() => openAt(undefined)}
        />
      )}
      {search.suggestions && !open && (
        <SuggestionsPanel
          {...{ collection, space, canEdit }}
          onClose={() => onChange({ suggestions: undefined })}
          onWhole={() => onChange({ space: undefined })}
        />
      )}
      {search.blacklist && !open && (
        <BlacklistPanel
          {...{ collection, canEdit }}
          onClose={() => onChange({ blacklist: undefined })}
        />
      )}
    </div>
  );
}
