import type { Bubble, Marked } from './bubble-places.ts';
import type { View } from './map-view.ts';
import { lands } from './world.ts';

interface Props {
  readonly places: readonly Marked[];
  readonly bubbles: readonly Bubble[];
  readonly view: View;
}

/** Where a place is whose bubble had to give way, or has to wait: a dot, and a line to the bubble. */
export function MapMarks({ places, bubbles, view: { x, y, scale } }: Props) {
  const standing = new Map(bubbles.map((bubble) => [bubble.code, bubble]));
  const apart = places.flatMap(({ code, at }) => {
    const bubble = standing.get(code);
    const [dx, dy] = bubble?.aside ?? [0, 0];
    if (bubble && Math.hypot(dx, dy) < bubble.radius) return [];
    return { code, fromX: at[0] * scale + x, fromY: at[1] * scale + y, dx, dy };
  });
  return (
    <g stroke="var(--color-surface)">
      {apart.map(({ code, fromX, fromY, dx, dy }) => (
        <g key={code} transform={`translate(${fromX} ${fromY})`} pointerEvents="none">
          <path d={`M0 0L${dx} ${dy}`} stroke="var(--color-ink-2)" strokeWidth="1.25" />
          <circle r="3" fill="var(--color-ink-2)" strokeWidth="1" />
        </g>
      ))}
    </g>
  );
}

interface OutlineProps {
  readonly code: string | undefined;
  readonly width: number;
}

/** A country's border over its neighbours'. */
export function Outline({ code, width }: OutlineProps) {
  const outline = code === undefined ? '' : (lands[code]?.[6] ?? '');
  return outline === '' ? null : (
    <path
      d={outline}
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth={width}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      pointerEvents="none"
    />
  );
}
