import type { Table } from '@lancedb/lancedb';
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

type Points = Map<number, Float32Array | null>;

/** What lies in some directions, as far as it is free. */
async function near(
  companies: Table,
  directions: readonly Float32Array[],
  most: number,
  isFree: (row: number) => boolean,
): Promise<Points> {
  const found = await Promise.all(directions.map((one) => pointsNear(companies, one, most)));
  const free = found.flatMap((some) =>
    some.filter(({ row }) => isFree(row)).slice(0, neighboursMost),
  );
  return new Map(free.map(({ row, point }) => [row, point]));
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
  const points = await near(companies, directions, neighboursMost + past, isFree);
  const rarityOf = rarityIn(columns);
  const tags = wanted.map((company) => company.tags);
  const isNew = (row: number) => !points.has(row) && isFree(row);
  const tagged = heaviest(columns, tagWeights(tags, rarityOf), taggedMost, isNew);
  for (const row of tagged) points.set(row, null);
  if (hasPoints) {
    for (const { row, point } of await pointsOfRows(companies, tagged)) points.set(row, point);
  }

  const candidates = [...points].flatMap(([row, point]) => {
    const id = columns.idOf(row);
    return id === undefined ? [] : described(row, id, point);
  });
  return ranked({ liked: wanted, disliked: unwanted, directions, candidates, rarityOf });
}
