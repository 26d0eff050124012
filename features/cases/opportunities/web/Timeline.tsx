import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { pluralize } from '#core/domain/format.ts';
import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';
import { deadlineSpan } from '#core/web/deadlines/DeadlineText.tsx';
import { useTimeLeft } from '#core/web/deadlines/use-time-left.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { AxisHead, AxisLines, percent, timelineRow } from '#core/web/views/TimeAxis.tsx';
import { groupByCycle } from './cycles.ts';
import { deadlineOf } from './shared/deadline-of.ts';
import { statusLabels } from './status-labels.ts';
import {
  positionBar,
  positionOn,
  buildTimeAxis,
  type TimeAxis,
} from '#core/web/views/time-axis.ts';

const maxTicks = { wide: 12, small: 4 };
const monthFormat = new Intl.DateTimeFormat(undefined, { month: 'short' });
const yearFormat = new Intl.DateTimeFormat(undefined, { month: 'short', year: 'numeric' });
const monthLabel = (at: Date, isFirst: boolean) =>
  (isFirst || at.getMonth() === 0 ? yearFormat : monthFormat).format(at);

const spanOf = ({ cycleStartDate, cycleEndDate }: OpportunityRow) => ({
  startDate: cycleStartDate ?? null,
  endDate: cycleEndDate ?? null,
});

interface LineProps {
  readonly axis: TimeAxis;
  readonly now: Date;
  readonly opportunity: OpportunityRow;
}

interface Group {
  readonly name: string;
  readonly rows: readonly OpportunityRow[];
}

/** By corporation if there are several, else by cycle. */
function useGroups(opportunities: readonly OpportunityRow[]): readonly Group[] {
  const { corporations, active } = useCorporation();
  if (active?.isAllCorporations !== true) {
    return groupByCycle(opportunities).map(({ name, opportunities: rows }) => ({ name, rows }));
  }
  const nameOf = ({ corporationId }: OpportunityRow) =>
    corporations.find(({ id }) => id === corporationId)?.name ?? '';
  return [...Map.groupBy(opportunities, nameOf)]
    .map(([name, rows]) => ({ name, rows }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function Bar({ axis, now, opportunity }: LineProps) {
  const bar = positionBar(axis, spanOf(opportunity));
  const left = useTimeLeft(deadlineOf(opportunity))?.words;
  if (bar === null) {
    return (
      <span className="absolute inset-y-0 left-0 flex items-center text-small text-ink-3">
        No dates
      </span>
    );
  }
  const isFinished = opportunity.status === 'FINISHED';
  const { numSubmissions = 0 } = opportunity;
  // Beside the bar, on the side that has the room.
  const isRight = bar.from < 0.2;
  return (
    <>
      <span
        aria-hidden
        className={clsx(
          'absolute inset-y-0 flex items-center text-small whitespace-nowrap text-ink-2 tabular max-md:hidden',
          isRight ? 'ml-2' : '-translate-x-full pr-2',
        )}
        style={{ left: percent(isRight ? bar.from + bar.width : bar.from) }}
      >
        {isFinished ? 'Finished' : left}
      </span>
      <span
        aria-hidden
        style={{ left: percent(bar.from), width: percent(bar.width) }}
        className={clsx(
          'absolute top-1/2 h-5 min-w-1.5 -translate-y-1/2 overflow-hidden rounded-chip border',
          isFinished ? 'border-line-strong bg-sunken' : 'border-accent bg-accent-soft',
        )}
      >
        {!isFinished && bar.width > 0 && (
          <span
            style={{ width: percent(Math.min(1, (positionOn(axis, now) - bar.from) / bar.width)) }}
            className="block h-full bg-accent opacity-20 transition-opacity group-hover:opacity-35"
          />
        )}
        <span
          className={clsx(
            'absolute inset-0 flex items-center px-2 text-meta font-medium whitespace-nowrap tabular max-md:hidden',
            isFinished ? 'text-ink-2' : 'text-accent-ink',
          )}
        >
          {pluralize(numSubmissions, 'submission', 'submissions')}
        </span>
      </span>
    </>
  );
}

function Line({ axis, now, opportunity }: LineProps) {
  const { id, name, status = 'ACTIVE' } = opportunity;
  const { startDate, endDate } = spanOf(opportunity);
  const days = deadlineSpan(startDate, endDate, opportunity.timeZone ?? 'UTC');
  return (
    <li
      className={clsx(timelineRow, 'group relative items-center px-4 hover:bg-hover max-md:py-2')}
    >
      <div className="min-w-0 md:py-2">
        <Link
          to="/opportunity/$id"
          params={{ id }}
          data-walk
          title={days}
          className="block text-control leading-6 font-medium after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          <span className="block truncate">{name}</span>
          <span className="sr-only">
            , {statusLabels[status]}, {days || 'no dates'}
          </span>
        </Link>
      </div>
      <div className="relative h-6 md:h-full md:min-h-9">
        <Bar axis={axis} now={now} opportunity={opportunity} />
      </div>
    </li>
  );
}

/** Opening periods as bars on a month axis. The list view has the same dates as text. */
export function Timeline({ opportunities }: { readonly opportunities: readonly OpportunityRow[] }) {
  const list = useListKeys<HTMLDivElement>();
  const isSmall = useMediaQuery(smallScreen);
  const groups = useGroups(opportunities);
  const now = new Date();
  const axis = buildTimeAxis(
    opportunities.map(spanOf),
    now,
    isSmall ? maxTicks.small : maxTicks.wide,
  );
  return (
    <div ref={list} className="overflow-clip rounded-card border border-line bg-raised">
      <AxisHead axis={axis} now={now} labelOf={monthLabel} />
      <div className="relative">
        <AxisLines axis={axis} now={now} />
        {groups.map(({ name, rows }) => (
          <section
            key={name}
            aria-label={name}
            className="border-b border-line py-2 last:border-b-0"
          >
            <h2 className="px-4 py-1.5 text-small font-semibold text-ink-2">{name}</h2>
            <ul>
              {rows.map((opportunity) => (
                <Line key={opportunity.id} axis={axis} now={now} opportunity={opportunity} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
