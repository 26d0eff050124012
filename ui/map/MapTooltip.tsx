import type { ReactNode } from 'react';
import type { Frame, Point } from './map-view.ts';

/** Pixels. */
const tip = { width: 232, height: 150, away: 8, edge: 8 };

interface Props {
  readonly id: string;
  readonly frame: Frame;
  /** What it is about, in the frame, and how far around it stays free. */
  readonly at: Point;
  readonly radius: number;
  readonly children: ReactNode;
}

/** What is told of a place, above it where there is room, else below. */
export function MapTooltip({ id, frame, at: [x, y], radius, children }: Props) {
  const most = frame.width - tip.width - tip.edge;
  const left = Math.max(tip.edge, Math.min(most, x - tip.width / 2));
  const off = radius + tip.away;
  const isAbove = y - off > Math.min(tip.height, frame.height - y);
  return (
    <div
      id={id}
      role="tooltip"
      className="pointer-events-none absolute z-20 rounded-card bg-surface px-3 py-2.5 text-control shadow-float"
      style={{
        left,
        width: tip.width,
        ...(isAbove ? { bottom: frame.height - y + off } : { top: y + off }),
      }}
    >
      {children}
    </div>
  );
}
