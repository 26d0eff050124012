import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { pluralize } from '#core/domain/format.ts';
import { useTimeLeft } from '#core/web/deadlines/use-time-left.ts';
import { deadlineOf } from '#features/cases/opportunities/web/shared/deadline-of.ts';
import { openOpportunities } from './open-opportunities.ts';

/** The chosen opportunity in a few lines. */
export function MatchBrief({ opportunityId }: { readonly opportunityId: string }) {
  const { data } = useQuery(openOpportunities);
  const opportunity = data?.data.find(({ id }) => String(id) === opportunityId);
  const left = useTimeLeft(deadlineOf(opportunity ?? {}));
  if (!opportunity) return null;
  const { summary, numSubmissions } = opportunity;
  const facts = [
    ...(left === null ? [] : [left.words]),
    ...(numSubmissions === undefined
      ? []
      : [pluralize(numSubmissions, 'submission', 'submissions')]),
  ];
  return (
    <div className="max-w-prose">
      {summary !== '' && (
        <p className="line-clamp-1 text-control text-ink-2 max-md:hidden">{summary}</p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-3 text-small text-ink-3">
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
