interface Tick {
  readonly at: number;
  readonly label: string;
}

interface Props {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Values, from the bottom up, and places, from left to right. */
  readonly values: readonly Tick[];
  readonly places: readonly Tick[];
}

/** Hairlines at the values, and the names of values and places. */
export function Axes({ left, right, bottom, values, places }: Props) {
  return (
    <g className="fill-ink-3 text-meta">
      {values.map(({ at, label }) => (
        <g key={label}>
          <line x1={left} x2={right} y1={at} y2={at} stroke="var(--color-line)" />
          <text x={left - 8} y={at} dy="0.32em" textAnchor="end" className="tabular">
            {label}
          </text>
        </g>
      ))}
      {places.map(({ at, label }) => (
        <text key={at} x={at} y={bottom + 18} textAnchor="middle">
          {label}
        </text>
      ))}
    </g>
  );
}

/** Every nth place, so that their names do not touch, ending with the last. */
export function spreadTicks<Place>(
  places: readonly Place[],
  width: number,
  tickWidth: number,
): ReadonlySet<number> {
  const most = Math.max(1, Math.floor(width / tickWidth));
  const step = Math.max(1, Math.ceil(places.length / most));
  return new Set(
    places.flatMap((_, index) => ((places.length - 1 - index) % step === 0 ? index : [])),
  );
}
