import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { formatNumber } from '#core/domain/format.ts';
import { MedianMarks, QuartileMarks } from './SpreadMarks.tsx';
import { useChartCursor } from './use-chart-cursor.ts';
import { useChartWidth } from './use-chart-width.ts';

interface Spread {
  readonly name: string;
  readonly median: number | null;
  readonly p90: number | null;
  /** Drawn as a box where they are given. Null, as the others: not reached yet. */
  readonly quartiles?: readonly [p25: number | null, p75: number | null] | undefined;
  /** There is nothing to tell of. */
  readonly isNone?: boolean;
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

/** Where there is no room for it beside the values, the note has a line of its own. */
const narrow = 480;

/** A median and the ninetieth percentile of each row, with quartiles where there are some, and a mark. */
export function SpreadChart({ label, unit, rows, onOpen }: Props) {
  const { frame, width } = useChartWidth();
  const highest = max(
    rows.flatMap(({ median, p90, mark, quartiles = [] }) => [
      median ?? 0,
      p90 ?? 0,
      mark ?? 0,
      ...quartiles.map((value) => value ?? 0),
    ]),
  );
  const isNarrow = width < narrow && rows.some(({ note }) => note !== undefined);
  const row = isNarrow ? 60 : 44;
  const end = Math.max(0, width - 8);
  // Beyond the highest, so that what is not reached yet can be seen to go on.
  const isOpen = rows.some(({ isNone, p90, quartiles }) => quartiles && !isNone && p90 === null);
  const x = scaleLinear([0, Math.max(1, highest ?? 0)], [0, isOpen ? end * 0.86 : end]);
  const textOf = (value: number | null) =>
    value === null ? 'not reached' : `${formatNumber(value)} ${unit}`;
  const isEmpty = ({ isNone, median, quartiles }: Spread) =>
    isNone ?? (quartiles === undefined && median === null);
  const wordsOf = (spread: Spread) => {
    const { median, p90, quartiles, mark } = spread;
    if (isEmpty(spread)) return 'none';
    const promise = mark === null || mark === undefined ? '' : `, promised ${textOf(mark)}`;
    const [p25, p75] = quartiles ?? [];
    return quartiles
      ? `a quarter within ${textOf(p25 ?? null)}, median ${textOf(median)}, three quarters within ${textOf(p75 ?? null)}, nine of ten within ${textOf(p90)}${promise}`
      : `median ${textOf(median)}, nine of ten within ${textOf(p90)}${promise}`;
  };
  const { index, cursorProps } = useChartCursor({
    label,
    count: rows.length,
    onOpen,
    wordsOf: (at) => {
      const spread = rows[at];
      return spread ? `${spread.name}: ${wordsOf(spread)}. ${spread.note ?? ''}` : '';
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
            {rows.map((spread, at) => {
              const { name, median, p90, quartiles, mark, note } = spread;
              const y = at * row;
              const middle = y + row - 16;
              return (
                <g key={name}>
                  {index === at && (
                    <rect
                      x={0}
                      y={y}
                      width={width}
                      height={row - 2}
                      rx={6}
                      fill="var(--color-hover)"
                    />
                  )}
                  <text x={0} y={y + 13} className="fill-ink text-small font-medium">
                    {name}
                    {note !== undefined && !isNarrow && (
                      <tspan className="fill-ink-3 font-normal"> · {note}</tspan>
                    )}
                  </text>
                  {isNarrow && (
                    <text x={0} y={y + 29} className="fill-ink-3 text-small">
                      {note}
                    </text>
                  )}
                  <text
                    x={width}
                    y={y + 13}
                    textAnchor="end"
                    className="tabular fill-ink-2 text-small"
                  >
                    {isEmpty(spread) ? 'none' : `${textOf(median)} · 90% ${within(textOf(p90))}`}
                  </text>
                  <line x1={0} x2={width} y1={middle} y2={middle} stroke="var(--color-line)" />
                  {quartiles && !isEmpty(spread) && (
                    <QuartileMarks
                      y={middle}
                      end={end}
                      x={x}
                      median={median}
                      p90={p90}
                      p25={quartiles[0]}
                      p75={quartiles[1]}
                    />
                  )}
                  {!quartiles && median !== null && p90 !== null && (
                    <MedianMarks y={middle} x={x} median={median} p90={p90} />
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

const within = (words: string) => (words === 'not reached' ? words : `in ${words}`);
