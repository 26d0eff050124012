import { clsx } from 'clsx';
import { useRef, type RefObject } from 'react';
import { useTargets } from '#features/directory/collections/web/shared/use-targets.ts';
import { ErrorState } from '#ui/states.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { CompanyList } from './CompanyList.tsx';
import { CompanyPanel } from './shared/CompanyPanel.tsx';
import { formatCompanyRef } from './shared/company-ref-param.ts';
import { Facets } from './Facets.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListEnd } from './ListEnd.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { NoResults } from './NoResults.tsx';
import { ReadNotes } from './ReadNotes.tsx';
import { SearchNotices } from './SearchNotices.tsx';
import { StaleNote } from './StaleNote.tsx';
import type { ScoutSearch } from './search-params.ts';
import type { useCompanySearch, ChangeSearch } from './use-scout-search.ts';

interface Props {
  readonly search: ScoutSearch;
  readonly found: ReturnType<typeof useCompanySearch>;
  /** Of how many words the companies have, where not all have all. */
  readonly note: string | null;
  readonly onChange: ChangeSearch;
  readonly list: RefObject<HTMLUListElement | null>;
}

/** The companies tab: filters, results, and the open company. */
export function Companies({ search, found, note, onChange, list }: Props) {
  const targets = useTargets();
  const { rows, answer, isOlder, error, retry, more } = found;
  const results = useRef<HTMLElement>(null);
  const isWide = useMediaQuery('(width >= 87.5rem)');
  const isBeside = isWide && search.company !== undefined;
  const open = (company: string | undefined) => onChange({ company }, { isAside: true });
  /** Scrolls to the first result, and not above it: the filters stay where the pointer is. */
  const filter: ChangeSearch = (next, how) => {
    onChange(next, { ...how, keepsScroll: true });
    const { current: section } = results;
    const top = section?.getBoundingClientRect().top ?? 0;
    if (section && top < Number.parseFloat(getComputedStyle(section).scrollMarginTop)) {
      section.scrollIntoView();
    }
  };
  return (
    <div
      className={clsx(
        'grid',
        // The open company takes the room of the filters: the columns that are compared stay in sight.
        isBeside ? 'pr-[480px]' : 'lg:grid-cols-[14.5rem_minmax(0,1fr)]',
      )}
    >
      <aside
        aria-label="Filters"
        className={clsx(
          'overflow-y-auto py-4 pr-5 pl-6 [scrollbar-width:thin] max-lg:hidden lg:sticky lg:top-(--sticky-top) lg:max-h-[calc(100dvh-var(--sticky-top)-var(--sheet-gap))] lg:self-start',
          isBeside && 'hidden!',
        )}
      >
        <h2 className="sr-only">Filters</h2>
        <Facets search={search} read={answer?.read} counted={answer?.facets} onChange={filter} />
      </aside>
      <section
        ref={results}
        aria-label="Results"
        aria-busy={isOlder && !error}
        className={clsx(
          'min-w-0 scroll-mt-(--sticky-top) lg:min-h-[calc(100dvh-var(--sticky-top)-var(--sheet-gap))]',
          !isBeside && 'lg:border-l lg:border-line',
        )}
      >
        <h2 className="sr-only">Companies</h2>
        <div className="space-y-2.5 border-b border-line px-4 py-2.5 empty:hidden">
          <SearchNotices search={search} isAnswered={answer !== undefined && !isOlder} />
          <FilterChips search={search} read={answer?.read} onChange={onChange} />
          {error && answer && <StaleNote error={error} onRetry={retry} />}
        </div>
        {error && !answer && (
          <ErrorState title="The companies could not be loaded" error={error} onRetry={retry} />
        )}
        {!error && !answer && <ListSkeleton what="companies" />}
        {answer && (
          <div
            className={clsx(
              'transition-opacity duration-150',
              isOlder && !error && 'opacity-55 delay-400',
            )}
          >
            {rows.length > 0 && (
              <CompanyList
                rows={rows}
                all={{
                  searchKey: found.searchKey,
                  total: answer.total,
                  load: found.loadAll,
                }}
                targets={targets}
                note={note}
                open={search.company}
                onOpen={open}
                list={list}
              />
            )}
            {rows.length === 0 && (
              <NoResults
                search={search}
                read={answer.read ?? []}
                loosened={answer.loosened ?? []}
                onChange={onChange}
              />
            )}
            <ListEnd more={more} />
            {rows.length > 0 && <ReadNotes read={answer.read ?? []} onChange={onChange} />}
          </div>
        )}
      </section>
      {search.company !== undefined && (
        <CompanyPanel
          open={search.company}
          keys={rows.map(({ ref }) => formatCompanyRef(ref))}
          onOpen={open}
          onNearEnd={more.loadAhead}
        />
      )}
    </div>
  );
}
