import { layoutEdition } from '#features/portfolio/radars/domain/layout.ts';
import type { Area } from '#features/portfolio/radars/domain/radar.ts';
import type { EditionLayout } from '#features/portfolio/radars/domain/slot.ts';
import type { RadarBlip, RadarMovement, RadarPicture } from '#ui/radar/radar-types.ts';

interface Placed {
  readonly id: string;
  readonly quadrantId: string;
  readonly ringId: string;
}

interface Drawn<Blip extends Placed> {
  readonly quadrants: readonly Area[];
  readonly rings: readonly Area[];
  readonly blips: readonly Blip[];
  readonly layout: EditionLayout | null;
  readonly previousLayout?: EditionLayout | null;
}

const placeOf = (areas: readonly Area[], id: string): number =>
  Math.max(
    0,
    areas.findIndex((area) => area.id === id),
  );

/**
 * Where the blips of an edition stand: as stored when it was published, as it would be for a draft. On a
 * small screen what would be smaller than `smallestBlip` is laid out again.
 */
function layoutOf<Blip extends Placed>(
  { quadrants, rings, blips, layout, previousLayout = null }: Drawn<Blip>,
  smallestBlip = 0,
): EditionLayout {
  if (layout && layout.blipRadius >= smallestBlip) return layout;
  return layoutEdition({
    quadrants: quadrants.length,
    rings: rings.length,
    blips: blips.map(({ id, quadrantId, ringId }) => ({
      id,
      quadrant: placeOf(quadrants, quadrantId),
      ring: placeOf(rings, ringId),
    })),
    previous: layout ?? previousLayout,
    ...(smallestBlip > 0 && { smallestBlip }),
  });
}

interface NamedBlip extends Placed {
  readonly number: number | null;
  readonly name: string;
  readonly movement: RadarMovement;
  readonly isSettled: boolean;
}

/** Of each edition as it was loaded: going back and forth between editions computes no place twice. */
const pictures = new WeakMap<object, Map<string, RadarPicture>>();

/** An edition as it is drawn; settled blips are not. */
export function pictureOf(
  label: string,
  edition: Drawn<NamedBlip>,
  smallestBlip = 0,
): RadarPicture {
  const drawn = pictures.get(edition) ?? new Map<string, RadarPicture>();
  pictures.set(edition, drawn);
  const key = `${smallestBlip} ${label}`;
  const picture = drawn.get(key) ?? drawPicture(label, edition, smallestBlip);
  drawn.set(key, picture);
  return picture;
}

function drawPicture(label: string, edition: Drawn<NamedBlip>, smallestBlip: number): RadarPicture {
  const { quadrants, rings } = edition;
  const drawn = edition.blips.filter(({ isSettled }) => !isSettled);
  const layout = layoutOf({ ...edition, blips: drawn }, smallestBlip);
  return {
    label,
    quadrants,
    rings,
    ringRadii: layout.ringRadii,
    blipRadius: layout.blipRadius,
    lists: layout.lists,
    blips: drawn.flatMap(({ id, number, name, movement, quadrantId, ringId }): RadarBlip[] => {
      const slot = layout.slots[id];
      if (!slot) return [];
      return [
        {
          id,
          name,
          movement,
          number: number ?? 0,
          quadrant: placeOf(quadrants, quadrantId),
          ring: placeOf(rings, ringId),
          x: slot.x,
          y: slot.y,
        },
      ];
    }),
  };
}

/** The blips of the list's card, which has no names. */
export function miniatureOf(edition: Drawn<Placed & { readonly movement: RadarMovement }>): Pick<
  RadarPicture,
  'ringRadii'
> & {
  readonly blips: readonly Omit<RadarBlip, 'number' | 'name' | 'ring'>[];
} {
  const layout = layoutOf(edition);
  return {
    ringRadii: layout.ringRadii,
    blips: edition.blips.flatMap(({ id, quadrantId, movement }) => {
      const slot = layout.slots[id];
      if (!slot) return [];
      const quadrant = placeOf(edition.quadrants, quadrantId);
      return [{ id, movement, quadrant, x: slot.x, y: slot.y }];
    }),
  };
}
