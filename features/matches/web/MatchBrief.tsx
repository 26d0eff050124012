import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { daysUntil, pluralize } from '#core/domain/format.ts';
import { openOpportunities } from './open-opportunities.ts';

/** The chosen opportunity in a few lines. */
export function MatchBrief({ opportunityId }: { readonly opportunityId: string }) {
  const { data } = useQuery(openOpportunities);
  const chosen = data?.data.find(({ id }) => String(id) === opportunityId);
  if (!chosen) return null;
  const { summary, cycleEndDate, numSubmissions } = chosen;
  const left = cycleEndDate ? Math.max(0, daysUntil(cycleEndDate, new Date())) : null;
  const facts = [
    ...(left === null ? [] : [`${pluralize(left, 'day', 'days')} left`]),
    ...(numSubmissions === undefined
      ? []
      : [pluralize(numSubmissions, 'submission', 'submissions')]),
  ];
  return (
    <div>
      {summary !== '' && <p className="line-clamp-4 text-control text-ink-2">{summary}</p>}
      <p className="mt-1.5 flex flex-wrap items-baseline gap-x-3 text-small text-ink-3">
        {facts.length > 0 && <span className="tabular">{facts.join(' · ')}</span>}
        <Link
          to="/opportunity/$id"
          params={{ id: opportunityId }}
          className="inline-flex min-h-6 items-center text-accent-ink hover:underline"
        >
          Open
        </Link>
      </p>
    </div>
  );
}
