import type { ScreenKey } from '#core/web/screen-keys.ts';
import type { Edition } from '#features/portfolio/radars/domain/radar.ts';
import type { RadarDrawingProps } from '#ui/radar/RadarDrawing.tsx';
import { middleOf } from '#ui/radar/radar-geometry.ts';
import type { RadarCell } from '#ui/radar/radar-types.ts';
import { placeIn, type BlipPlace } from './blip-draft.ts';
import { BlipLine } from './BlipLine.tsx';
import type { useBlipLine } from './use-blip-line.ts';
import type { useRadarPage } from './use-radar-page.ts';
import { useRadarSearch } from './use-radar-search.ts';

interface Options {
  /** Whether the drawing is shown, and the reader may add to it. */
  readonly isShown: boolean;
  readonly onMore: (name: string) => void;
}

/** The line for new blips in the drawing: where the ground is pressed, or by a key at the last place. */
export function useBlipField(
  edition: Edition,
  { picture, zoom }: Pick<ReturnType<typeof useRadarPage>, 'picture' | 'zoom'>,
  line: ReturnType<typeof useBlipLine>,
  { isShown, onMore }: Options,
): {
  readonly drawing: Pick<RadarDrawingProps, 'onGround' | 'field'>;
  readonly keys: readonly ScreenKey[];
} {
  const { change } = useRadarSearch();
  if (!isShown) return { drawing: {}, keys: [] };
  const { quadrants, rings } = edition;
  const placeOf = (cell: RadarCell): BlipPlace =>
    placeIn(edition, {
      quadrantId: quadrants[cell.quadrant]?.id ?? '',
      ringId: rings[cell.ring]?.id ?? '',
    });
  const place = placeIn(edition, line.place);
  const cell = {
    quadrant: quadrants.findIndex(({ id }) => id === place.quadrantId),
    ring: rings.findIndex(({ id }) => id === place.ringId),
  };
  return {
    keys: [
      {
        keys: ['n'],
        what: 'Add blips',
        // What fills the drawing is where one looks.
        run: () =>
          line.open(
            placeOf({ quadrant: zoom?.quadrant ?? cell.quadrant, ring: zoom?.ring ?? cell.ring }),
          ),
      },
    ],
    drawing: {
      onGround: (pressed, at) => line.open(placeOf(pressed), at),
      field:
        line.opened === null
          ? null
          : {
              cell,
              at: line.at ?? middleOf(picture, cell),
              content: (
                <BlipLine
                  edition={edition}
                  place={place}
                  onPlace={line.setPlace}
                  opened={line.opened}
                  onAdded={(blip) => change({ blip })}
                  onMore={(name) => {
                    line.close();
                    onMore(name);
                  }}
                  onClose={line.close}
                />
              ),
            },
    },
  };
}
