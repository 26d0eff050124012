import { useMemo } from 'react';
import type { Marked } from './count-places.ts';
import { colourOf, shadeOf, shadesUpTo } from './shades.ts';
import type { Place } from './WorldMap.tsx';
import { lands } from './world.ts';

/** Whether the map has a place for a country. */
export const isOnMap = (code: string): boolean => Object.hasOwn(lands, code);

/** What is drawn of so many places: where they are and which colour they have. */
export function useMarked(places: readonly Place[]) {
  return useMemo(() => {
    const marked: Marked[] = [];
    for (const { code, count } of places) {
      const land = lands[code];
      if (!land || count === 0) continue;
      marked.push({ code, count, at: [land[0], land[1]] });
    }
    const bounds = shadesUpTo(Math.max(0, ...marked.map(({ count }) => count)));
    const colours = new Map(
      marked.map(({ code, count }) => [code, colourOf(shadeOf(count, bounds))]),
    );
    return { marked, bounds, colours };
  }, [places]);
}
