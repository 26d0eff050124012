import type { Area } from './radar.ts';

interface Placed {
  readonly id: string;
  readonly name: string;
  readonly quadrantId: string;
  readonly ringId: string;
  readonly isSettled: boolean;
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The place of an id among the areas; an unknown one comes last. */
const placesOf = (areas: readonly Pick<Area, 'id'>[]) => {
  const places = new Map(areas.map(({ id }, at) => [id, at]));
  return (id: string) => places.get(id) ?? areas.length;
};

/**
 * Blips as they are drawn, listed and exported, each with its number: by quadrant, ring and name.
 * Settled ones have no number.
 */
export function numberBlips<Blip extends Placed>(
  blips: readonly Blip[],
  quadrants: readonly Pick<Area, 'id'>[],
  rings: readonly Pick<Area, 'id'>[],
): (Blip & { readonly number: number | null })[] {
  const [quadrantOf, ringOf] = [placesOf(quadrants), placesOf(rings)];
  const ordered = blips.toSorted(
    (one, other) =>
      quadrantOf(one.quadrantId) - quadrantOf(other.quadrantId) ||
      ringOf(one.ringId) - ringOf(other.ringId) ||
      collator.compare(one.name, other.name) ||
      (one.id < other.id ? -1 : 1),
  );
  let count = 0;
  return ordered.map((blip) => {
    if (blip.isSettled) return { ...blip, number: null };
    count += 1;
    return { ...blip, number: count };
  });
}
