import { pluralize } from '#core/domain/format.ts';
import { DeadlineText } from '#core/web/deadlines/DeadlineText.tsx';
import { useTimeLeft } from '#core/web/deadlines/use-time-left.ts';
import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { groupByCycle, type Cycle } from './cycles.ts';
import { CycleTrack } from './CycleTrack.tsx';
import { useMilestones } from './use-cycle.ts';
import {
  needWords,
  useSubmissionsInNeed,
} from '#features/people/needs-you/web/shared/use-needs-you.ts';
import { OpportunityCard } from './OpportunityCard.tsx';

const cards = 'grid gap-3 sm:grid-cols-2 xl:grid-cols-3';

/** "33 days left", or when it closed. */
function CycleEnd({ cycle }: { readonly cycle: Cycle }) {
  const { endDate, timeZone, daysLeft } = cycle;
  const left = useTimeLeft({ end: endDate, timeZone, daysLeft });
  if (left !== null && !left.hasEnded) return left.words;
  if (endDate === null || timeZone === undefined) return null;
  return (
    <>
      Closed <DeadlineText at={endDate} timeZone={timeZone} />
    </>
  );
}

function CycleSection({ cycle }: { readonly cycle: Cycle }) {
  const { name, startDate, endDate, opportunities, submissions } = cycle;
  const inNeed = useSubmissionsInNeed(opportunities.map(({ id }) => id));
  const milestones = useMilestones(opportunities);
  const isRunning = cycle.daysLeft !== null;
  const headingId = `cycle-${cycle.key.replace(/\W+/gu, '-')}`;
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h2 id={headingId} className="text-section font-semibold">
          {name}
        </h2>
        <p className="text-control text-ink-2 tabular">
          {pluralize(opportunities.length, 'opportunity', 'opportunities')} ·{' '}
          {pluralize(submissions, 'submission', 'submissions')}
          {inNeed > 0 && ` · ${needWords(inNeed)}`}
          {endDate && (
            <span className={isRunning ? 'max-sm:hidden' : undefined}>
              {' · '}
              <CycleEnd cycle={cycle} />
            </span>
          )}
        </p>
      </div>
      {startDate && endDate && isRunning && (
        <CycleTrack
          start={startDate}
          end={endDate}
          timeZone={cycle.timeZone}
          milestones={milestones}
        />
      )}
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
  const list = useListKeys<HTMLDivElement>();
  return (
    <div ref={list} className="space-y-6">
      {groupByCycle(opportunities).map((cycle) => (
        <CycleSection key={cycle.key} cycle={cycle} />
      ))}
    </div>
  );
}

export function CyclesSkeleton() {
  return (
    <>
      <div className="skeleton mb-2 h-5 w-64" />
      <div className={cards}>
        <SkeletonRepeat
          count={9}
          className="flex h-47 flex-col gap-3 rounded-card border border-line bg-raised p-4"
        >
          <div className="skeleton h-5 w-24" />
          <div className="skeleton h-5 w-4/5" />
          <div className="skeleton h-4" />
          <div className="skeleton h-4" />
          <div className="skeleton h-4 w-2/3" />
        </SkeletonRepeat>
      </div>
    </>
  );
}
