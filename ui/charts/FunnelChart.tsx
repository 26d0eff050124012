import { scaleLinear } from 'd3-scale';
import { formatNumber } from '#core/domain/format.ts';
import { useChartCursor } from './use-chart-cursor.ts';
import { useChartWidth } from './use-chart-width.ts';

interface Step {
  readonly name: string;
  readonly value: number;
  /** The same in the period before: a tick. */
  readonly before?: number | undefined;
}

interface Props {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly onOpen?: ((index: number) => void) | undefined;
}

const row = 44;
const bar = 20;
const nameHeight = 18;

/** How many reached each step, of those who reached the step before. */
export function FunnelChart({ label, steps, onOpen }: Props) {
  const { frame, width } = useChartWidth();
  const first = Math.max(steps[0]?.value ?? 0, steps[0]?.before ?? 0);
  const x = scaleLinear([0, Math.max(1, first)], [0, width]);
  /** The count, and of how many that reached the step before: shares are in the table. */
  const conversion = (at: number) => {
    const [value, last] = [steps[at]?.value ?? 0, steps[at - 1]?.value ?? 0];
    return last === 0 ? formatNumber(value) : `${formatNumber(value)} of ${formatNumber(last)}`;
  };
  const { index, cursorProps } = useChartCursor({
    label,
    count: steps.length,
    onOpen,
    wordsOf: (at) =>
      `${steps[at]?.name}: ${conversion(at)}${
        at === 0 ? '' : ` in ${steps[at - 1]?.name}`
      }${steps[at]?.before === undefined ? '' : `, before ${formatNumber(steps[at].before)}`}`,
    placeAt: (_, y) => Math.floor(y / row),
  });
  return (
    <div ref={frame} style={{ height: steps.length * row }} className="relative">
      {width > 0 && (
        <div {...cursorProps} className="absolute inset-0 rounded-control">
          <svg aria-hidden width={width} height={steps.length * row} className="block">
            {steps.map(({ name, value, before }, at) => {
              const y = at * row;
              return (
                <g key={name}>
                  {index === at && (
                    <rect
                      x={0}
                      y={y}
                      width={width}
                      height={row - 4}
                      rx={6}
                      fill="var(--color-hover)"
                    />
                  )}
                  <text x={0} y={y + 13} className="fill-ink text-small font-medium">
                    {name}
                  </text>
                  <text
                    x={width}
                    y={y + 13}
                    textAnchor="end"
                    className="tabular fill-ink-2 text-small"
                  >
                    {conversion(at)}
                  </text>
                  <rect
                    x={0}
                    y={y + nameHeight}
                    width={width}
                    height={bar}
                    rx={4}
                    fill="var(--color-hover)"
                  />
                  <rect
                    x={0}
                    y={y + nameHeight}
                    height={bar}
                    rx={4}
                    width={value === 0 ? 0 : Math.max(3, x(value))}
                    fill={`color-mix(in oklab, var(--color-accent) ${100 - at * 9}%, var(--color-hover))`}
                  />
                  {before !== undefined && (
                    <line
                      x1={x(before)}
                      x2={x(before)}
                      y1={y + nameHeight - 2}
                      y2={y + nameHeight + bar + 2}
                      stroke="var(--color-ink-2)"
                      strokeWidth={2}
                      strokeDasharray="3 2"
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
