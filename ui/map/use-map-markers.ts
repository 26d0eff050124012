import { useMemo } from 'react';
import type { MapMarker } from './label-placement.ts';
import { colourOf, shadeOf, shadeBounds } from './colour-scale.ts';
import { lands } from './world.ts';

/** A country with its count. */
export interface Place {
  /** ISO 3166, two letters. A code that is not on the map is ignored. */
  readonly code: string;
  readonly count: number;
  /** "Sweden, 12 companies". */
  readonly label: string;
}

/** Whether the map has a country code. */
export const isOnMap = (code: string): boolean => Object.hasOwn(lands, code);

/** The markers and fill colours for the counts. */
export function useMapMarkers(places: readonly Place[]) {
  return useMemo(() => {
    const markers: MapMarker[] = [];
    for (const { code, count } of places) {
      const land = lands[code];
      if (!land || count === 0) continue;
      markers.push({ code, count, at: [land[0], land[1]] });
    }
    const bounds = shadeBounds(Math.max(0, ...markers.map(({ count }) => count)));
    const colours = new Map(
      markers.map(({ code, count }) => [code, colourOf(shadeOf(count, bounds))]),
    );
    return { markers, bounds, colours };
  }, [places]);
}
