import { useRef } from 'react';
import { formatNumber, plural } from '#core/domain/format.ts';
import { usePreloadedPlace } from '#core/web/Place.tsx';
import { moveFocus } from '#core/web/views/use-list-keys.ts';
import { Companies } from './Companies.tsx';
import { sortOf } from './filters.ts';
import { foundCount, type FoundCount } from './found-count.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { SearchActions } from './SearchActions.tsx';
import { Opportunities } from './Opportunities.tsx';
import { Projects } from './Projects.tsx';
import { ScoutTabs } from './ScoutTabs.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useCompanySearch, useScoutSearchParams, useTabCounts } from './use-scout-search.ts';

/** The search screen. */
export function ScoutScreen() {
  const { search, change, settle } = useScoutSearchParams();
  const { q = '', tab = 'companies' } = search;
  const results = useCompanySearch(search, true);
  const counts = useTabCounts(q.trim());
  const list = useRef<HTMLUListElement>(null);
  usePreloadedPlace('searchActions');
  const { answer } = results;
  const count: FoundCount = answer
    ? foundCount(answer, results.rows)
    : { total: undefined, note: null };
  const { total: counted, note } = count;
  const total =
    answer && counted !== undefined
      ? `${formatNumber(counted)}${answer.isTotalExact ? '' : '+'} ${plural(counted, 'company', 'companies')}`
      : 'companies';
  return (
    <div className="w-full">
      {/* The bar above shows it already; this is the heading for screen readers. */}
      <h1 className="pointer-events-none absolute size-px overflow-hidden opacity-0">Scout</h1>
      <div className="px-4 pt-4 md:px-6">
        <SearchBox
          q={q}
          onSearch={(text) => change({ q: text || undefined }, { part: 'q' })}
          onSettle={settle}
          onLeave={() => moveFocus(list.current, 1)}
        />
      </div>
      <ScoutTabs
        current={tab}
        counts={{
          companies: { count: counted, isExact: answer?.isTotalExact ?? true },
          opportunities: { count: counts.opportunities, isExact: true },
          projects: { count: counts.projects, isExact: true },
        }}
      >
        {tab === 'companies' && (
          <>
            {answer && (
              <p role="status" className="sr-only">
                {note ?? total}
              </p>
            )}
            <div className="lg:hidden">
              <FilterSheet
                search={search}
                read={answer?.read ?? []}
                counted={answer?.facets}
                total={total}
                onChange={change}
              />
            </div>
            <SortSelect value={sortOf(search)} onChange={(sort) => change({ sort })} />
            <SearchActions search={search} />
          </>
        )}
      </ScoutTabs>
      {tab === 'companies' && (
        <Companies search={search} found={results} note={note} onChange={change} list={list} />
      )}
      {tab !== 'companies' && (
        <div className="px-4 pb-6 md:px-6">
          {tab === 'opportunities' && <Opportunities words={q.trim()} />}
          {tab === 'projects' && <Projects words={q.trim()} />}
        </div>
      )}
    </div>
  );
}
