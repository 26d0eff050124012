import { clsx } from 'clsx';

/** Pixels of one star and its padding. */
const starWidth = 18;
const height = 28;
/** Ten corners on two circles, the first one at the top. */
const corners = Array.from({ length: 10 }, (_, nth) => {
  const [reach, angle] = [nth % 2 === 0 ? 6.8 : 3.2, (nth * Math.PI) / 5];
  return [starWidth / 2 + reach * Math.sin(angle), 14.5 - reach * Math.cos(angle)] as const;
});

const starsFrom = (first: number, end: number): string =>
  Array.from({ length: end - first }, (_, nth) => {
    const left = (first + nth) * starWidth;
    return `M${corners.map(([x, y]) => `${(left + x).toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  }).join('');

interface Props {
  readonly most: number;
  readonly value: number;
  readonly emptyLook?: string;
}

/**
 * A row of stars as two paths in one SVG: a table shows hundreds of stars, and painting each by itself
 * took as long as everything else.
 */
export function StarRow({ most, value, emptyLook }: Props) {
  return (
    <svg
      aria-hidden
      width={most * starWidth}
      height={height}
      viewBox={`0 0 ${most * starWidth} ${height}`}
      // For touch each is 24 px wide.
      className="max-md:pointer-coarse:h-9.5 max-md:pointer-coarse:w-auto"
      strokeWidth={1.25}
      strokeLinejoin="round"
    >
      <path d={starsFrom(0, value)} className="fill-warn stroke-warn" />
      <path
        d={starsFrom(value, most)}
        className={clsx('fill-none stroke-line-strong', emptyLook)}
      />
    </svg>
  );
}
