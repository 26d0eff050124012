interface Props {
  /** The middle of the row. */
  readonly y: number;
  /** Where a chart ends, to which what is not reached yet goes on. */
  readonly end: number;
  readonly x: (value: number) => number;
}

const bar = 8;
const whisker = 2;
const accent = 'var(--color-accent)';

interface Quartiles {
  readonly p25: number | null;
  readonly median: number | null;
  readonly p75: number | null;
  readonly p90: number | null;
}

/** Quartiles as a box with the median in it, and a line to the ninetieth percentile; open ends are dashed. */
export function QuartileMarks({ y, end, x, p25, median, p75, p90 }: Props & Quartiles) {
  const to = (value: number | null) => (value === null ? end : x(value));
  return (
    <>
      {p25 !== null && (
        <rect
          x={x(p25)}
          y={y - bar / 2}
          height={bar}
          rx={p75 === null ? 0 : 3}
          width={Math.max(2, to(p75) - x(p25))}
          fill={`color-mix(in oklab, ${accent} 38%, var(--color-raised))`}
        />
      )}
      <line
        x1={0}
        x2={p25 === null ? end : x(p25)}
        y1={y}
        y2={y}
        stroke={accent}
        strokeWidth={whisker}
        strokeDasharray={p25 === null ? '4 4' : undefined}
      />
      {p75 !== null && (
        <line
          x1={x(p75)}
          x2={to(p90)}
          y1={y}
          y2={y}
          stroke={accent}
          strokeWidth={whisker}
          strokeDasharray={p90 === null ? '4 4' : undefined}
        />
      )}
      {p90 === null ? (
        <path d={`M${end - 4} ${y - 4}l4 4l-4 4`} fill="none" stroke={accent} strokeWidth={2} />
      ) : (
        <line
          x1={x(p90)}
          x2={x(p90)}
          y1={y - bar}
          y2={y + bar}
          stroke={accent}
          strokeWidth={whisker}
        />
      )}
      {median !== null && (
        <line
          x1={x(median)}
          x2={x(median)}
          y1={y - bar}
          y2={y + bar}
          stroke={accent}
          strokeWidth={4}
        />
      )}
    </>
  );
}

/** A median as a bar, and a line to the ninetieth percentile. */
export function MedianMarks({
  y,
  x,
  median,
  p90,
}: Omit<Props, 'end'> & { readonly median: number; readonly p90: number }) {
  return (
    <>
      <line x1={0} x2={x(p90)} y1={y} y2={y} stroke={accent} strokeWidth={whisker} />
      <line
        x1={x(p90)}
        x2={x(p90)}
        y1={y - bar}
        y2={y + bar}
        stroke={accent}
        strokeWidth={whisker}
      />
      <rect x={0} y={y - bar / 2} width={x(median)} height={bar} rx={3} fill={accent} />
    </>
  );
}
