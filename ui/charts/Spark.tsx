import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';

const width = 88;
const height = 28;
const pad = 3;

/** A small line beside a figure. It repeats what a chart below shows: nothing to screen readers. */
export function Spark({ values }: { readonly values: readonly (number | null)[] }) {
  const points = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [pad, width - pad]);
  const y = scaleLinear(
    [0, Math.max(1, max(points, ({ value }) => value) ?? 0)],
    [height - pad, pad],
  );
  const placeX = ({ at }: { at: number }) => x(at);
  const placeY = ({ value }: { value: number }) => y(value);
  const shape = line<{ value: number; at: number }>().x(placeX).y(placeY).curve(curveMonotoneX);
  const filled = area<{ value: number; at: number }>()
    .x(placeX)
    .y0(height)
    .y1(placeY)
    .curve(curveMonotoneX);
  const last = points.at(-1);
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="h-7 w-22 min-w-0 max-sm:w-16">
      <path d={filled(points) ?? ''} fill="var(--color-accent)" opacity={0.09} />
      <path d={shape(points) ?? ''} fill="none" stroke="var(--color-accent)" strokeWidth={1.5} />
      {last && <circle cx={x(last.at)} cy={y(last.value)} r={2} fill="var(--color-accent)" />}
    </svg>
  );
}
