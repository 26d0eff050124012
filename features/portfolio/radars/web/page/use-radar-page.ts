import { useMemo, useState } from 'react';
import type { Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { pictureOf } from '#features/portfolio/radars/web/edition-picture.ts';
import type { RadarSearch } from '#features/portfolio/radars/web/search-params.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import type { RadarZoom } from '#ui/radar/radar-geometry.ts';
import { filterBlips } from './filter-blips.ts';

/** On a phone the radar has a radius of about 175 px, and a blip at least one of 6 px. */
const smallestOnPhones = 6.2 / 175;

/** An edition as it is drawn and listed, with what the address chooses of it. */
export function useRadarPage(
  radar: Pick<RadarPage, 'name'>,
  edition: Edition,
  search: RadarSearch,
) {
  const isSmall = useMediaQuery(smallScreen);
  const [hoveredId, onHover] = useState<string | null>(null);
  const label = `${radar.name}, ${edition.name}`;
  const picture = useMemo(
    () => pictureOf(label, edition, isSmall ? smallestOnPhones : 0),
    [label, edition, isSmall],
  );
  const matching = useMemo(() => filterBlips(edition.blips, search), [edition.blips, search]);
  const quadrant = edition.quadrants.findIndex(({ id }) => id === search.quadrant);
  const ring = edition.rings.findIndex(({ id }) => id === search.ring);
  const zoom = useMemo(
    (): RadarZoom | null =>
      quadrant === -1 ? null : { quadrant, ring: ring === -1 ? null : ring },
    [quadrant, ring],
  );
  const selected = edition.blips.find(({ id }) => id === search.blip) ?? null;
  return { picture, matching, zoom, selected, hoveredId, onHover };
}

/** How a zoom stands in the address. */
export const zoomSearch = (edition: Edition, zoom: RadarZoom | null): RadarSearch => ({
  quadrant: zoom ? edition.quadrants[zoom.quadrant]?.id : undefined,
  ring: zoom && zoom.ring !== null ? edition.rings[zoom.ring]?.id : undefined,
});
