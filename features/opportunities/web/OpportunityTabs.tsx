import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { formatNumber } from '#core/domain/format.ts';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import type { OpportunityTab } from './search-params.ts';

interface Tab {
  readonly tab: OpportunityTab;
  readonly label: string;
  readonly count?: number | undefined;
}

/** The tab is in the URL. Viewers who may not see the team get neither its tab nor Activity. */
export function OpportunityTabs({
  opportunity,
  current,
}: {
  readonly opportunity: Opportunity;
  readonly current: OpportunityTab;
}) {
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
    <nav
      aria-label="Parts of the opportunity"
      className="mt-4 mb-6 flex gap-5 overflow-x-auto border-b border-line"
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
          {label}
          {count !== undefined && (
            <span className="text-small leading-5 text-ink-3 tabular">{formatNumber(count)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
