import { labelSize, shortened, widthOf } from './radar-labels.ts';
import type { Point, RadarBlip, RadarView } from './radar-types.ts';

interface Props {
  readonly blip: RadarBlip;
  readonly at: Point;
  readonly size: number;
  readonly view: RadarView;
  /** Its name already stands beside it. */
  readonly hasLabel: boolean;
}

/** Marks the blip under the pointer, and names it when its label had no room. */
export function RadarHint({ blip, at, size, view, hasLabel }: Props) {
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
      <circle r={size + 2.5} fill="none" stroke="var(--color-ink)" strokeWidth={1.5} />
      {!hasLabel && (
        <>
          <rect x={x} y={-12} width={width} height={24} rx={7} fill="var(--color-ink)" />
          <text x={x + 8} y={4} fontSize={labelSize} fontWeight={500} fill="var(--color-surface)">
            {text}
          </text>
        </>
      )}
    </g>
  );
}
