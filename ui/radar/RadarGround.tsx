import { memo, useId } from 'react';
import { fillOf, inkOf } from './radar-colors.ts';
import {
  arcBackPath,
  arcPath,
  cellPath,
  directionOf,
  toScreen,
  type RadarZoom,
} from './radar-geometry.ts';
import { ringNames } from './ring-names.ts';
import type { RadarCell, RadarPicture, RadarView } from './radar-types.ts';

interface Props {
  readonly picture: RadarPicture;
  readonly view: RadarView;
  readonly zoom: RadarZoom | null;
  /** Tinted: the cell of the chosen blip, or where a dragged one would land. */
  readonly chosen: RadarCell | null;
  readonly isTarget: boolean;
}

/** Rings, lines between quadrants, rims and the names of the rings. */
export const RadarGround = memo(function RadarGround(props: Props) {
  const { picture, view, zoom, chosen, isTarget } = props;
  const { quadrants, ringRadii } = picture;
  const path = useId();
  const gap = Math.min(0.004, 1.5 / view.radius);
  const chosenColor = chosen ? quadrants[chosen.quadrant]?.color : undefined;
  return (
    <g aria-hidden>
      {ringRadii.toReversed().map((radius, place) => (
        <circle
          key={picture.rings[ringRadii.length - 1 - place]?.id ?? place}
          cx={view.centre.x}
          cy={view.centre.y}
          r={radius * view.radius}
          fill={`color-mix(in oklab, var(--color-raised) ${20 + (60 * (place + 1)) / ringRadii.length}%, var(--color-surface))`}
          stroke="var(--color-line)"
        />
      ))}
      {chosen && chosenColor && (
        <path
          d={cellPath(view, picture, chosen)}
          fill={fillOf(chosenColor)}
          opacity={isTarget ? 0.2 : 0.09}
        />
      )}
      {quadrants.map((quadrant, index) => {
        const end = toScreen(view, directionOf(index / quadrants.length));
        return (
          <line
            key={quadrant.id}
            x1={view.centre.x}
            y1={view.centre.y}
            x2={end.x}
            y2={end.y}
            stroke="var(--color-line-strong)"
          />
        );
      })}
      {quadrants.map((quadrant, index) => {
        const from = index / quadrants.length + gap;
        const to = (index + 1) / quadrants.length - gap;
        const middle = (from + to) / 2;
        const isLow = middle > 0.25 && middle < 0.75;
        return (
          <g key={quadrant.id}>
            <path
              d={arcPath(view, from, to, 1 + 4 / view.radius)}
              fill="none"
              stroke={fillOf(quadrant.color)}
              strokeWidth={3}
              opacity={chosen === null ? 0.7 : chosen.quadrant === index ? 1 : 0.4}
            />
            {quadrants.length > 4 && (
              <>
                <path
                  id={`${path}${index}`}
                  d={
                    isLow
                      ? arcBackPath(view, from, to, 1 + 20 / view.radius)
                      : arcPath(view, from, to, 1 + 11 / view.radius)
                  }
                  fill="none"
                />
                <text fontSize={12} fontWeight={600} fill={inkOf(quadrant.color)}>
                  <textPath href={`#${path}${index}`} startOffset="50%" textAnchor="middle">
                    {quadrant.name}
                  </textPath>
                </text>
              </>
            )}
          </g>
        );
      })}
      {ringNames(picture, view, zoom).map(({ id, name, x, y, width, height, isSmall }) => (
        <g key={id} transform={`translate(${x} ${y})`}>
          <rect
            x={-width / 2}
            y={-height / 2}
            width={width}
            height={height}
            rx={height / 2}
            fill="var(--color-raised)"
            stroke="var(--color-line)"
          />
          <text
            y={isSmall ? 3.4 : 4}
            textAnchor="middle"
            fontSize={isSmall ? 9.5 : 11}
            fontWeight={500}
            fill="var(--color-ink-2)"
          >
            {name}
          </text>
        </g>
      ))}
    </g>
  );
});
