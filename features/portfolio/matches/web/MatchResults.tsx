import { clsx } from 'clsx';
import {
  isFilteredBy,
  type CompanyFilterSearch,
} from '#features/portfolio/search-screen/web/shared/company-filter-params.ts';
import { CompanyFilterChips } from '#features/portfolio/search-screen/web/shared/CompanyFilters.tsx';
import type { Criterion } from '#features/portfolio/matches/domain/criteria.ts';
import type { Match, Matches } from '#features/portfolio/matches/domain/match.ts';
import type { Weights } from '#features/portfolio/matches/domain/weights.ts';
import { EmptyState } from '#ui/states.tsx';
import { explainNone, noticesOf } from './match-texts.ts';
import { MatchList, type MatchedOpportunity } from './MatchList.tsx';
import type { MatchSource } from './use-matches.ts';

interface Props {
  readonly answer: Matches;
  readonly kind: MatchSource['kind'];
  /** Whether others are on their way. */
  readonly isStale: boolean;
  readonly ranked: readonly Match[];
  readonly weights: Weights;
  readonly criteria: readonly Criterion[];
  readonly opportunity: MatchedOpportunity | null;
  readonly search: CompanyFilterSearch;
  readonly onChange: (next: CompanyFilterSearch) => void;
}

/** The companies that fit, with what is noteworthy about them; or why there are none. */
export function MatchResults(props: Props) {
  const { answer, kind, isStale, ranked, weights, criteria, opportunity } = props;
  const { search, onChange } = props;
  const none = explainNone(answer, kind, isFilteredBy(search) || criteria.length > 0);
  const hasWishes = criteria.some(({ mode }) => mode === 'wish');
  return (
    <div className={clsx(isStale && 'opacity-55')}>
      <CompanyFilterChips search={search} onChange={onChange} />
      {noticesOf(answer, weights, hasWishes).map((notice) => (
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
          open={search.company}
          onOpen={(company) => onChange({ ...search, company })}
        />
      )}
    </div>
  );
}
