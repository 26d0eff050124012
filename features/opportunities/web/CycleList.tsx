import { pluralize, daysUntil } from '#core/domain/format.ts';
import type { OpportunityRow } from '#features/opportunities/domain/opportunity.ts';
import { dateSpan } from '#ui/dates.tsx';
import { useListNavigation } from '#ui/use-list-navigation.ts';
import { groupByCycle, progress, type Cycle } from './cycles.ts';
import { OpportunityCard } from './OpportunityCard.tsx';

function formatDaysLeft(days: number): string {
  if (days < 0) return 'Over';
  return days === 0 ? 'Ends today' : `${pluralize(days, 'day', 'days')} left`;
}

const cards = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';

function CycleSection({ cycle }: { readonly cycle: Cycle }) {
  const { name, startDate, endDate, opportunities, submissions } = cycle;
  const now = new Date();
  const headingId = `cycle-${cycle.key.replace(/\W+/gu, '-')}`;
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-3.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={headingId} className="text-reading font-semibold tracking-[-0.01em]">
          {name}
        </h2>
        <p className="text-meta text-ink-3 tabular">
          {[
            dateSpan(startDate, endDate),
            pluralize(opportunities.length, 'opportunity', 'opportunities'),
            pluralize(submissions, 'submission', 'submissions'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {startDate && endDate && (
          <>
            <div
              aria-hidden
              className="h-[3px] min-w-8 flex-1 overflow-hidden rounded-full bg-line max-sm:hidden"
            >
              <div
                className="h-full bg-accent"
                style={{ width: `${progress(startDate, endDate, now) * 100}%` }}
              />
            </div>
            <p className="text-meta text-ink-3 tabular">
              {formatDaysLeft(daysUntil(endDate, now))}
            </p>
          </>
        )}
      </div>
      <ul className={cards}>
        {opportunities.map((opportunity) => (
          <li key={opportunity.id} className="grid">
            <OpportunityCard opportunity={opportunity} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cards grouped by cycle. `j` and `k` move between them. */
export function CycleList({
  opportunities,
}: {
  readonly opportunities: readonly OpportunityRow[];
}) {
  const list = useListNavigation<HTMLDivElement>();
  return (
    <div ref={list} className="space-y-10">
      {groupByCycle(opportunities).map((cycle) => (
        <CycleSection key={cycle.key} cycle={cycle} />
      ))}
    </div>
  );
}

export function CyclesSkeleton() {
  return (
    <>
      <div className="skeleton mb-4 h-5 w-64" />
      <div className={cards}>
        {Array.from({ length: 6 }, (_, index) => (
          <div
            key={index}
            className="flex h-60 flex-col gap-3 rounded-card border border-line bg-surface p-4"
          >
            <div className="skeleton h-5 w-24" />
            <div className="skeleton h-5 w-4/5" />
            <div className="skeleton h-4" />
            <div className="skeleton h-4" />
            <div className="skeleton h-4 w-2/3" />
          </div>
        ))}
      </div>
    </>
  );
}
