import { labelSize, shortened, widthOf } from './radar-labels.ts';
import type { Point, RadarBlip, RadarView } from './radar-types.ts';

interface Props {
  readonly blip: RadarBlip;
  readonly at: Point;
  readonly size: number;
  readonly view: RadarView;
  /** Its name already stands beside it. */
  readonly hasLabel: boolean;
  /** For the chosen one, which has marks of its own: only the name. */
  readonly isPlain?: boolean;
}

/** Marks the blip under the pointer, and names it when its label had no room. */
export function RadarHint({ blip, at, size, view, hasLabel, isPlain = false }: Props) {
  const text = shortened(blip.name, 60);
  const width = widthOf(text) + 16;
  const isRight = at.x + size + 10 + width > view.width;
  const x = isRight ? -size - 10 - width : size + 10;
  return (
    <g
      aria-hidden
      className="pointer-events-none"
      transform={`translate(${at.x.toFixed(2)} ${at.y.toFixed(2)})`}
    >
      {!isPlain && (
        <circle r={size + 2.5} fill="none" stroke="var(--color-ink)" strokeWidth={1.5} />
      )}
      {!hasLabel && (
        <>
          <rect
            x={x}
            y={-12}
            width={width}
            height={24}
            rx={7}
            fill={isPlain ? 'var(--color-raised)' : 'var(--color-ink)'}
            stroke={isPlain ? 'var(--color-line)' : 'none'}
          />
          <text
            x={x + 8}
            y={4}
            fontSize={labelSize}
            fontWeight={isPlain ? 650 : 500}
            fill={isPlain ? 'var(--color-ink)' : 'var(--color-surface)'}
          >
            {text}
          </text>
        </>
      )}
    </g>
  );
}
