import { memo } from 'react';
import type { PlacedRadar } from './place-radar.ts';
import { fillOf } from './radar-colors.ts';
import { toScreen } from './radar-geometry.ts';
import type { Point, RadarPicture } from './radar-types.ts';

interface Props {
  readonly picture: RadarPicture;
  readonly placed: PlacedRadar;
  /** Where each blip leads, in the unit disc. */
  readonly lines: ReadonlyMap<string, Point>;
  readonly selectedId: string | null;
}

/** Lines from blips to other places, each with a small open circle at its end. */
export const RadarLines = memo(function RadarLines({ picture, placed, lines, selectedId }: Props) {
  const { view, size } = placed;
  const end = Math.max(2.5, size * 0.4);
  return (
    <g aria-hidden className="pointer-events-none">
      {placed.blips.map((blip) => {
        const to = lines.get(blip.id);
        if (!to) return null;
        const [from, other] = [toScreen(view, blip), toScreen(view, to)];
        const length = Math.hypot(other.x - from.x, other.y - from.y) || 1;
        const rest = Math.max(0, length - end) / length;
        const isFaint = selectedId !== null && selectedId !== blip.id;
        return (
          <g
            key={blip.id}
            data-line={blip.id}
            opacity={isFaint ? 0.35 : 0.9}
            stroke={fillOf(picture.quadrants[blip.quadrant]?.color ?? '#777777')}
            strokeWidth={1.75}
            fill="none"
          >
            <line
              x1={from.x}
              y1={from.y}
              x2={from.x + (other.x - from.x) * rest}
              y2={from.y + (other.y - from.y) * rest}
            />
            <circle cx={other.x} cy={other.y} r={end} />
          </g>
        );
      })}
    </g>
  );
});
