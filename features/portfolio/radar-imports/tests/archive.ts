import { seededRandom } from '#core/server/demo/seeded-random.ts';

const rings = ['Adopt', 'Trial', 'Assess', 'Hold'] as const;
const quadrants = ['Techniques', 'Tools', 'Platforms', 'Languages'] as const;

export interface ArchiveRow {
  readonly name: string;
  readonly ring: string;
  readonly quadrant: string;
  readonly status: string;
}

const statusOf = (before: number | undefined, now: number): string => {
  if (before === undefined) return 'new';
  if (now === before) return 'no change';
  return now < before ? 'moved in' : 'moved out';
};

/**
 * An archive as public radars have it: a blip is in the volumes in which there is something to say of
 * it, and its status refers to the last one that had it.
 */
export function drawArchive(volumes: number, perVolume: number, seed: number): ArchiveRow[][] {
  const random = seededRandom(seed);
  const last = new Map<string, number>();
  const quadrantOf = new Map<string, string>();
  let count = 0;
  return Array.from({ length: volumes }, () => {
    const names = random.some(
      [...last.keys()],
      Math.min(last.size, random.whole(0, perVolume / 2)),
    );
    const fresh = Array.from({ length: perVolume - names.length }, () => `Blip ${(count += 1)}`);
    return [...names, ...fresh].map((name) => {
      const ring = random.whole(0, rings.length - 1);
      const status = statusOf(last.get(name), ring);
      last.set(name, ring);
      const quadrant = quadrantOf.get(name) ?? random.pick(quadrants);
      quadrantOf.set(name, quadrant);
      return { name, ring: rings[ring] ?? '', quadrant, status };
    });
  });
}

const columns = ['name', 'ring', 'quadrant', 'status'] as const;

export const csvOfRows = (rows: readonly ArchiveRow[]): string =>
  [columns.join(','), ...rows.map((row) => columns.map((name) => row[name]).join(','))].join('\n');
