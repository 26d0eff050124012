import { memo } from 'react';
import { fillOf } from './radar-colors.ts';
import type { RadarBlip } from './radar-types.ts';

interface Props {
  readonly blip: RadarBlip;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  /** Its name, place and movement, for who does not see it. */
  readonly spoken: string;
  readonly isDimmed: boolean;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly isDragged: boolean;
  /** Already gone from the edition shown; fades out. */
  readonly isLeaving: boolean;
}

/** The arc beside a blip that moved: towards the centre when it moved in. */
function arcOf({ movement, x, y }: RadarBlip, size: number): string {
  const towards = Math.atan2(y, x) + (movement === 'in' ? Math.PI : 0);
  const radius = size + 3.5;
  const point = (turn: number) =>
    `${(Math.cos(towards + turn) * radius).toFixed(2)} ${(Math.sin(towards + turn) * radius).toFixed(2)}`;
  return `M${point(-0.85)}A${radius.toFixed(2)} ${radius.toFixed(2)} 0 0 1 ${point(0.85)}`;
}

/** A blip: a numbered dot, a ring when it is new, an arc when it moved. */
export const RadarBlipMark = memo(function RadarBlipMark(props: Props) {
  const { blip, size, isSelected, isLeaving } = props;
  const ring = Math.min(4, size * 0.4);
  return (
    <g
      style={{
        transform: `translate(${props.x.toFixed(2)}px, ${props.y.toFixed(2)}px)`,
        color: fillOf(props.color),
        opacity: isLeaving ? 0 : props.isDimmed ? 0.16 : props.isDragged ? 0.35 : undefined,
      }}
      data-mark={blip.id}
      className="cursor-pointer transition-opacity duration-120 motion-reduce:transition-none"
    >
      <g
        role="button"
        aria-pressed={isSelected}
        aria-label={props.spoken}
        aria-hidden={isLeaving || undefined}
        data-blip={isLeaving ? undefined : blip.id}
        tabIndex={props.isTabStop && !isLeaving ? 0 : -1}
        className="group/blip outline-none"
      >
        <circle
          r={size + ring + 4}
          fill="none"
          stroke="var(--color-accent)"
          strokeWidth={2}
          className="opacity-0 group-focus-visible/blip:opacity-100"
        />
        {blip.movement === 'new' && (
          <circle
            r={size + ring * 0.8}
            fill="var(--color-raised)"
            stroke="var(--color-signal)"
            strokeWidth={size > 8 ? 1.75 : 1.25}
          />
        )}
        {isSelected && (
          <circle r={size + ring + 2.5} fill="none" stroke="currentColor" strokeWidth={1.75} />
        )}
        {(blip.movement === 'in' || blip.movement === 'out') && (
          <path
            d={arcOf(blip, size)}
            fill="none"
            stroke="currentColor"
            strokeWidth={size > 8 ? 2 : 1.5}
            strokeLinecap="round"
          />
        )}
        <circle r={size} fill="currentColor" />
      </g>
      <text
        aria-hidden
        y={size > 8 ? 3.6 : size * 0.4}
        textAnchor="middle"
        fontSize={size > 8 ? Math.min(10.5, size) : size * 1.05}
        fontWeight={650}
        fill="var(--color-raised)"
        className="pointer-events-none select-none tabular-nums"
        style={{ letterSpacing: blip.number > 99 ? '-0.04em' : undefined }}
      >
        {blip.number}
      </text>
    </g>
  );
});
