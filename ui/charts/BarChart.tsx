import { max, sum } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { useId } from 'react';
import { formatNumber } from '#core/domain/format.ts';
import { Axes, spreadTicks } from './Axes.tsx';
import { ChartTip } from './ChartTip.tsx';
import { useChartCursor } from './use-chart-cursor.ts';
import { useChartWidth } from './use-chart-width.ts';

interface Props {
  readonly label: string;
  readonly places: readonly { readonly short: string; readonly full: string }[];
  /** One series: bars; more: stacked, the first at the bottom. At most four. */
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly height?: number;
  readonly onOpen?: ((index: number) => void) | undefined;
}

const top = 12;
const foot = 28;
const gutter = 36;
const tickWidth = 56;
const valueTicks = 4;
/** The angle of the stripes of each series, so that they differ without colour. The first is plain. */
const stripes = [null, 45, 135, 90] as const;
const colours = ['var(--color-c1)', 'var(--color-c3)', 'var(--color-c4)', 'var(--color-c2)'];

/** Bars, stacked where there is more than one series. */
export function BarChart({ label, places, series, height = 232, onOpen }: Props) {
  const { frame, width } = useChartWidth();
  const id = useId();
  const bottom = height - foot;
  const totals = places.map((_, at) => sum(series, ({ values }) => values[at] ?? 0));
  const y = scaleLinear([0, Math.max(1, max(totals) ?? 0)], [bottom, top]).nice(valueTicks);
  const x = scaleBand(places.keys(), [gutter, Math.max(gutter, width)]).padding(0.24);
  const layers = stack<number, number>()
    .keys(series.keys())
    .value((at, one) => series[one]?.values[at] ?? 0)(places.keys());
  const linesAt = (at: number) =>
    series.map(({ name, values }) => [name, formatNumber(values[at] ?? 0)] as const);
  const { index, cursorProps } = useChartCursor({
    label,
    count: places.length,
    onOpen,
    wordsOf: (at) =>
      `${places[at]?.full}: ${linesAt(at)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}`,
    placeAt: (at) => (x.step() === 0 ? 0 : Math.floor((at - gutter) / x.step())),
  });
  const named = spreadTicks(places, width - gutter, tickWidth);
  const middle = (at: number) => (x(at) ?? 0) + x.bandwidth() / 2;
  return (
    <div ref={frame} style={{ height }} className="relative">
      {width > 0 && (
        <div {...cursorProps} className="absolute inset-0 rounded-control">
          <svg aria-hidden width={width} height={height} className="block">
            <defs>
              {colours.map((colour, at) => (
                <pattern
                  key={colour}
                  id={`${id}-${at}`}
                  width={6}
                  height={6}
                  patternUnits="userSpaceOnUse"
                  patternTransform={`rotate(${stripes[at] ?? 0})`}
                >
                  <rect width={6} height={6} fill={colour} />
                  {typeof stripes[at] === 'number' && (
                    <rect width={2} height={6} fill="var(--color-raised)" opacity={0.55} />
                  )}
                </pattern>
              ))}
            </defs>
            <Axes
              left={gutter}
              right={width}
              bottom={bottom}
              values={y
                .ticks(valueTicks)
                .filter((value) => Number.isInteger(value))
                .map((value) => ({ at: y(value), label: formatNumber(value) }))}
              places={places.flatMap(({ short }, at) =>
                named.has(at) ? [{ at: middle(at), label: short }] : [],
              )}
            />
            {layers.map((layer, one) =>
              layer.map(([from, to], at) => (
                <rect
                  key={`${one} ${at}`}
                  x={x(at) ?? 0}
                  y={y(to)}
                  width={x.bandwidth()}
                  height={Math.max(0, y(from) - y(to))}
                  rx={2}
                  fill={`url(#${id}-${one})`}
                  opacity={index === null || index === at ? 1 : 0.5}
                />
              )),
            )}
          </svg>
          {index !== null && (
            <ChartTip
              title={places[index]?.full ?? ''}
              lines={linesAt(index)}
              x={middle(index)}
              width={width}
            />
          )}
        </div>
      )}
    </div>
  );
}
