import { blipKey } from './blip-key.ts';
import type { Area } from './radar.ts';

interface Placed {
  readonly id: string;
  readonly name: string;
  readonly quadrantId: string;
  readonly ringId: string;
  readonly isSettled: boolean;
}

export interface ComparedEdition<Blip extends Placed> {
  readonly radarId: string;
  readonly quadrants: readonly Area[];
  readonly rings: readonly Area[];
  readonly blips: readonly Blip[];
}

/** A blip that stands in both editions. */
export interface Agreement<Blip extends Placed> {
  readonly blip: Blip;
  readonly other: Blip;
  /** Where the other edition has it among the rings of this one; between two, where they are not equal. */
  readonly otherRing: number;
  /** The quadrant of this edition where the other has it; null: this one has no such quadrant. */
  readonly otherQuadrant: number | null;
  /** How many rings further out the other has it; negative: further in. */
  readonly rings: number;
  readonly isElsewhere: boolean;
}

export interface Comparison<Blip extends Placed> {
  /** Those that disagree, the largest disagreement first. */
  readonly different: readonly Agreement<Blip>[];
  readonly same: readonly Agreement<Blip>[];
  readonly onlyHere: readonly Blip[];
  readonly onlyThere: readonly Blip[];
}

const indexOf = (areas: readonly Area[], id: string): number =>
  Math.max(
    0,
    areas.findIndex((area) => area.id === id),
  );

/** The place of an area of the other edition: by its id in the same radar, else by its name. */
function placeOf(
  areas: readonly Area[],
  others: readonly Area[],
  id: string,
  isSameRadar: boolean,
): number | null {
  const other = others.find((area) => area.id === id);
  const place = areas.findIndex(
    (area) =>
      (isSameRadar && area.id === id) ||
      (other !== undefined && blipKey(area.name) === blipKey(other.name)),
  );
  return place === -1 ? null : place;
}

/** Rings of other names are compared by how far they are from the centre. */
const scaled = (index: number, from: number, to: number): number =>
  from < 2 ? 0 : (index / (from - 1)) * (to - 1);

/**
 * Where two editions disagree. Blips of one radar are the same by their id, those of two radars by their
 * name. Settled ones are left out.
 */
export function compareEditions<Blip extends Placed>(
  one: ComparedEdition<Blip>,
  other: ComparedEdition<Blip>,
): Comparison<Blip> {
  const isSameRadar = one.radarId === other.radarId;
  const keyOf = ({ id, name }: Blip) => (isSameRadar ? id : blipKey(name));
  const [here, there] = [one, other].map(({ blips }) => blips.filter((blip) => !blip.isSettled));
  const others = new Map((there ?? []).map((blip) => [keyOf(blip), blip]));
  const pairs: Agreement<Blip>[] = [];
  const onlyHere: Blip[] = [];
  for (const blip of here ?? []) {
    const match = others.get(keyOf(blip));
    if (!match) {
      onlyHere.push(blip);
      continue;
    }
    others.delete(keyOf(blip));
    const ring = indexOf(one.rings, blip.ringId);
    const otherRing =
      placeOf(one.rings, other.rings, match.ringId, isSameRadar) ??
      scaled(indexOf(other.rings, match.ringId), other.rings.length, one.rings.length);
    const otherQuadrant = placeOf(one.quadrants, other.quadrants, match.quadrantId, isSameRadar);
    pairs.push({
      blip,
      other: match,
      otherRing,
      otherQuadrant,
      rings: otherRing - ring,
      isElsewhere: otherQuadrant !== indexOf(one.quadrants, blip.quadrantId),
    });
  }
  const differs = ({ rings, isElsewhere }: Agreement<Blip>) => rings !== 0 || isElsewhere;
  return {
    different: pairs
      .filter(differs)
      .toSorted(
        (first, second) =>
          Math.abs(second.rings) - Math.abs(first.rings) ||
          Number(second.isElsewhere) - Number(first.isElsewhere) ||
          first.blip.name.localeCompare(second.blip.name, 'en'),
      ),
    same: pairs.filter((pair) => !differs(pair)),
    onlyHere,
    onlyThere: [...others.values()],
  };
}
