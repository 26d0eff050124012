import { fillOf } from './radar-colors.ts';
import { arcPath } from './radar-geometry.ts';
import type { RadarArea, RadarMovement } from './radar-types.ts';

interface Props {
  readonly quadrants: readonly RadarArea[];
  readonly ringRadii: readonly number[];
  readonly blips: readonly {
    readonly id: string;
    readonly quadrant: number;
    readonly x: number;
    readonly y: number;
    readonly movement: RadarMovement;
  }[];
  readonly className?: string;
}

const view = { width: 200, height: 200, centre: { x: 100, y: 100 }, radius: 92 };

/** A radar as a small picture without words. Decorative: what it says stands beside it. */
export function RadarMiniature({ quadrants, ringRadii, blips, className }: Props) {
  const dot = blips.length > 200 ? 1.6 : blips.length > 80 ? 2.2 : 3.2;
  return (
    <svg aria-hidden viewBox="0 0 200 200" className={className}>
      {ringRadii.map((radius) => (
        <circle
          key={radius}
          cx={100}
          cy={100}
          r={radius * view.radius}
          fill="none"
          stroke="var(--color-line-strong)"
          strokeWidth={0.75}
        />
      ))}
      {quadrants.map(({ id, color }, index) => (
        <path
          key={id}
          d={arcPath(
            view,
            index / quadrants.length + 0.006,
            (index + 1) / quadrants.length - 0.006,
            1.05,
          )}
          fill="none"
          stroke={fillOf(color)}
          strokeWidth={2}
          opacity={0.6}
        />
      ))}
      {blips.map(({ id, quadrant, x, y, movement }) => (
        <g key={id} style={{ color: fillOf(quadrants[quadrant]?.color ?? '#777777') }}>
          {movement === 'new' && (
            <circle
              cx={100 + x * view.radius}
              cy={100 + y * view.radius}
              r={dot + 1.8}
              fill="none"
              stroke="var(--color-signal)"
            />
          )}
          <circle
            cx={100 + x * view.radius}
            cy={100 + y * view.radius}
            r={dot}
            fill="currentColor"
          />
        </g>
      ))}
    </svg>
  );
}
