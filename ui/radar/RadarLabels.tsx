import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { PlacedRadar } from './place-radar.ts';
import { toScreen } from './radar-geometry.ts';
import { labelSize, type LabelPlace } from './radar-labels.ts';

/** Blips come to rest before their names appear. */
const fade = { delay: 300, duration: 200, fill: 'backwards' } as const;

interface PlacedLabel extends LabelPlace {
  readonly id: string;
}

function labelsOf({ blips, view, labels }: PlacedRadar): readonly PlacedLabel[] {
  return blips.flatMap((blip) => {
    const label = labels.get(blip.id);
    if (!label) return [];
    const at = toScreen(view, blip);
    const [x, y] = [at.x + label.x, at.y + label.y].map((value) => Number(value.toFixed(1)));
    return [{ ...label, id: blip.id, x: x ?? 0, y: y ?? 0 }];
  });
}

const keyOf = ({ id, x, y, text }: PlacedLabel) => `${id}:${x}:${y}:${text}`;

interface TextsProps {
  readonly labels: readonly PlacedLabel[];
  readonly selectedId: string | null;
  readonly matching: ReadonlySet<string> | null;
}

function Texts({ labels, selectedId, matching }: TextsProps) {
  return labels.map(({ id, x, y, anchor, text }) => {
    const isSelected = id === selectedId;
    return (
      <text
        key={id}
        x={x}
        y={y}
        textAnchor={anchor}
        fontSize={isSelected ? labelSize + 1 : labelSize}
        fontWeight={isSelected ? 650 : 500}
        fill={isSelected ? 'var(--color-ink)' : 'var(--color-ink-2)'}
        stroke="var(--color-surface)"
        strokeWidth={3}
        strokeLinejoin="round"
        paintOrder="stroke"
        opacity={matching && !matching.has(id) ? 0.16 : undefined}
      >
        {text}
      </text>
    );
  });
}

interface Props extends Omit<TextsProps, 'labels'> {
  readonly placed: PlacedRadar;
}

/**
 * The names beside the blips. Those that stand where they stood stay; the others fade in together, as one
 * group, when the blips have come to rest.
 */
export const RadarLabels = memo(function RadarLabels({ placed, ...texts }: Props) {
  const group = useRef<SVGGElement>(null);
  const [drawing, setDrawing] = useState(() => {
    const labels = labelsOf(placed);
    return { placed, labels, stay: labels, fresh: labels.slice(0, 0) };
  });
  if (drawing.placed !== placed) {
    const keys = new Set(drawing.labels.map(keyOf));
    const labels = labelsOf(placed);
    // No blip moves when the drawing is resized or another one is chosen.
    const isStill =
      drawing.placed.blips === placed.blips ||
      drawing.placed.view.width !== placed.view.width ||
      drawing.placed.view.height !== placed.view.height;
    setDrawing({
      placed,
      labels,
      stay: isStill ? labels : labels.filter((label) => keys.has(keyOf(label))),
      fresh: isStill ? [] : labels.filter((label) => !keys.has(keyOf(label))),
    });
  }
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const fading = group.current?.animate([{ opacity: 0 }, { opacity: 1 }], fade);
    return () => fading?.cancel();
  }, [drawing.fresh]);
  return (
    <g aria-hidden className="pointer-events-none select-none">
      <Texts labels={drawing.stay} {...texts} />
      <g ref={group}>
        <Texts labels={drawing.fresh} {...texts} />
      </g>
    </g>
  );
});
