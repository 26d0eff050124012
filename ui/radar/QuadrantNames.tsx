import { clsx } from 'clsx';
import { Minimize2 } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { inkOf } from './radar-colors.ts';
import type { RadarZoom } from './radar-geometry.ts';
import type { RadarPicture } from './radar-types.ts';

interface Props {
  readonly picture: RadarPicture;
  readonly chosen: number | null;
  readonly zoom: RadarZoom | null;
  readonly onZoom: (zoom: RadarZoom | null) => void;
}

const topRight = 'top-1.5 right-2';
const bottomRight = 'right-2 bottom-1.5';
const bottomLeft = 'bottom-1.5 left-2';
const topLeft = 'top-1.5 left-2';
/** Clockwise from twelve o'clock. */
const corners: Readonly<Record<number, readonly string[]>> = {
  2: [topRight, topLeft],
  3: [topRight, bottomRight, topLeft],
  4: [topRight, bottomRight, bottomLeft, topLeft],
};

/** The names of the quadrants; each zooms to its own. With more than four they stand on the rim. */
export function QuadrantNames({ picture, chosen, zoom, onZoom }: Props) {
  if (zoom) {
    const quadrant = picture.quadrants[zoom.quadrant];
    const ring = zoom.ring === null ? undefined : picture.rings[zoom.ring];
    return (
      <div className="absolute top-1.5 left-2 flex items-center gap-2">
        <Button size="small" onPress={() => onZoom(null)}>
          <Minimize2 aria-hidden className="size-3.5" />
          Whole radar
        </Button>
        <span
          className="text-control font-semibold"
          style={{ color: quadrant && inkOf(quadrant.color) }}
        >
          {quadrant?.name}
          {ring && <span className="font-normal text-ink-2"> · {ring.name}</span>}
        </span>
      </div>
    );
  }
  return corners[picture.quadrants.length]?.map((corner, index) => {
    const quadrant = picture.quadrants[index];
    return (
      quadrant && (
        <Button
          key={quadrant.id}
          variant="quiet"
          size="small"
          aria-label={`${quadrant.name}: zoom`}
          onPress={() => onZoom({ quadrant: index, ring: null })}
          className={clsx('absolute', corner)}
        >
          <span
            className={clsx(
              'max-w-40 truncate text-body font-semibold max-sm:max-w-28 max-sm:text-control',
              chosen !== null && chosen !== index && 'opacity-90',
            )}
            style={{ color: inkOf(quadrant.color) }}
          >
            {quadrant.name}
          </span>
        </Button>
      )
    );
  });
}
