import { and, eq, inArray, sql } from 'drizzle-orm';
import { corporations } from '#core/server/tables/corporations.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { linkToPublicRadar } from '#features/portfolio/radars/domain/links.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';
import type { PinnedSubject } from '#features/portfolio/spotlight/domain/spotlight.ts';
import { loadBlocks } from './block-store.ts';
import { writtenBlocks } from './load-spotlight.ts';
import type { SpotlightReader } from './reader.ts';

export const isPublished = sql`${opportunities.publishedAt} <= now()`;
export const linkToPublicOpportunity = (slug: string, id: string): string => `/c/${slug}/${id}`;

/** What written blocks point to, as far as it is on the web itself. */
async function publicSubjects(
  db: Queryable,
  slug: string,
  subjects: readonly PinnedSubject[],
): Promise<ReadonlyMap<string, PinnedSubject>> {
  const idsOf = (kind: PinnedSubject['kind']) =>
    subjects.filter((one) => one.kind === kind).map(({ id }) => id);
  const isOfSlug = eq(corporations.slug, slug);
  const shownOpportunities = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(isOfSlug, isPublished, inArray(opportunities.id, idsOf('opportunity'))));
  const shownRadars = await db
    .select({ id: radars.id })
    .from(radars)
    .innerJoin(corporations, eq(corporations.id, radars.corporationId))
    .where(and(isOfSlug, radars.isPublic, inArray(radars.id, idsOf('radar'))));
  const links = new Map([
    ...shownOpportunities.map(({ id }) => [id, linkToPublicOpportunity(slug, id)] as const),
    ...shownRadars.map(({ id }) => [id, linkToPublicRadar(slug, id)] as const),
  ]);
  return new Map(
    subjects.flatMap((subject) => {
      const link = links.get(subject.id);
      return link === undefined ? [] : [[subject.id, { ...subject, link }] as const];
    }),
  );
}

/** Written blocks for the web; one about a thing that is not on the web stays inside. */
export async function publicWritten(
  db: Queryable,
  reader: SpotlightReader,
  slug: string,
  now: Date,
) {
  const { blocks, order, hidden } = await loadBlocks(db);
  const byId = await writtenBlocks(
    db,
    reader,
    blocks.filter(({ isPublic }) => isPublic),
    now,
  );
  const pinned = [...byId.values()].flatMap(({ subject }) => subject ?? []);
  const subjects = await publicSubjects(db, slug, pinned);
  const entries = [...byId].flatMap(([id, block]) => {
    const { subject } = block;
    if (subject === null) return [[id, block] as const];
    const outside = subjects.get(subject.id);
    return outside ? [[id, { ...block, subject: outside }] as const] : [];
  });
  const off = new Set<string>(hidden);
  return { order: order.filter((id) => !off.has(id)), written: new Map(entries) };
}
