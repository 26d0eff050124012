import { labelHeight, type MapLabel } from './label-placement.ts';

interface Props {
  readonly counts: readonly MapLabel[];
}

/** Where a label was moved or hidden: a dot on the country, and a line to the label. */
export function MapLeaderLines({ counts }: Props) {
  const apart = counts.filter(
    ({ aside: [dx, dy], width, waits }) =>
      waits || Math.abs(dx) >= width / 2 || Math.abs(dy) >= labelHeight / 2,
  );
  return (
    <g pointerEvents="none">
      {apart.map(({ code, x, y, aside: [dx, dy] }) => (
        <g key={code} transform={`translate(${x - dx} ${y - dy})`}>
          <path d={`M0 0L${dx} ${dy}`} stroke="var(--color-ink)" />
          <circle r="3" fill="var(--color-ink)" stroke="var(--color-surface)" />
        </g>
      ))}
    </g>
  );
}
