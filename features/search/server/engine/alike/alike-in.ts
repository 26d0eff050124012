import type { Table } from '@lancedb/lancedb';
import type { Generation } from '#features/search/server/engine/generation.ts';
import { pointsOfIds, pointsOfRows, rowsNear } from '#features/search/server/engine/points.ts';
import type { AlikeHit, Taste } from '#features/search/server/public/search-index.ts';
import { directionsOf } from './directions.ts';
import type { Described } from '#features/search/server/public/likeness.ts';
import { ranked } from '#features/search/server/public/ranking.ts';
import { heaviest, rarityIn, tagsOf, tagWeights } from '#features/search/server/public/tagged.ts';

/** In how many directions is looked: each is one question to the engine. */
const directionsMost = 6;
/** How many of each direction, and of those with the most telling tags, are looked at closely. */
const neighboursMost = 60;
const taggedMost = 120;
/** A large collection holds much of what is near: so many more are looked through to see past it. */
const pastTaken = { share: 0.5, most: 800 };

/** What lies in some directions, as far as it is free. */
async function near(
  companies: Table,
  directions: readonly Float32Array[],
  most: number,
  isFree: (row: number) => boolean,
): Promise<number[]> {
  const found = await Promise.all(directions.map((one) => rowsNear(companies, one, most)));
  return found.flatMap((rows) => rows.filter(isFree).slice(0, neighboursMost));
}

/**
 * The companies most like some, and least like some others: neighbours in a few directions and those
 * that share telling tags, then each of them held against every company that is liked.
 */
export async function alikeIn(
  { companies, columns, model }: Generation,
  { liked, disliked, taken }: Taste,
): Promise<AlikeHit[]> {
  const hasPoints = model !== null;
  const known = await pointsOfIds(companies, [...liked, ...disliked], hasPoints);
  const described = (row: number, id: string, point: Float32Array | null): Described => ({
    ...{ id, point, tags: tagsOf(columns, row) },
  });
  const given = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const found = known.get(id);
      return found ? described(found.row, id, found.point) : [];
    });
  const [wanted, unwanted] = [given(liked), given(disliked)];
  const isFree = (row: number): boolean => {
    const id = columns.idOf(row);
    return id !== undefined && !taken.has(id);
  };

  const directions = directionsOf(
    wanted.flatMap(({ point }) => point ?? []),
    directionsMost,
  );
  const past = Math.min(pastTaken.most, Math.ceil(taken.size * pastTaken.share));
  const found = new Set(await near(companies, directions, neighboursMost + past, isFree));
  const rarityOf = rarityIn(columns);
  const weights = tagWeights(
    wanted.map(({ tags }) => tags),
    rarityOf,
  );
  const isNew = (row: number) => !found.has(row) && isFree(row);
  const rows = [...found, ...heaviest(columns, weights, taggedMost, isNew)];
  const read = hasPoints ? await pointsOfRows(companies, rows) : [];
  const points = new Map(read.map(({ row, point }) => [row, point]));
  const candidates = rows.flatMap((row) => {
    const id = columns.idOf(row);
    return id === undefined ? [] : described(row, id, points.get(row) ?? null);
  });
  return ranked({ liked: wanted, disliked: unwanted, directions, candidates, rarityOf });
}
