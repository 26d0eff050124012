import { Maximize2 } from 'lucide-react';
import { fillOf } from './radar-colors.ts';
import type { RadarZoom } from './radar-geometry.ts';
import type { ListCell } from './place-radar.ts';
import type { RadarPicture } from './radar-types.ts';

interface Props {
  readonly picture: RadarPicture;
  readonly lists: readonly ListCell[];
  readonly onZoom: (zoom: RadarZoom) => void;
}

/** Cells with more blips than can be told apart: the numbers of their list, and a zoom of their own. */
export function RadarLists({ picture, lists, onZoom }: Props) {
  return lists.map(({ key, quadrant, ring, at, blips }) => {
    const area = picture.quadrants[quadrant];
    const first = blips[0]?.number ?? 0;
    const last = blips.at(-1)?.number ?? 0;
    return (
      <button
        key={key}
        type="button"
        onClick={() => onZoom({ quadrant, ring })}
        aria-label={`${area?.name}, ${picture.rings[ring]?.name}: ${first} to ${last}, zoom`}
        className="absolute flex h-7 -translate-1/2 cursor-pointer items-center gap-1 rounded-full px-2 text-meta font-semibold whitespace-nowrap text-raised tabular-nums"
        style={{ left: at.x, top: at.y, background: area && fillOf(area.color) }}
      >
        {first}–{last}
        <Maximize2 aria-hidden className="size-3" />
      </button>
    );
  });
}
