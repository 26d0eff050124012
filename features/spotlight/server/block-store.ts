import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { arrange } from '#features/spotlight/domain/order.ts';
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
  const [found] = await select(db).where(eq(spotlightBlocks.id, id)).for('update');
  return found ?? null;
}

/** All written blocks, and the order of all blocks. */
export async function loadBlocks(db: Queryable) {
  const blocks = await select(db).orderBy(
    desc(spotlightBlocks.createdAt),
    desc(spotlightBlocks.id),
  );
  const placed = await db
    .select({ block: spotlightPlaces.block })
    .from(spotlightPlaces)
    .orderBy(asc(spotlightPlaces.place));
  const ids = blocks.map(({ id }) => id);
  return {
    blocks,
    order: arrange(
      ids,
      placed.map(({ block }) => block),
    ),
  };
}

/** Stores the places of blocks, from above. */
export async function placeBlocks(db: Queryable, order: readonly string[]): Promise<void> {
  await db.delete(spotlightPlaces);
  if (order.length === 0) return;
  const places = [...new Set(order)].map((block, place) => ({ block, place }));
  await db
    .insert(spotlightPlaces)
    .values(places)
    .onConflictDoUpdate({ target: spotlightPlaces.block, set: { place: sql`excluded.place` } });
}
