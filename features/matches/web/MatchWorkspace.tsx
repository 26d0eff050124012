import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import {
  isFilteredBy,
  type CompanyFilterSearch,
} from '#features/search/web/public/company-filter-params.ts';
import { CompanyFilterChips } from '#features/search/web/public/CompanyFilters.tsx';
import { CompanyPanel } from '#features/search/web/public/CompanyPanel.tsx';
import { formatCompanyRef } from '#features/search/web/public/company-ref-param.ts';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import type { Criterion } from '#features/matches/domain/criteria.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Colleagues } from './Colleagues.tsx';
import { explainNone, noticesOf } from './match-texts.ts';
import { MatchControls } from './MatchControls.tsx';
import { MatchList, type MatchedOpportunity } from './MatchList.tsx';
import { useMatches, useRanked, type MatchSource } from './use-matches.ts';
import { useMatchSettings } from './use-match-settings.ts';

interface Props {
  /** Null: nothing is chosen yet. */
  readonly source: MatchSource | null;
  readonly opportunity: MatchedOpportunity | null;
  readonly search: CompanyFilterSearch;
  readonly onChange: (next: CompanyFilterSearch) => void;
  /** Where the source is chosen or written. */
  readonly sourceField?: ReactNode;
}

const skeleton = (
  <SkeletonRepeat count={6} className="flex gap-4 border-b border-line px-4 py-3">
    <div className="skeleton size-10" />
    <div className="skeleton h-16 flex-1" />
  </SkeletonRepeat>
);

/** What is looked for on the left, the companies that fit on the right. */
export function MatchWorkspace({ source, opportunity, search, onChange, sourceField }: Props) {
  const isFiltered = isFilteredBy(search);
  const { company: open, ...filters } = search;
  /** Of a text: those of an opportunity are stored with it. */
  const [textCriteria, setTextCriteria] = useState<readonly Criterion[]>([]);
  const found = useMatches(source, filters, textCriteria);
  const whole = useMatches(isFiltered ? source : null, {}, textCriteria);
  const settings = useMatchSettings(source, found.data);
  const isText = source?.kind === 'text';
  const criteria = isText ? textCriteria : settings.criteria;
  const hasWishes = criteria.some(({ mode }) => mode === 'wish');
  const ranked = useRanked(found.data, settings.weights);
  const counted = isFiltered ? whole.data : found.data;
  const openCompany = (company: string | undefined) => onChange({ ...search, company });
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[300px_minmax(0,1fr)]">
      <aside aria-label="Search for matches" className="min-w-0 space-y-6">
        {sourceField}
        {source !== null && (
          <MatchControls
            source={source}
            weights={settings.weights}
            onWeights={settings.setWeights}
            criteria={criteria}
            onCriteria={isText ? setTextCriteria : settings.setCriteria}
            search={search}
            onSearch={onChange}
            counted={counted}
          />
        )}
        {opportunity && <Colleagues opportunityId={opportunity.id} />}
      </aside>
      <section aria-label="Results" aria-busy={found.isFetching} className="min-w-0">
        {source === null ? (
          <EmptyState title="No opportunity, text or collection is chosen">
            Choose one, and the companies that fit appear here.
          </EmptyState>
        ) : (
          <QueryBoundary
            query={found}
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
                <div className={clsx(found.isPlaceholderData && 'opacity-55')}>
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
                  {answer.terms.length > 0 && (
                    <p className="mb-2 text-small text-ink-3">
                      Words looked for: {answer.terms.join(', ')}
                    </p>
                  )}
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
