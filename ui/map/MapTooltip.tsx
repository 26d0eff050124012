import type { ReactNode } from 'react';
import type { Frame, Point } from './map-view.ts';

/** Pixels. */
const tip = { width: 232, height: 150, away: 8, edge: 8 };

interface Props {
  readonly id: string;
  readonly frame: Frame;
  /** The anchor in the frame, and the radius to keep free. */
  readonly at: Point;
  readonly radius: number;
  readonly children: ReactNode;
}

/** The tooltip of a place, above it where it fits, else below. */
export function MapTooltip({ id, frame, at: [x, y], radius, children }: Props) {
  const most = frame.width - tip.width - tip.edge;
  const left = Math.max(tip.edge, Math.min(most, x - tip.width / 2));
  const off = radius + tip.away;
  const isAbove = y - off > Math.min(tip.height, frame.height - y);
  return (
    <div
      id={id}
      role="tooltip"
      className="pointer-events-none absolute z-20 rounded-card bg-raised px-3 py-2.5 text-control shadow-float"
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
