import { useState, type ReactNode } from 'react';
import {
  countFilters,
  isFilteredBy,
  type CompanyFilterSearch,
} from '#features/portfolio/search-screen/web/shared/company-filter-params.ts';
import { CompanyPanel } from '#features/portfolio/search-screen/web/shared/CompanyPanel.tsx';
import { formatCompanyRef } from '#features/portfolio/search-screen/web/shared/company-ref-param.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import type { Criterion } from '#features/portfolio/matches/domain/criteria.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';
import { summariseSettings } from '#features/portfolio/matches/domain/settings-summary.ts';
import { MatchInvitations } from './MatchInvitations.tsx';
import type { MatchedOpportunity } from './MatchList.tsx';
import { MatchResults } from './MatchResults.tsx';
import { FiltersPanel } from './FiltersPanel.tsx';
import { TunePanel } from './TunePanel.tsx';
import { MatchToolbar } from './MatchToolbar.tsx';
import type { MatchPanel } from './search-params.ts';
import { useMatches, useRanked, useUnseenPrice, type MatchSource } from './use-matches.ts';
import { useMatchSettings } from './use-match-settings.ts';

interface Props {
  /** Null: nothing is chosen yet. */
  readonly source: MatchSource | null;
  readonly opportunity: MatchedOpportunity | null;
  readonly search: CompanyFilterSearch;
  readonly onChange: (next: CompanyFilterSearch) => void;
  readonly panel: MatchPanel | undefined;
  readonly onPanel: (panel: MatchPanel | undefined) => void;
  /** Weights that were moved, and not saved. */
  readonly moved?: Parameters<typeof useMatchSettings>[2];
  /** Where the source is chosen or written. */
  readonly sourceField?: ReactNode;
  /** What was chosen, in a few words. */
  readonly brief?: ReactNode;
  /** In place of the results while nothing is chosen. */
  readonly start?: ReactNode;
}

const skeleton = (
  <SkeletonRepeat count={8} className="flex h-18 items-center gap-3 border-b border-line px-3">
    <div className="skeleton size-9" />
    <div className="skeleton h-10 flex-1" />
  </SkeletonRepeat>
);

/** What is looked for above, the companies that fit below; what ranks and narrows them is behind buttons. */
export function MatchWorkspace(props: Props) {
  const {
    source,
    opportunity,
    search,
    onChange,
    panel,
    onPanel,
    moved,
    sourceField,
    brief,
    start,
  } = props;
  const isFiltered = isFilteredBy(search);
  const { company: open, ...filters } = search;
  /** Of a text or a collection: those of an opportunity are stored with it. */
  const [ownCriteria, setOwnCriteria] = useState<readonly Criterion[]>([]);
  const matches = useMatches(source, filters, ownCriteria);
  const whole = useMatches(isFiltered ? source : null, {}, ownCriteria);
  const settings = useMatchSettings(source, matches.data, moved);
  const isStored = source?.kind === 'opportunity';
  const criteria = isStored ? settings.criteria : ownCriteria;
  const ranked = useRanked(matches.data, settings.weights);
  const price = useUnseenPrice(matches.data, settings.weights);
  const closePanel = () => onPanel(undefined);
  // One stands beside the list at a time.
  const shownPanel = open === undefined && source !== null ? panel : undefined;
  return (
    <div className="space-y-4">
      <MatchToolbar
        panel={shownPanel}
        onPanel={onPanel}
        tuning={summariseSettings({ ...settings, criteria })}
        filterCount={countFilters(search)}
        isReady={source !== null}
      >
        {sourceField}
      </MatchToolbar>
      {brief}
      <section aria-label="Results" aria-busy={matches.isFetching} className="min-w-0">
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
            {(answer) => (
              <MatchResults
                answer={answer}
                kind={source.kind}
                isStale={matches.isPlaceholderData}
                ranked={ranked}
                weights={settings.weights}
                criteria={criteria}
                opportunity={opportunity}
                search={search}
                onChange={onChange}
              />
            )}
          </QueryBoundary>
        )}
      </section>
      {source !== null && opportunity && <MatchInvitations opportunity={opportunity} />}
      {shownPanel === 'tune' && (
        <TunePanel
          weights={settings.weights}
          onWeights={settings.setWeights}
          areWeightsUnsaved={settings.areWeightsUnsaved}
          price={price}
          criteria={criteria}
          onCriteria={isStored ? settings.setCriteria : setOwnCriteria}
          opportunity={opportunity}
          sharesThumbs={settings.sharesThumbs}
          onSharesThumbs={settings.setSharesThumbs}
          terms={matches.data?.terms ?? []}
          onClose={closePanel}
        />
      )}
      {shownPanel === 'filters' && (
        <FiltersPanel
          search={search}
          onSearch={onChange}
          counted={isFiltered ? whole.data : matches.data}
          onClose={closePanel}
        />
      )}
      {open !== undefined && (
        <CompanyPanel
          open={open}
          keys={ranked.map(({ company }) => formatCompanyRef(company))}
          onOpen={(company) => onChange({ ...search, company })}
        />
      )}
    </div>
  );
}
