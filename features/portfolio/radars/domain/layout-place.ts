import type { GridSlot, Point } from './layout-grid.ts';
import type { LayoutInput, PlacedBlip } from './layout-input.ts';
import type { Slot } from './slot.ts';

/** 32 bits of a text (FNV-1a with a final mix). */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

interface FreeSlot extends GridSlot {
  readonly index: number;
  /** The distance to the nearest blip, or to what stands for one beyond the border. */
  room: number;
  isTaken: boolean;
}

/** Names run to the side of a blip, so what stands beside it counts as nearer than what is above it. */
const widthOfNames = 0.45;
const nearness = 0.6;

/** How far a blip that moved goes aside for more room. */
const pullOfRoom = 4;

function distanceBetween(one: Point, other: Point): number {
  const [x, y] = [one.x - other.x, one.y - other.y];
  const squared = Math.min(
    x * x * widthOfNames * widthOfNames + y * y,
    (x * x + y * y) * nearness * nearness,
  );
  return Math.sqrt(squared);
}

const same = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

/** Where a blip that changed its ring would stand: in the same direction from the centre. */
function targetOf(before: Point, radii: readonly number[], ring: number): Point {
  const distance = Math.hypot(before.x, before.y) || 1;
  const middle = ((ring === 0 ? 0 : (radii[ring - 1] ?? 0)) + (radii[ring] ?? 1)) / 2;
  return { x: (before.x / distance) * middle, y: (before.y / distance) * middle };
}

/** A slot with room around it; `target` pulls towards a place, the hash decides between equals. */
function bestOf(slots: readonly FreeSlot[], hash: number, target: Point | null): FreeSlot | null {
  let best: FreeSlot | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const slot of slots) {
    if (slot.isTaken) continue;
    const chance = (Math.imul(hash ^ slot.index, 2_654_435_761) >>> 0) / 4_294_967_296;
    const score = target
      ? slot.room * pullOfRoom - Math.hypot(slot.x - target.x, slot.y - target.y)
      : slot.room * (1 + chance * 0.3);
    if (score > bestScore) [best, bestScore] = [slot, score];
  }
  return best;
}

/** A slot for each blip: the kept ones first, then those that moved, then the new ones. */
export function placeBlips(
  { blips, previous }: LayoutInput,
  grid: ReadonlyMap<string, readonly GridSlot[]>,
  radii: readonly number[],
): Record<string, Slot> {
  const cells = new Map(
    [...grid].map(([key, slots]) => [
      key,
      slots.map((slot, index): FreeSlot => ({
        ...slot,
        index,
        room: slot.margin * 1.5,
        isTaken: false,
      })),
    ]),
  );
  const all = [...cells.values()].flat();
  const placed: Record<string, Slot> = {};
  const take = (blip: PlacedBlip, slot: FreeSlot) => {
    slot.isTaken = true;
    placed[blip.id] = { x: slot.x, y: slot.y, index: slot.index };
    for (const other of all)
      if (!other.isTaken) other.room = Math.min(other.room, distanceBetween(slot, other));
  };
  const slotsAround = (blip: PlacedBlip) => cells.get(`${blip.quadrant}:${blip.ring}`) ?? [];
  const before = (blip: PlacedBlip): Slot | null =>
    previous !== null && Object.hasOwn(previous.slots, blip.id)
      ? (previous.slots[blip.id] ?? null)
      : null;

  const waiting = blips
    .filter((blip) => {
      const slot = before(blip);
      const place = slot && slotsAround(blip).find((one) => !one.isTaken && same(one, slot));
      if (place) take(blip, place);
      return !place;
    })
    .map((blip) => ({ blip, slot: before(blip), hash: hashOf(blip.id) }))
    .toSorted(
      (one, other) =>
        Number(one.slot === null) - Number(other.slot === null) ||
        one.hash - other.hash ||
        (one.blip.id < other.blip.id ? -1 : 1),
    );
  for (const { blip, slot, hash } of waiting) {
    const target = slot && targetOf(slot, radii, blip.ring);
    const place = bestOf(slotsAround(blip), hash, target);
    if (place) take(blip, place);
  }
  return placed;
}
