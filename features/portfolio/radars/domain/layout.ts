import { ringRadii, slotsOf, type Cell, type GridSlot } from './layout-grid.ts';
import type { LayoutInput, PlacedBlip } from './layout-input.ts';
import { placeBlips } from './layout-place.ts';
import type { EditionLayout } from './slot.ts';

/** A blip has 12 px around its centre on a radar with a radius of 330 px, and at least 6 px. */
const largestBlip = 0.038;
const defaultSmallestBlip = 0.019;
const shrink = 0.92;
/** A cell of its own zoom may be finer than the whole radar. */
const finestBlip = 0.002;

const keyOf = ({ quadrant, ring }: Cell): string => `${quadrant}:${ring}`;

const countBy = (blips: readonly PlacedBlip[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const blip of blips) counts.set(keyOf(blip), (counts.get(keyOf(blip)) ?? 0) + 1);
  return counts;
};

interface Grid {
  readonly radii: readonly number[];
  readonly blipRadius: number;
  readonly slots: ReadonlyMap<string, readonly GridSlot[]>;
  readonly lists: readonly Cell[];
}

/** The slots of each cell, or null when one holds too few. */
function gridOf(
  { quadrants, rings }: LayoutInput,
  counts: ReadonlyMap<string, number>,
  radii: readonly number[],
  blipRadius: number,
  spare: number,
): Grid | null {
  const slots = new Map<string, readonly GridSlot[]>();
  const lists: Cell[] = [];
  const isSmallest = spare < 1;
  for (let quadrant = 0; quadrant < quadrants; quadrant += 1)
    for (let ring = 0; ring < rings; ring += 1) {
      const cell = { quadrant, ring };
      const count = counts.get(keyOf(cell)) ?? 0;
      if (count === 0) continue;
      let room = slotsOf(cell, quadrants, radii, blipRadius * 2);
      if (room.length < count * spare || room.length < count) {
        if (!isSmallest) return null;
        lists.push(cell);
        for (let finer = blipRadius; room.length < count && finer > finestBlip; finer *= shrink)
          room = slotsOf(cell, quadrants, radii, finer * 2);
      }
      slots.set(keyOf(cell), room);
    }
  return { radii, blipRadius, slots, lists };
}

/** The largest blips with which every cell holds its own and a few more, so that the next edition fits too. */
function fit(
  input: LayoutInput,
  counts: ReadonlyMap<string, number>,
  radii: readonly number[],
): Grid | null {
  const smallest = input.smallestBlip ?? defaultSmallestBlip;
  for (let radius = largestBlip; radius > smallest; radius *= shrink) {
    const grid = gridOf(input, counts, radii, Math.round(radius * 10_000) / 10_000, 1.15);
    if (grid) return grid;
  }
  return gridOf(input, counts, radii, smallest, 0);
}

/** The grid of the edition before, while its cells still hold their blips. */
function keptGrid(input: LayoutInput, counts: ReadonlyMap<string, number>): Grid | null {
  const { previous } = input;
  if (
    previous === null ||
    previous.ringRadii.length !== input.rings ||
    previous.blipRadius < (input.smallestBlip ?? 0)
  )
    return null;
  return gridOf(input, counts, previous.ringRadii, previous.blipRadius, 1);
}

/**
 * Gives each blip a slot of its cell. Blips that stay keep theirs, so a picture differs from the one
 * before only where something changed. The answer depends on its input alone.
 */
export function layoutEdition(input: LayoutInput): EditionLayout {
  const counts = countBy(input.blips);
  const ringCounts = Array.from({ length: input.rings }, (_, ring) =>
    input.blips.reduce((sum, blip) => sum + (blip.ring === ring ? 1 : 0), 0),
  );
  const grid = keptGrid(input, counts) ?? fit(input, counts, ringRadii(input.rings, ringCounts));
  if (grid === null) throw new Error('With the smallest blips, a cell that is too full is a list.');
  return {
    slots: placeBlips(input, grid.slots, grid.radii),
    ringRadii: [...grid.radii],
    blipRadius: grid.blipRadius,
    lists: [...grid.lists],
  };
}
