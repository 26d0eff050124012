import { and, eq, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { afterCursor, keyColumn, orderByKeys, pageOf } from '#core/platform/database/cursor.ts';
import { lockUntilCommit } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type * as endpoints from '#features/portfolio/spotlight/domain/endpoints.ts';
import { spotlightEvents as events } from '#features/portfolio/spotlight/domain/events.ts';
import { assertCorporations } from './assert-draft.ts';
import { loadSpotlight, type SpotlightParts } from './load-spotlight.ts';
import { loadMember } from './reader.ts';
import { spotlightEditionPages as pages, spotlightEditions as table } from './tables.ts';

const order = [{ by: sql`${table.number}`, type: 'float8' }] as const;
const summary = { number: table.number, title: table.title, publishedAt: table.publishedAt };

/** @throws Refused `notFound` for a corporation that is not the viewer's own, except for the foundry. */
function corporationOf(viewer: Viewer, choice: string | undefined): string | null {
  if (viewer.seesAll) return choice ?? null;
  if (choice !== undefined && choice !== viewer.corporationId) throw refused(refusals.notFound);
  return viewer.corporationId;
}

const hasPage = (viewer: Viewer, corporationId: string | null) =>
  viewer.seesAll && corporationId === null
    ? undefined
    : sql`exists (select from ${pages} where ${pages.number} = ${table.number}
        and ${pages.corporationId} = ${corporationId}::uuid)`;

/** The page of an edition; for the foundry without a corporation that of any. */
async function loadPage(db: Queryable, viewer: Viewer, number: number, choice?: string) {
  const corporationId = corporationOf(viewer, choice);
  const [row] = await db
    .select({
      ...summary,
      blocks: pages.blocks,
      corporation: { id: corporations.id, name: corporations.name },
    })
    .from(pages)
    .innerJoin(table, eq(table.number, pages.number))
    .innerJoin(corporations, eq(corporations.id, pages.corporationId))
    .where(
      and(
        eq(pages.number, number),
        corporations.isActive,
        viewer.seesAll && corporationId === null
          ? undefined
          : sql`${pages.corporationId} = ${corporationId}::uuid`,
      ),
    )
    .orderBy(sql`lower(${corporations.name})`, corporations.id)
    .limit(1);
  if (!row) throw refused(refusals.notFound);
  return row;
}

async function targetsOf(db: Queryable, ids: readonly string[]): Promise<string[]> {
  await assertCorporations(db, ids);
  if (ids.length > 0) return [...new Set(ids)];
  const all = await db
    .select({ id: corporations.id })
    .from(corporations)
    .where(eq(corporations.isActive, true));
  return all.map(({ id }) => id);
}

type Served = Pick<Handlers<typeof endpoints>, 'editions' | 'edition' | 'publishEdition'>;

export const editionHandlers = (parts: SpotlightParts): Served => ({
  editions: async ({ viewer, query: { corporationId, limit, cursor }, db }) => {
    const of = corporationOf(viewer, corporationId);
    const rows = await db
      .select({ ...summary, cursorKeys: keyColumn(order) })
      .from(table)
      .where(and(hasPage(viewer, of), afterCursor(cursor, order, 'descending')))
      .orderBy(...orderByKeys(order, 'descending'))
      .limit(limit + 1);
    return pageOf(
      rows.map(({ number, title, publishedAt, cursorKeys }) => ({
        row: { number, title, publishedAt },
        cursorKeys,
      })),
      limit,
    );
  },

  edition: ({ viewer, params, query, db }) =>
    loadPage(db, viewer, Number(params.number), query.corporationId),

  publishEdition: async ({ viewer, body: { title, corporationIds }, db }) => {
    const { userId } = grant(viewer, 'manageSpotlight');
    // One number after the other.
    await lockUntilCommit(db, 'spotlightEditions');
    const [last] = await db
      .select({ number: sql<number>`coalesce(max(${table.number}), 0)` })
      .from(table);
    const number = (last?.number ?? 0) + 1;
    await db.insert(table).values({ number, title, publishedBy: userId });
    for (const corporationId of await targetsOf(db, corporationIds)) {
      const { blocks } = await loadSpotlight(db, await loadMember(db, corporationId), parts);
      await db.insert(pages).values({ number, corporationId, blocks });
    }
    const about = { spotlightEditionId: String(number), actorId: userId, name: title };
    await emit(db, events['spotlight.editionPublished'], about);
    const [published] = await db.select(summary).from(table).where(eq(table.number, number));
    if (!published) throw refused(refusals.notFound);
    return published;
  },
});
