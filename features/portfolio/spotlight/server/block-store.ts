import { asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { arrange } from '#features/portfolio/spotlight/domain/order.ts';
import { isAutomatic, type AutomaticKind } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { spotlightBlocks, spotlightPlaces } from './tables.ts';

const select = (db: Queryable) =>
  db
    .select({
      id: spotlightBlocks.id,
      title: spotlightBlocks.title,
      body: spotlightBlocks.body,
      subjectKind: spotlightBlocks.subjectKind,
      subjectId: spotlightBlocks.subjectId,
      from: spotlightBlocks.fromAt,
      until: spotlightBlocks.untilAt,
      corporationIds: spotlightBlocks.corporationIds,
      isPublic: spotlightBlocks.isPublic,
      version: spotlightBlocks.version,
      createdAt: spotlightBlocks.createdAt,
    })
    .from(spotlightBlocks);

export type BlockRow = Awaited<ReturnType<typeof select>>[number];

export async function findBlock(db: Queryable, id: string): Promise<BlockRow | null> {
  const [row] = await select(db).where(eq(spotlightBlocks.id, id)).for('update');
  return row ?? null;
}

/** All written blocks, and the order of all blocks. */
export async function loadBlocks(db: Queryable) {
  const blocks = await select(db).orderBy(
    desc(spotlightBlocks.createdAt),
    desc(spotlightBlocks.id),
  );
  const placed = await db
    .select({ block: spotlightPlaces.block, isHidden: spotlightPlaces.isHidden })
    .from(spotlightPlaces)
    .orderBy(asc(spotlightPlaces.place));
  const ids = blocks.map(({ id }) => id);
  const hidden = placed.flatMap(({ block, isHidden }) =>
    isHidden && isAutomatic(block) ? [block] : [],
  );
  return {
    blocks,
    hidden,
    order: arrange(
      ids,
      placed.map(({ block }) => block),
    ),
  };
}

/** Stores the places of blocks, from above, and which automatic ones are switched off. */
export async function placeBlocks(
  db: Queryable,
  order: readonly string[],
  hidden: readonly AutomaticKind[],
): Promise<void> {
  await db.delete(spotlightPlaces);
  const off = new Set<string>(hidden);
  const places = [...new Set([...order, ...hidden])].map((block, place) => ({
    block,
    place,
    isHidden: off.has(block),
  }));
  if (places.length > 0) await db.insert(spotlightPlaces).values(places);
}
