import { clsx } from 'clsx';
import { positionOn, type TimeAxis } from './time-axis.ts';

/** A place on an axis as a CSS length. */
export const percent = (share: number) => `${share * 100}%`;

/** Names on the left, time on the right; on a small screen the name is above its bar. */
export const timelineRow = 'md:grid md:grid-cols-[min(24rem,38%)_minmax(0,1fr)] md:gap-4';

interface Props {
  readonly axis: TimeAxis;
  readonly now: Date;
}

/** The labels of the ticks, which stay in view. */
export function AxisHead(
  props: Props & { readonly labelOf: (at: Date, isFirst: boolean) => string },
) {
  const { axis, now, labelOf } = props;
  return (
    <div
      aria-hidden
      className={clsx(
        timelineRow,
        'sticky top-(--sticky-top) z-10 border-b border-line bg-raised px-4',
      )}
    >
      <span className="max-md:hidden" />
      <div className="relative h-9 text-small text-ink-3">
        {axis.ticks.map(({ at, place }, index) => (
          <span
            key={at.getTime()}
            style={{ left: percent(place) }}
            className="absolute bottom-2 whitespace-nowrap"
          >
            {labelOf(at, index === 0)}
          </span>
        ))}
        <span
          style={{ left: percent(positionOn(axis, now)) }}
          className="absolute bottom-0 h-1.5 w-px bg-signal"
        />
      </div>
    </div>
  );
}

/** A line for each tick, behind the bars of rows that come after it, and today's before them. */
export function AxisLines({ axis, now }: Props) {
  return (
    <div aria-hidden className={clsx(timelineRow, 'pointer-events-none absolute inset-0 px-4')}>
      <span className="max-md:hidden" />
      <div className="relative h-full">
        {axis.ticks.map(({ at, place }) => (
          <span
            key={at.getTime()}
            style={{ left: percent(place) }}
            className="absolute inset-y-0 w-px bg-line opacity-60"
          />
        ))}
        <span
          style={{ left: percent(positionOn(axis, now)) }}
          className="absolute inset-y-0 z-1 w-px bg-signal"
        >
          <span className="absolute bottom-1 left-1.5 text-small font-medium whitespace-nowrap text-signal-ink">
            Today
          </span>
        </span>
      </div>
    </div>
  );
}
