import { Flag } from 'lucide-react';
import { DeadlineText } from '#core/web/deadlines/DeadlineText.tsx';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { DateText } from '#ui/dates.tsx';

/** When and why the opportunity was finished. */
export function FinishedBanner({ opportunity }: { readonly opportunity: Opportunity }) {
  const { status, closing, cycleEndDate, timeZone = 'UTC' } = opportunity;
  if (status !== 'FINISHED') return null;
  const at = closing?.at ?? cycleEndDate;
  return (
    <p className="mt-4 flex items-start gap-2.5 rounded-card border border-line bg-sunken px-4 py-3 text-control">
      <Flag aria-hidden className="mt-px size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
      <span className="min-w-0 break-words whitespace-pre-line">
        <span className="font-medium">
          Finished
          {at && (
            <> on {closing ? <DateText at={at} /> : <DeadlineText at={at} timeZone={timeZone} />}</>
          )}
        </span>
        <span className="text-ink-2">
          {' · '}
          {closing ? (closing.reason ?? 'No reason given.') : 'The last day has passed.'}
        </span>
      </span>
    </p>
  );
}
