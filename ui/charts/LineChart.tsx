import { max } from 'd3-array';
import { scaleLinear, scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { formatNumber } from '#core/domain/format.ts';
import { Axes, spreadTicks } from './Axes.tsx';
import { ChartTip } from './ChartTip.tsx';
import { useChartCursor } from './use-chart-cursor.ts';
import { useChartWidth } from './use-chart-width.ts';

export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** The period before: dashed. */
  readonly isBefore?: boolean;
}

/** What happened at a place. */
export interface ChartMark {
  readonly index: number;
  readonly words: string;
}

interface Props {
  readonly label: string;
  /** The name of each place, short for the axis and in full. */
  readonly places: readonly { readonly short: string; readonly full: string }[];
  readonly series: readonly Series[];
  readonly marks?: readonly ChartMark[];
  readonly height?: number;
  readonly onOpen?: ((index: number) => void) | undefined;
}

const top = 12;
const foot = 28;
const gutter = 36;
const edge = 16;
const tickWidth = 64;
const valueTicks = 4;

/** Without neighbours there is no line to a value. */
const isAlone = (values: Series['values'], at: number): boolean =>
  (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;

/** A line for each series over the same places; the first is filled. */
export function LineChart({ label, places, series, marks = [], height = 232, onOpen }: Props) {
  const { frame, width } = useChartWidth();
  const bottom = height - foot;
  const highest = max(series.flatMap(({ values }) => values.map((value) => value ?? 0))) ?? 0;
  const y = scaleLinear([0, Math.max(1, highest)], [bottom, top]).nice(valueTicks);
  const x = scalePoint(places.keys(), [gutter, Math.max(gutter, width - edge)]);
  const xOf = (index: number) => x(index) ?? gutter;
  const valueOf = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : formatNumber(value);
  const linesAt = (index: number) =>
    series.map(({ name, values }) => [name, valueOf(values[index])] as const);
  const wordsAt = (at: number) => marks.flatMap(({ index: of, words }) => (of === at ? words : []));
  const { index, cursorProps } = useChartCursor({
    label,
    count: places.length,
    onOpen,
    wordsOf: (at) =>
      `${places[at]?.full}: ${linesAt(at)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}${wordsAt(at)
        .map((words) => `. ${words}`)
        .join('')}`,
    // A single place is in the middle.
    placeAt: (at) => (x.step() === 0 ? 0 : Math.round((at - xOf(0)) / x.step())),
  });
  const shape = line<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => xOf(at))
    .y((value) => y(value ?? 0))
    .curve(curveMonotoneX);
  const filled = area<number | null>()
    .defined((value) => value !== null)
    .x((_, at) => xOf(at))
    .y0(bottom)
    .y1((value) => y(value ?? 0))
    .curve(curveMonotoneX);
  const named = spreadTicks(places, width - gutter, tickWidth);
  return (
    <div ref={frame} style={{ height }} className="relative">
      {width > 0 && (
        <div {...cursorProps} className="absolute inset-0 rounded-control">
          <svg aria-hidden width={width} height={height} className="block overflow-visible">
            <Axes
              left={gutter}
              right={width - edge}
              bottom={bottom}
              values={y
                .ticks(valueTicks)
                .filter((value) => Number.isInteger(value))
                .map((value) => ({ at: y(value), label: formatNumber(value) }))}
              places={places.flatMap(({ short }, at) =>
                named.has(at) ? [{ at: xOf(at), label: short }] : [],
              )}
            />
            {series.map(({ name, values, isBefore = false }, at) => (
              <g key={name}>
                {at === 0 && (
                  <path d={filled(values) ?? ''} fill="var(--color-accent)" opacity={0.09} />
                )}
                <path
                  d={shape(values) ?? ''}
                  fill="none"
                  stroke={isBefore ? 'var(--color-line-control)' : 'var(--color-accent)'}
                  strokeWidth={isBefore ? 1.5 : 2}
                  strokeDasharray={isBefore ? '4 4' : undefined}
                  strokeLinejoin="round"
                />
                {values.map(
                  (value, place) =>
                    value !== null &&
                    isAlone(values, place) && (
                      <circle
                        key={place}
                        cx={xOf(place)}
                        cy={y(value)}
                        r={2}
                        fill={isBefore ? 'var(--color-line-control)' : 'var(--color-accent)'}
                      />
                    ),
                )}
              </g>
            ))}
            {[...new Set(marks.map((mark) => mark.index))].map((at) => (
              <g key={at}>
                <line
                  x1={xOf(at)}
                  x2={xOf(at)}
                  y1={top}
                  y2={bottom}
                  stroke="var(--color-line-control)"
                  strokeDasharray="1 3"
                />
                <path d={`M${xOf(at)} ${top}m-5 -8h10v6l-5 5l-5 -5z`} fill="var(--color-ink-2)" />
              </g>
            ))}
            {index !== null && (
              <g>
                <line
                  x1={xOf(index)}
                  x2={xOf(index)}
                  y1={top}
                  y2={bottom}
                  stroke="var(--color-line-strong)"
                />
                {series.map(({ name, values, isBefore = false }) => {
                  const value = values[index] ?? null;
                  return (
                    value !== null && (
                      <circle
                        key={name}
                        cx={xOf(index)}
                        cy={y(value)}
                        r={4}
                        fill={isBefore ? 'var(--color-raised)' : 'var(--color-accent)'}
                        stroke={isBefore ? 'var(--color-line-control)' : 'var(--color-raised)'}
                        strokeWidth={2}
                      />
                    )
                  );
                })}
              </g>
            )}
          </svg>
          {index !== null && (
            <ChartTip
              title={places[index]?.full ?? ''}
              lines={linesAt(index)}
              x={xOf(index)}
              width={width}
              notes={wordsAt(index)}
            />
          )}
        </div>
      )}
    </div>
  );
}
