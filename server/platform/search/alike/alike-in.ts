import type { Generation } from '#server/platform/search/generation.ts';
import { pointsNear, pointsOfIds, pointsOfRows } from '#server/platform/search/points.ts';
import type { AlikeHit, Taste } from '#server/platform/search/search-index.ts';
import { directionsOf } from './directions.ts';
import type { Described } from './likeness.ts';
import { ranked } from './ranking.ts';
import { heaviest, rarityIn, tagsOf, tagWeights } from './tagged.ts';

/** In how many directions is looked: each is one question to the engine. */
const directionsMost = 8;
/** How many of each direction, and of those with the most telling tags, are looked at closely. */
const neighboursMost = 80;
const taggedMost = 200;
/** A large collection holds much of what is near: so many more are looked through to see past it. */
const pastTaken = { share: 0.5, most: 800 };

/**
 * The companies most like some, and least like some others: neighbours in a few directions and those
 * that share telling tags, then each of them held against every company that is liked.
 */
export async function alikeIn(
  { companies, columns, model }: Generation,
  { liked, disliked, taken }: Taste,
): Promise<AlikeHit[]> {
  const known = await pointsOfIds(companies, [...liked, ...disliked], model !== null);
  const described = (row: number, id: string, point: Float32Array | null): Described => ({
    ...{ id, point, tags: tagsOf(columns, row) },
  });
  const given = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const found = known.get(id);
      return found ? described(found.row, id, found.point) : [];
    });
  const [wanted, unwanted] = [given(liked), given(disliked)];
  const rarityOf = rarityIn(columns);
  const isFree = (row: number): boolean => {
    const id = columns.idOf(row);
    return id !== undefined && !taken.has(id);
  };

  const points = new Map<number, Float32Array | null>();
  if (model !== null) {
    const directions = directionsOf(
      wanted.flatMap(({ point }) => point ?? []),
      directionsMost,
    );
    const past = Math.min(pastTaken.most, Math.ceil(taken.size * pastTaken.share));
    const near = await Promise.all(
      directions.map((point) => pointsNear(companies, point, neighboursMost + past)),
    );
    for (const some of near) {
      const free = some.filter(({ row }) => isFree(row)).slice(0, neighboursMost);
      for (const { row, point } of free) points.set(row, point);
    }
  }
  const weights = tagWeights(
    wanted.map(({ tags }) => tags),
    rarityOf,
  );
  const tagged = heaviest(columns, weights, taggedMost, (row) => isFree(row) && !points.has(row));
  const missing = model === null ? [] : await pointsOfRows(companies, tagged);
  for (const row of tagged) points.set(row, null);
  for (const { row, point } of missing) points.set(row, point);

  const candidates = [...points].flatMap(([row, point]) => {
    const id = columns.idOf(row);
    return id === undefined ? [] : described(row, id, point);
  });
  return ranked({ liked: wanted, disliked: unwanted, candidates, rarityOf });
}
