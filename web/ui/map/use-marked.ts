import { useMemo } from 'react';
import { bubblesOf, type Marked } from './bubble-places.ts';
import type { Box, View } from './map-view.ts';
import { colourOf, shadeOf, shadesUpTo } from './shades.ts';
import type { Place } from './WorldMap.tsx';
import { lands } from './world.ts';

/** Whether the map has a place for a country. */
export const isOnMap = (code: string): boolean => Object.hasOwn(lands, code);

/** What is drawn of so many places: where they are and which colour they have. */
export function useMarked(places: readonly Place[]) {
  return useMemo(() => {
    const marked: Marked[] = [];
    /** The heart of each: the far ends of a large country need not be in sight. */
    const boxes: Box[] = [];
    for (const { code, count } of places) {
      const land = lands[code];
      if (!land || count === 0) continue;
      const [x, y, left, top, right, bottom] = land;
      marked.push({ code, count, at: [x, y] });
      boxes.push([(x + left) / 2, (y + top) / 2, (x + right) / 2, (y + bottom) / 2]);
    }
    const bounds = shadesUpTo(Math.max(0, ...marked.map(({ count }) => count)));
    const colours = new Map(
      marked.map(({ code, count }) => [code, colourOf(shadeOf(count, bounds))]),
    );
    return { marked, boxes, bounds, colours };
  }, [places]);
}

/** How the bubbles stand, which changes as the map is enlarged, and not as it is moved. */
export function useBubbles(marked: readonly Marked[], view: View | null) {
  const scale = view?.scale;
  return useMemo(() => (scale === undefined ? [] : bubblesOf(marked, scale)), [marked, scale]);
}
