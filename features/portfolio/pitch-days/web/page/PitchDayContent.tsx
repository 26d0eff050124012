import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { ScheduleView } from '#features/portfolio/pitch-days/web/schedule/ScheduleView.tsx';
import type { PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';
import { PairList } from './PairList.tsx';
import { PairMatrix } from './PairMatrix.tsx';
import { PairPanel } from './PairPanel.tsx';
import { PitchDayHead } from './PitchDayHead.tsx';
import { useAssignment } from './use-assignment.ts';
import { useDaySearch } from './use-day-search.ts';

function Notice({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div
      role="status"
      className="mt-4 flex gap-3 rounded-card border border-line bg-warn-soft px-4 py-3 text-warn-ink"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        {children}
      </div>
    </div>
  );
}

const outcomeTitles = {
  scheduled: '',
  impossible: 'These limits allow no assignment',
  unscheduled: 'The day is too short for these sessions',
} as const;

/** Whether the day has what an assignment needs. */
const isReady = ({ opportunities, companies }: PitchDayPage) =>
  opportunities.length > 0 && companies.length > 0;

export function PitchDayContent({ day }: { readonly day: PitchDayPage }) {
  const { search, change } = useDaySearch();
  const isSmall = useMediaQuery(smallScreen);
  const { assign, isAssigning, outcome } = useAssignment(day.id);
  const isSchedule = search.view === 'schedule';
  const pair =
    search.opportunity !== undefined && search.company !== undefined
      ? { opportunityId: search.opportunity, companyId: search.company }
      : null;
  return (
    <div className="w-full px-4 py-6 md:px-8 md:py-7">
      <PitchDayHead day={day} assign={assign} isAssigning={isAssigning} isReady={isReady(day)} />
      {outcome && (
        <Notice title={outcomeTitles[outcome.state]}>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-control">
            {outcome.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      {day.isOutdated && !outcome && (
        <Notice title="The plan has changed since companies were assigned." />
      )}
      <div className="mt-6 flex gap-6 max-lg:flex-col">
        <div className="min-w-0 flex-1">
          {isSchedule ? (
            <ScheduleView day={day} />
          ) : isSmall ? (
            <PairList day={day} />
          ) : (
            <PairMatrix day={day} />
          )}
        </div>
        {!isSchedule && pair && (
          <PairPanel
            key={`${pair.opportunityId} ${pair.companyId}`}
            day={day}
            pair={pair}
            onClose={() => change({ company: undefined })}
          />
        )}
      </div>
    </div>
  );
}
