import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import {
  isFilteredBy,
  type CompanyFilterSearch,
} from '#features/portfolio/search-screen/web/shared/company-filter-params.ts';
import { CompanyFilterChips } from '#features/portfolio/search-screen/web/shared/CompanyFilters.tsx';
import { CompanyPanel } from '#features/portfolio/search-screen/web/shared/CompanyPanel.tsx';
import { formatCompanyRef } from '#features/portfolio/search-screen/web/shared/company-ref-param.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import type { Criterion } from '#features/portfolio/matches/domain/criteria.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';
import { explainNone, noticesOf } from './match-texts.ts';
import { MatchBrief } from './MatchBrief.tsx';
import { MatchControls } from './MatchControls.tsx';
import { MatchList, type MatchedOpportunity } from './MatchList.tsx';
import { MatchTeam } from './MatchTeam.tsx';
import { MatchTerms } from './MatchTerms.tsx';
import { useMatches, useRanked, useUnseenPrice, type MatchSource } from './use-matches.ts';
import { useMatchSettings } from './use-match-settings.ts';

interface Props {
  /** Null: nothing is chosen yet. */
  readonly source: MatchSource | null;
  readonly opportunity: MatchedOpportunity | null;
  readonly search: CompanyFilterSearch;
  readonly onChange: (next: CompanyFilterSearch) => void;
  /** Weights that were moved, and not saved. */
  readonly moved?: Parameters<typeof useMatchSettings>[2];
  /** Where the source is chosen or written. */
  readonly sourceField?: ReactNode;
  /** In place of the results while nothing is chosen. */
  readonly start?: ReactNode;
}

const skeleton = (
  <SkeletonRepeat count={6} className="flex gap-4 border-b border-line px-4 py-3">
    <div className="skeleton size-10" />
    <div className="skeleton h-16 flex-1" />
  </SkeletonRepeat>
);

/** What is looked for on the left, the companies that fit on the right. */
export function MatchWorkspace(props: Props) {
  const { source, opportunity, search, onChange, moved, sourceField, start } = props;
  const isFiltered = isFilteredBy(search);
  const { company: open, ...filters } = search;
  /** Of a text or a collection: those of an opportunity are stored with it. */
  const [ownCriteria, setOwnCriteria] = useState<readonly Criterion[]>([]);
  const matches = useMatches(source, filters, ownCriteria);
  const whole = useMatches(isFiltered ? source : null, {}, ownCriteria);
  const settings = useMatchSettings(source, matches.data, moved);
  const isStored = source?.kind === 'opportunity';
  const criteria = isStored ? settings.criteria : ownCriteria;
  const hasWishes = criteria.some(({ mode }) => mode === 'wish');
  const ranked = useRanked(matches.data, settings.weights);
  const price = useUnseenPrice(matches.data, settings.weights);
  const counted = isFiltered ? whole.data : matches.data;
  const openCompany = (company: string | undefined) => onChange({ ...search, company });
  return (
    <div className="grid gap-x-8 gap-y-4 md:gap-y-6 lg:grid-cols-[300px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <aside aria-label="Search for matches" className="min-w-0 space-y-6">
        {sourceField && (
          <div className="space-y-3">
            {sourceField}
            {opportunity && <MatchBrief opportunityId={opportunity.id} />}
          </div>
        )}
        {source !== null && (
          <MatchControls
            weights={settings.weights}
            onWeights={settings.setWeights}
            areWeightsUnsaved={settings.areWeightsUnsaved}
            opportunityId={isStored ? source.id : null}
            price={price}
            criteria={criteria}
            onCriteria={isStored ? settings.setCriteria : setOwnCriteria}
            search={search}
            onSearch={onChange}
            counted={counted}
          />
        )}
      </aside>
      <section
        aria-label="Results"
        aria-busy={matches.isFetching}
        className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        {source === null ? (
          start
        ) : (
          <QueryBoundary
            query={matches}
            what="matches"
            skeleton={skeleton}
            gone={
              <EmptyState title="It does not exist">
                It may have been deleted, or is not shared with you.
              </EmptyState>
            }
          >
            {(answer) => {
              const none = explainNone(answer, source.kind, isFiltered || criteria.length > 0);
              return (
                <div className={clsx(matches.isPlaceholderData && 'opacity-55')}>
                  <CompanyFilterChips search={search} onChange={onChange} />
                  {noticesOf(answer, settings.weights, hasWishes).map((notice) => (
                    <p
                      key={notice}
                      role="status"
                      className="mb-3 rounded-control bg-sunken px-3 py-2 text-control text-ink-2"
                    >
                      {notice}
                    </p>
                  ))}
                  {ranked.length === 0 ? (
                    <EmptyState title={none.title}>{none.text}</EmptyState>
                  ) : (
                    <MatchList
                      matches={ranked}
                      criteria={criteria}
                      opportunity={opportunity}
                      open={open}
                      onOpen={openCompany}
                    />
                  )}
                </div>
              );
            }}
          </QueryBoundary>
        )}
      </section>
      {source !== null && (
        <aside aria-label="About the matches" className="min-w-0 space-y-6">
          {opportunity && (
            <MatchTeam
              opportunity={opportunity}
              sharesThumbs={settings.sharesThumbs}
              onSharesThumbs={settings.setSharesThumbs}
            />
          )}
          <MatchTerms terms={matches.data?.terms ?? []} />
        </aside>
      )}
      {open !== undefined && (
        <CompanyPanel
          open={open}
          keys={ranked.map(({ company }) => formatCompanyRef(company))}
          onOpen={openCompany}
        />
      )}
    </div>
  );
}
