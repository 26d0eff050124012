import type { ReactNode } from 'react';
import type { PlacedRadar } from './place-radar.ts';
import { QuadrantNames } from './QuadrantNames.tsx';
import { toScreen, type RadarZoom } from './radar-geometry.ts';
import { RadarLists } from './RadarLists.tsx';
import type { Point, RadarCell, RadarPicture, RadarView } from './radar-types.ts';

export interface RadarField {
  readonly cell: RadarCell;
  /** In the unit disc. */
  readonly at: Point;
  readonly content: ReactNode;
}

const edge = 8;
const gap = 12;
/** With less below it, a field stands above its place. */
const room = 120;

/** Below its place, or above it where there is more room, and all of it in sight. */
function FieldFrame({ at, content, view }: RadarField & { readonly view: RadarView }) {
  const { x, y } = toScreen(view, at);
  const isBelow = y < view.height - room;
  return (
    <>
      <span
        aria-hidden
        style={{ left: x, top: y }}
        className="pointer-events-none absolute size-3 -translate-1/2 rounded-full border-2 border-accent bg-raised"
      />
      <div
        style={{
          left: `clamp(${edge}px, ${x}px - 9.5rem, 100% - 19rem - ${edge}px)`,
          ...(isBelow ? { top: Math.max(edge, y + gap) } : { bottom: view.height - y + gap }),
        }}
        className="absolute z-10 w-76 max-w-[calc(100%-1rem)]"
      >
        {content}
      </div>
    </>
  );
}

interface Props {
  readonly picture: RadarPicture;
  /** Null: not measured yet. */
  readonly placed: PlacedRadar | null;
  /** The quadrant that stands out. */
  readonly chosen: number | null;
  readonly zoom: RadarZoom | null;
  readonly onZoom: (zoom: RadarZoom | null) => void;
  readonly field: RadarField | null;
}

/** What stands over the drawing: cells that are lists, names of quadrants, and a field at its place. */
export function RadarOverlay({ picture, placed, chosen, zoom, onZoom, field }: Props) {
  return (
    <>
      {placed && <RadarLists picture={picture} lists={placed.lists} onZoom={onZoom} />}
      {placed && field && <FieldFrame {...field} view={placed.view} />}
      <QuadrantNames picture={picture} chosen={chosen} zoom={zoom} onZoom={onZoom} />
    </>
  );
}
