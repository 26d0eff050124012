import { and, eq, inArray, sql } from 'drizzle-orm';
import { daysUntil } from '#core/domain/format.ts';
import { refusals } from '#core/domain/refusals.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { publicPageOf } from '#features/corporations/domain/public-page.ts';
import { corporationLogo } from '#features/corporations/server/public/logo.ts';
import { opportunities } from '#features/opportunities/server/tables.ts';
import { linkToPublicRadar } from '#features/radars/domain/links.ts';
import { radars } from '#features/radars/server/tables.ts';
import { spotlightLimits } from '#features/spotlight/domain/limits.ts';
import type { PublicSpotlight } from '#features/spotlight/domain/public-spotlight.ts';
import {
  isAutomatic,
  type PinnedSubject,
  type SpotlightBlock,
  type SpotlightItem,
} from '#features/spotlight/domain/spotlight.ts';
import { isNewOrSoon, newsOf, openOpportunities } from './automatic/opportunities.ts';
import { radarItems } from './automatic/radars.ts';
import { loadBlocks } from './block-store.ts';
import { writtenBlocks } from './load-spotlight.ts';
import { loadMember, type SpotlightReader } from './reader.ts';
import { spotlightPublications } from './tables.ts';

/** Of a row of `corporations`. */
export const isOnTheWeb = sql<boolean>`(${corporations.igniteEnabled} and exists (
  select from ${spotlightPublications} where corporation_id = ${corporations.id}))`;

const isPublished = sql`${opportunities.publishedAt} <= now()`;
const linkToOpportunity = (slug: string, id: string): string => `/c/${slug}/${id}`;

/** How many submitted is for the corporation: on the web its days left are counted. */
async function publicOpportunities(
  db: Queryable,
  reader: SpotlightReader,
  slug: string,
  now: Date,
): Promise<SpotlightItem[]> {
  const within = and(isNewOrSoon, isPublished);
  const found = await openOpportunities(db, reader, within, spotlightLimits.itemsMost);
  return found.map((row) => {
    const left = row.endsAt === null ? 0 : Math.max(1, daysUntil(row.endsAt, now));
    return {
      ...{ kind: 'opportunity', id: row.id, name: row.name, summary: row.summary || null },
      ...{ corporation: null, ...newsOf(row, now) },
      count: { value: left, of: left === 0 ? 'without an end' : 'days left' },
      link: linkToOpportunity(slug, row.id),
    };
  });
}

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
    ...shownOpportunities.map(({ id }) => [id, linkToOpportunity(slug, id)] as const),
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
async function publicWritten(db: Queryable, reader: SpotlightReader, slug: string, now: Date) {
  const { blocks, order } = await loadBlocks(db);
  const written = await writtenBlocks(
    db,
    reader,
    blocks.filter(({ isPublic }) => isPublic),
    now,
  );
  const pinned = [...written.values()].flatMap(({ subject }) => subject ?? []);
  const subjects = await publicSubjects(db, slug, pinned);
  const shown = [...written].flatMap(([id, block]) => {
    const { subject } = block;
    if (subject === null) return [[id, block] as const];
    const outside = subjects.get(subject.id);
    return outside ? [[id, { ...block, subject: outside }] as const] : [];
  });
  return { order, written: new Map(shown) };
}

/** @throws Refused `notFound`, whether it is missing or not on the web. */
export async function loadPublicSpotlight(
  db: Queryable,
  slug: string,
  now = new Date(),
): Promise<PublicSpotlight> {
  const [found] = await db
    .select({
      ...{ id: corporations.id, slug: corporations.slug, name: corporations.name },
      ...{ logoUrl: corporationLogo, igniteConfig: corporations.igniteConfig },
    })
    .from(corporations)
    .where(and(eq(corporations.slug, slug), corporations.isActive, isOnTheWeb));
  if (!found) throw refused(refusals.notFound);
  const { id, igniteConfig, ...profile } = found;
  const { headline, accent } = publicPageOf(igniteConfig);
  const reader = await loadMember(db, id);
  const { order, written } = await publicWritten(db, reader, slug, now);
  const automatic: Partial<Record<string, SpotlightItem[]>> = {
    opportunities: await publicOpportunities(db, reader, slug, now),
    radars: await radarItems(
      db,
      reader,
      (radarId) => linkToPublicRadar(slug, radarId),
      eq(radars.isPublic, true),
    ),
  };
  const blocks = order.flatMap((one): SpotlightBlock[] => {
    if (!isAutomatic(one)) return [written.get(one) ?? []].flat();
    const items = automatic[one] ?? [];
    return items.length === 0 ? [] : [{ kind: 'automatic', id: one, items }];
  });
  return { corporation: { ...profile, headline, accent }, blocks };
}
