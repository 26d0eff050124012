import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { formatNumber } from '#core/domain/format.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { useScrollEdges } from '#ui/use-scroll-edges.ts';
import type { OpportunityTab } from './shared/opportunity-search.ts';

interface Tab {
  readonly tab: OpportunityTab;
  readonly label: string;
  readonly count?: number | undefined;
}

/** The tab is in the URL. Viewers who may not see the team get neither its tab nor Activity. */
export function OpportunityTabs({
  opportunity,
  current,
  onTools,
}: {
  readonly opportunity: Opportunity;
  readonly current: OpportunityTab;
  /** Receives the place for the actions of the open tab. */
  readonly onTools: (place: HTMLElement | null) => void;
}) {
  const scroller = useScrollEdges<HTMLElement>();
  const { id, numSubmissions, team } = opportunity;
  const tabs: Tab[] = [
    { tab: 'brief', label: 'Brief' },
    { tab: 'submissions', label: 'Submissions', count: numSubmissions },
    ...(team ? [{ tab: 'team' as const, label: 'Team', count: team.length }] : []),
    { tab: 'matches', label: 'Matches' },
    // Activity is visible to the case team only, like the team itself.
    ...(team ? [{ tab: 'activity' as const, label: 'Activity' }] : []),
  ];
  return (
    <div className="mt-2 mb-3 flex flex-wrap-reverse items-end justify-between gap-x-6 border-b border-line md:mb-4">
      <nav
        ref={scroller}
        aria-label="Parts of the opportunity"
        className="fade-edges -mb-px flex min-w-0 gap-5 overflow-x-auto [scrollbar-width:none]"
      >
        {tabs.map(({ tab, label, count }) => (
          <Link
            key={tab}
            to="/opportunity/$id"
            params={{ id }}
            search={tab === 'brief' ? {} : { tab }}
            replace
            aria-current={tab === current ? 'page' : undefined}
            className={clsx(
              'flex gap-1.5 border-b-2 py-2.5 text-control font-medium whitespace-nowrap transition-colors',
              tab === current
                ? 'border-accent text-ink'
                : 'border-transparent text-ink-3 hover:text-ink',
            )}
          >
            {label}{' '}
            {count !== undefined && (
              <span className="text-small leading-5 text-ink-3 tabular">{formatNumber(count)}</span>
            )}
          </Link>
        ))}
      </nav>
      <div ref={onTools} className="min-w-0 flex-1 max-md:hidden empty:hidden" />
    </div>
  );
}
