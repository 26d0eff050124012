import type { ComponentType } from 'react';
import type {
  ActivityEntry,
  PersonActivityEntry,
} from '#features/cases/activity/domain/activity.ts';
import { dayName } from '#ui/dates.tsx';
import { TimelineEntry } from '#features/cases/activity/web/TimelineEntry.tsx';

/** An entry; of a list from several opportunities, with its own. */
type TimelineItem = ActivityEntry & Partial<Pick<PersonActivityEntry, 'opportunity'>>;

interface Props {
  readonly entries: readonly TimelineItem[];
  /** Renders a stage. */
  readonly Stage: ComponentType<{ readonly stage: string }>;
}

/** Events, newest first, grouped by day. */
export function Timeline({ entries, Stage, level = 2 }: Props & { readonly level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const now = new Date();
  const days = Map.groupBy(entries, ({ at }) => dayName(at, now));
  return (
    <div className="space-y-6">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <Heading className="mb-3 text-small font-semibold text-ink-3">{day}</Heading>
          <TimelineList entries={ofDay} Stage={Stage} />
        </section>
      ))}
    </div>
  );
}

/** The same without groups: each line has its day, and `here` is not named in any. */
export function TimelineList({
  entries,
  here,
  opportunityId,
  Stage,
}: Props & { readonly here?: string; readonly opportunityId?: string | undefined }) {
  return (
    <ol>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="relative pb-4 before:absolute before:top-7 before:bottom-1 before:left-3 before:w-px before:bg-line last:pb-0 last:before:hidden"
        >
          <TimelineEntry
            entry={entry}
            here={here}
            Stage={Stage}
            place={entry.opportunity}
            opportunityId={entry.opportunity?.id ?? opportunityId}
          />
        </li>
      ))}
    </ol>
  );
}
