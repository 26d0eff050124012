import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { formatNumber } from '#core/domain/format.ts';
import { useChartCursor } from './use-chart-cursor.ts';
import { useChartWidth } from './use-chart-width.ts';

interface Spread {
  readonly name: string;
  readonly median: number | null;
  readonly p90: number | null;
  /** A value to compare with: a promise. */
  readonly mark?: number | null | undefined;
  /** A word at the end of the row. */
  readonly note?: string;
}

interface Props {
  readonly label: string;
  /** Behind each value: "d". */
  readonly unit: string;
  readonly rows: readonly Spread[];
  readonly onOpen?: ((index: number) => void) | undefined;
}

const row = 44;
const bar = 8;

/** A median as a bar, the ninetieth percentile as a line to a tick, and a mark. */
export function SpreadChart({ label, unit, rows, onOpen }: Props) {
  const { frame, width } = useChartWidth();
  const highest = max(rows.flatMap(({ median, p90, mark }) => [median ?? 0, p90 ?? 0, mark ?? 0]));
  const x = scaleLinear([0, Math.max(1, highest ?? 0)], [0, Math.max(0, width - 8)]);
  const written = (value: number | null) =>
    value === null ? '–' : `${formatNumber(value)} ${unit}`;
  const { index, cursorProps } = useChartCursor({
    ...{ label, count: rows.length, onOpen },
    wordsOf: (at) => {
      const { name = '', median = null, p90 = null, mark, note = '' } = rows[at] ?? {};
      const promise = mark === null || mark === undefined ? '' : `, promised ${written(mark)}`;
      return `${name}: median ${written(median)}, nine of ten within ${written(p90)}${promise}. ${note}`;
    },
    placeAt: (_, y) => Math.floor(y / row),
  });
  return (
    <div ref={frame} style={{ height: rows.length * row }} className="relative">
      {width > 0 && (
        <div {...cursorProps} className="absolute inset-0 rounded-control">
          <svg
            aria-hidden
            width={width}
            height={rows.length * row}
            className="block overflow-visible"
          >
            {rows.map(({ name, median, p90, mark, note }, at) => {
              const y = at * row;
              const middle = y + 28;
              return (
                <g key={name}>
                  {index === at && (
                    <rect
                      {...{ x: 0, y, width, height: row - 2, rx: 6 }}
                      fill="var(--color-hover)"
                    />
                  )}
                  <text x={0} y={y + 13} className="fill-ink text-small font-medium">
                    {name}
                    {note !== undefined && (
                      <tspan className="fill-ink-3 font-normal"> · {note}</tspan>
                    )}
                  </text>
                  <text
                    x={width}
                    y={y + 13}
                    textAnchor="end"
                    className="tabular fill-ink-2 text-small"
                  >
                    {median === null ? 'none' : `${written(median)} · 90% in ${written(p90)}`}
                  </text>
                  <line
                    {...{ x1: 0, x2: width, y1: middle, y2: middle }}
                    stroke="var(--color-line)"
                  />
                  {median !== null && p90 !== null && (
                    <>
                      <line
                        {...{ x1: 0, x2: x(p90), y1: middle, y2: middle }}
                        stroke="var(--color-accent)"
                        strokeWidth={2}
                      />
                      <line
                        {...{ x1: x(p90), x2: x(p90), y1: middle - bar, y2: middle + bar }}
                        stroke="var(--color-accent)"
                        strokeWidth={2}
                      />
                      <rect
                        {...{ x: 0, y: middle - bar / 2, width: x(median), height: bar, rx: 3 }}
                        fill="var(--color-accent)"
                      />
                    </>
                  )}
                  {mark !== null && mark !== undefined && (
                    <path
                      d={`M${x(mark)} ${middle + 4}l5 8h-10z`}
                      fill="var(--color-ink-2)"
                      stroke="var(--color-raised)"
                    />
                  )}
                </g>
              );
            })}
          </svg>
        </div>
      )}
    </div>
  );
}
