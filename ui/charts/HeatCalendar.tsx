import { max } from 'd3-array';
import { scaleQuantize } from 'd3-scale';
import { formatNumber } from '#core/domain/format.ts';
import { formatDay } from '#ui/dates.tsx';
import { ChartTip } from './ChartTip.tsx';
import { useChartCursor } from './use-chart-cursor.ts';
import { useChartWidth } from './use-chart-width.ts';

interface Props {
  readonly label: string;
  /** What is counted: "views". */
  readonly unit: string;
  /** Days in order, without a gap. Null: hidden. */
  readonly days: readonly { readonly day: string; readonly value: number | null }[];
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const days = weekdays.length;
const gap = 3;
/** Where days are narrow. */
const narrowGap = 1;
const narrow = 9;
const leastStep = 5;
const most = 22;
/** Of few weeks the days are wider than high. */
const widestDay = 56;
const left = 32;
const shades = [18, 38, 60, 80, 100];

/** Monday is 0. */
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + days - 1) % days;

/**
 * A column for each week, a square for each day: the stronger, the more. Of weeks that do not fit, the
 * last are drawn.
 */
export function HeatCalendar({ label, unit, days: all }: Props) {
  const { frame, width } = useChartWidth();
  const fitting = Math.max(1, Math.floor((width - left) / leastStep) - 1) * days;
  const range = all.slice(-fitting);
  const before = range[0] ? weekdayOf(range[0].day) : 0;
  const weeks = Math.ceil((before + range.length) / days);
  const widest = Math.floor((width - left) / Math.max(1, weeks));
  const step = Math.max(leastStep, Math.min(widestDay, widest));
  const between = step < narrow ? narrowGap : gap;
  const cell = step - between;
  const rowStep = Math.min(step, most + gap);
  const rowHeight = rowStep - between;
  const shade = scaleQuantize([0, Math.max(1, max(range, ({ value }) => value ?? 0) ?? 0)], shades);
  const textOf = (value: number | null | undefined) =>
    value === null || value === undefined
      ? 'Fewer than 5 people'
      : `${formatNumber(value)} ${unit}`;
  const { index, cursorProps } = useChartCursor({
    label,
    count: range.length,
    rowStep: days,
    wordsOf: (at) => `${formatDay(range[at]?.day ?? '')}: ${textOf(range[at]?.value)}`,
    placeAt: (x, y) => {
      const weekday = Math.floor(y / rowStep);
      // Below the squares begins no other week.
      return weekday < days ? Math.floor((x - left) / step) * days + weekday - before : -1;
    },
  });
  const xOf = (at: number) => left + Math.floor((before + at) / days) * step;
  const yOf = (at: number) => ((before + at) % days) * rowStep;
  return (
    <div ref={frame} style={{ height: days * (most + gap) }} className="relative">
      {width > 0 && (
        <div {...cursorProps} className="absolute inset-0 rounded-control">
          <svg aria-hidden width={width} height={days * rowStep} className="block overflow-visible">
            {weekdays.map((name, at) =>
              at % (step < narrow ? 4 : 2) === 0 ? (
                <text
                  key={name}
                  x={0}
                  y={at * rowStep + rowHeight - 5}
                  className="fill-ink-3 text-meta"
                >
                  {name}
                </text>
              ) : null,
            )}
            {range.map(({ day, value }, at) => (
              <rect
                key={day}
                x={xOf(at)}
                y={yOf(at)}
                width={cell}
                height={rowHeight}
                rx={step < narrow ? 1 : 3}
                fill={
                  value === null || value === 0
                    ? 'var(--color-hover)'
                    : `color-mix(in oklab, var(--color-accent) ${shade(value)}%, var(--color-hover))`
                }
                stroke={index === at ? 'var(--color-ink)' : 'none'}
                strokeWidth={1.5}
              />
            ))}
          </svg>
          {index !== null && (
            <ChartTip
              title={formatDay(range[index]?.day ?? '')}
              x={xOf(index)}
              width={width}
              lines={[
                [unit, range[index]?.value === null ? 'hidden' : textOf(range[index]?.value)],
              ]}
            />
          )}
        </div>
      )}
    </div>
  );
}
