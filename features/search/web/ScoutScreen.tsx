import { useRef } from 'react';
import { formatNumber } from '#core/domain/format.ts';
import { moveFocus } from '#ui/use-list-navigation.ts';
import { Companies } from './Companies.tsx';
import { sortOf } from './filters.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { SearchActions, SearchNotices } from './SearchActions.tsx';
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
  const found = useCompanySearch(search, true);
  const counts = useTabCounts(q.trim());
  const list = useRef<HTMLUListElement>(null);
  const { answer } = found;
  const total = answer
    ? `${formatNumber(answer.total)}${answer.isTotalExact ? '' : '+'} ${answer.total === 1 ? 'company' : 'companies'}`
    : 'companies';
  return (
    <div className="w-full px-4 py-6 md:px-6">
      {/* The bar above shows it already; this is the heading for screen readers. */}
      <h1 className="pointer-events-none absolute size-px overflow-hidden opacity-0">Scout</h1>
      <SearchBox
        q={q}
        onSearch={(text) => change({ q: text || undefined }, { isPart: true })}
        onSettle={settle}
        onLeave={() => moveFocus(list.current, 1)}
      />
      <ScoutTabs
        current={tab}
        counts={{
          companies: { count: answer?.total, isExact: answer?.isTotalExact ?? true },
          opportunities: { count: counts.opportunities, isExact: true },
          projects: { count: counts.projects, isExact: true },
        }}
      >
        {tab === 'companies' && (
          <>
            {answer && (
              <p role="status" className="text-meta text-ink-3 tabular max-sm:sr-only">
                <span className="sr-only">{total}, found in </span>
                {formatNumber(answer.tookMs)} ms
              </p>
            )}
            <div className="lg:hidden">
              <FilterSheet
                search={search}
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
        <>
          <SearchNotices search={search} isAnswered={answer !== undefined && !found.isOlder} />
          <Companies search={search} found={found} onChange={change} list={list} />
        </>
      )}
      {tab === 'opportunities' && <Opportunities words={q.trim()} />}
      {tab === 'projects' && <Projects words={q.trim()} />}
    </div>
  );
}
