import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { formatNumber } from '#core/domain/format.ts';
import { Axes } from './Axes.tsx';
import { ChartTip } from './ChartTip.tsx';
import { useChartCursor } from './use-chart-cursor.ts';
import { useChartWidth } from './use-chart-width.ts';

/** The curve from a day on: a share from 0 to 1 with the bounds of its interval. */
interface Step {
  readonly days: number;
  readonly atRisk: number;
  readonly left: number;
  /** Those that still lasted after so many days. */
  readonly open: number;
  readonly waiting: number;
  readonly low: number;
  readonly high: number;
}

interface Props {
  readonly label: string;
  readonly steps: readonly Step[];
  /** How many were there at first. */
  readonly count: number;
  readonly height?: number;
}

const top = 10;
/** Of the names of days, and of those at risk below them. */
const foot = 62;
const gutter = 44;
const edge = 16;
const tickWidth = 72;
const percent = (share: number) => `${Math.round(100 * share)}%`;
const quarters = [0, 0.25, 0.5, 0.75, 1];

/** A Kaplan–Meier curve: steps with their interval, ticks where a case is open, and who was at risk. */
export function SurvivalChart({ label, steps, count, height = 264 }: Props) {
  const { frame, width } = useChartWidth();
  const bottom = height - foot;
  const last = steps.at(-1)?.days ?? 0;
  const x = scaleLinear([0, Math.max(1, last)], [gutter, Math.max(gutter, width - edge)]);
  const y = scaleLinear([0, 1], [bottom, top]);
  const days = x
    .ticks(Math.max(2, Math.floor((width - gutter) / tickWidth)))
    .filter(Number.isInteger);
  const start = { days: 0, atRisk: count, left: 0, open: 0, waiting: 1, low: 1, high: 1 };
  const drawn = [start, ...steps];
  const atRisk = (day: number) => steps.find((step) => step.days >= day)?.atRisk ?? 0;
  const linesAt = ({ waiting, low, high, atRisk: left }: Step) =>
    [
      ['Still waiting', percent(waiting)],
      ['95% interval', `${Math.round(100 * low)}–${percent(high)}`],
      ['In stage', formatNumber(left)],
    ] as const;
  const title = (step: Step) => `After ${formatNumber(step.days)} d`;
  const notesOf = ({ left, open }: Step) => [
    ...(left > 0 ? [`${formatNumber(left)} left`] : []),
    ...(open > 0 ? [`${formatNumber(open)} still there`] : []),
  ];
  const { index, cursorProps } = useChartCursor({
    label,
    count: steps.length,
    wordsOf: (at) => {
      const step = steps[at] ?? start;
      const said = linesAt(step).map(([name, value]) => `${name} ${value}`);
      return `${title(step)}: ${[...said, ...notesOf(step)].join(', ')}`;
    },
    placeAt: (at) => {
      const day = x.invert(at);
      return Math.max(
        0,
        steps.findLastIndex((step) => step.days <= day),
      );
    },
  });
  const path = line<Step>()
    .x((step) => x(step.days))
    .y((step) => y(step.waiting))
    .curve(curveStepAfter);
  const band = area<Step>()
    .x((step) => x(step.days))
    .y0((step) => y(step.low))
    .y1((step) => y(step.high))
    .curve(curveStepAfter);
  const current = index === null ? undefined : steps[index];
  return (
    <div ref={frame} style={{ height }} className="relative">
      {width > 0 && (
        <div {...cursorProps} className="absolute inset-0 rounded-control">
          <svg aria-hidden width={width} height={height} className="block overflow-visible">
            <Axes
              left={gutter}
              right={width - edge}
              bottom={bottom}
              values={quarters.map((share) => ({ at: y(share), label: percent(share) }))}
              places={days.map((day) => ({ at: x(day), label: `${formatNumber(day)} d` }))}
            />
            <text x={0} y={bottom + 36} className="fill-ink-3 text-meta">
              In stage
            </text>
            {days.map((day) => (
              <text
                key={day}
                x={x(day)}
                y={bottom + 54}
                textAnchor="middle"
                className="tabular fill-ink-2 text-meta"
              >
                {formatNumber(atRisk(day))}
              </text>
            ))}
            <path d={band(drawn) ?? ''} fill="var(--color-accent)" opacity={0.12} />
            <path
              d={path(drawn) ?? ''}
              fill="none"
              stroke="var(--color-accent)"
              strokeWidth={2}
              strokeLinejoin="round"
            />
            {steps.map(
              ({ days: day, open, waiting }) =>
                open > 0 && (
                  <line
                    key={day}
                    x1={x(day)}
                    x2={x(day)}
                    y1={y(waiting) - 5}
                    y2={y(waiting) + 5}
                    stroke="var(--color-ink-2)"
                    strokeWidth={1.25}
                  />
                ),
            )}
            {current && (
              <g>
                <line
                  x1={x(current.days)}
                  x2={x(current.days)}
                  y1={top}
                  y2={bottom}
                  stroke="var(--color-line-strong)"
                />
                <circle
                  cx={x(current.days)}
                  cy={y(current.waiting)}
                  r={4}
                  strokeWidth={2}
                  fill="var(--color-accent)"
                  stroke="var(--color-raised)"
                />
              </g>
            )}
          </svg>
          {current && (
            <ChartTip
              title={title(current)}
              lines={linesAt(current)}
              x={x(current.days)}
              width={width}
              notes={notesOf(current)}
            />
          )}
        </div>
      )}
    </div>
  );
}
