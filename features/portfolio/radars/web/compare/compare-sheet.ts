import type { Comparison } from '#features/portfolio/radars/domain/compare-editions.ts';
import type { Area, Blip, Edition } from '#features/portfolio/radars/domain/radar.ts';
import type { Sheet } from '#core/domain/exporting/sheet.ts';

const nameOf = (areas: readonly Area[], id: string): string =>
  areas.find((area) => area.id === id)?.name ?? id;

/** All blips of two editions, those that disagree first, as a table to save. */
export function compareSheet(
  { different, same, onlyHere, onlyThere }: Comparison<Blip>,
  [one, here]: readonly [Edition, string],
  [other, there]: readonly [Edition, string],
): Sheet {
  const place = (edition: Edition, blip: Blip | null) =>
    blip
      ? [nameOf(edition.quadrants, blip.quadrantId), nameOf(edition.rings, blip.ringId)]
      : [null, null];
  return {
    headings: [
      'Blip',
      ...[here, there].flatMap((name) => [`Quadrant, ${name}`, `Ring, ${name}`]),
      'Rings apart',
    ],
    rows: [
      ...[...different, ...same].map((pair) => [
        pair.blip.name,
        ...place(one, pair.blip),
        ...place(other, pair.other),
        Number(pair.rings.toFixed(2)),
      ]),
      ...onlyHere.map((blip) => [blip.name, ...place(one, blip), ...place(other, null), null]),
      ...onlyThere.map((blip) => [blip.name, ...place(one, null), ...place(other, blip), null]),
    ],
  };
}
