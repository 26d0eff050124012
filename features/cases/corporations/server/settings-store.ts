import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { publicPageOf } from '#features/cases/corporations/domain/public-page.ts';
import type {
  CorporationDeletion,
  CorporationEntry,
  CorporationSettings,
} from '#features/cases/corporations/domain/settings.ts';
import { lockRow } from '#core/platform/database/locks.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { corporationDomains, corporations } from '#core/server/tables/corporations.ts';
import { corporationLogo } from '#features/cases/corporations/server/shared/logo.ts';
import { loadLegalTexts } from './legal-texts-store.ts';
import { ownMailOf } from '#features/cases/corporations/domain/stage-mails.ts';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';

const domains = sql<string[]>`array(
  select listed.domain from ${corporationDomains} listed
  where listed.corporation_id = ${corporations.id} order by 1)`;

const columns = {
  id: corporations.id,
  name: corporations.name,
  slug: corporations.slug,
  introduction: corporations.introduction,
  timeZone: corporations.timeZone,
  logoUrl: corporationLogo,
  domains,
  igniteEnabled: corporations.igniteEnabled,
  igniteConfig: corporations.igniteConfig,
  isActive: corporations.isActive,
  version: corporations.version,
  updatedAt: corporations.updatedAt,
};

const number = (query: SQL) => sql<number>`(${query})::int`;

const opportunitiesOf = sql`select count(*) from opportunities its
  where its.corporation_id = ${corporations.id} and its.is_active`;
const peopleOf = sql`select count(*) from users its
  where its.corporation_id = ${corporations.id} and its.is_active`;
const submissionsOf = sql`select count(*) from submissions each
  join opportunities its on its.id = each.opportunity_id
  where its.corporation_id = ${corporations.id} and its.is_active and each.is_active`;

/** The number of submissions in each stage, over all opportunities. */
export async function countByStage(
  db: Queryable,
  corporationId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ stage: string; count: number }>(sql`
    select each.stage, count(*)::int as count from submissions each
    join opportunities its on its.id = each.opportunity_id
    where its.corporation_id = ${corporationId}::uuid and each.is_active group by 1`);
  return new Map(rows.map(({ stage, count }) => [stage, count]));
}

const isOne = (id: string) => eq(corporations.id, id);

/** A deleted one too. @throws Refused `notFound` */
export async function loadSettings(db: Queryable, id: string): Promise<CorporationSettings> {
  const [corporation] = await db.select(columns).from(corporations).where(isOne(id));
  if (!corporation) throw refused(refusals.notFound);
  const { igniteConfig, ...row } = corporation;
  const counts = await countByStage(db, id);
  const { headline, accent, questions } = publicPageOf(igniteConfig);
  return {
    ...row,
    headline,
    accent,
    questions: [...questions],
    legalTexts: await loadLegalTexts(db, id),
    stages: stagesOf(igniteConfig).map((stage) => ({
      ...stage,
      submissions: counts.get(stage.name) ?? 0,
      mail: ownMailOf(igniteConfig, stage),
    })),
  };
}

/**
 * The settings, locked against other changes until the transaction ends.
 * @throws Refused `stale` with the settings as they are when they have another version
 */
export async function lockSettings(
  db: Queryable,
  id: string,
  version: number,
): Promise<CorporationSettings> {
  await lockRow(db, corporations, id);
  const current = await loadSettings(db, id);
  if (current.version === version) return current;
  throw new Refused(refusals.stale, refusalText(refusals.stale), current);
}

export const settingsStore = {
  list: (db: Queryable): Promise<CorporationEntry[]> =>
    db
      .select({
        id: corporations.id,
        name: corporations.name,
        slug: corporations.slug,
        logoUrl: corporationLogo,
        domains,
        igniteEnabled: corporations.igniteEnabled,
        isActive: corporations.isActive,
        people: number(peopleOf),
        opportunities: number(opportunitiesOf),
        submissions: number(submissionsOf),
        updatedAt: corporations.updatedAt,
      })
      .from(corporations)
      .orderBy(sql`lower(${corporations.name})`, corporations.id),

  async deletion(db: Queryable, id: string): Promise<CorporationDeletion> {
    const of = (table: string, condition = 'its.is_active') =>
      number(
        sql`select count(*) from ${sql.identifier(table)} its
          where its.corporation_id = ${corporations.id} and ${sql.raw(condition)}`,
      );
    const [counts] = await db
      .select({
        people: number(peopleOf),
        opportunities: number(opportunitiesOf),
        submissions: number(submissionsOf),
        projects: of('projects'),
        apiKeys: of('api_keys', 'its.revoked_at is null'),
        webhooks: of('webhooks', 'its.is_on'),
        domains,
        hasPublicPage: corporations.igniteEnabled,
        slug: corporations.slug,
      })
      .from(corporations)
      .where(isOne(id));
    if (!counts) throw refused(refusals.notFound);
    return counts;
  },

  /** Changes columns, and counts the change. */
  async update(
    db: Queryable,
    id: string,
    changes: Partial<typeof corporations.$inferInsert>,
  ): Promise<void> {
    await db
      .update(corporations)
      .set({ ...changes, version: sql`${corporations.version} + 1`, updatedAt: sql`now()` })
      .where(isOne(id));
  },

  /** Replaces these keys of the free-form igniteConfig, and leaves the others as they are. Null removes a key. */
  async mergeConfig(
    db: Queryable,
    id: string,
    parts: Readonly<Record<string, unknown>>,
    changes: Partial<typeof corporations.$inferInsert> = {},
  ): Promise<void> {
    const isSet = ([, value]: readonly [string, unknown]) => value !== null;
    const unset = Object.entries(parts).flatMap((part) => (isSet(part) ? [] : part[0]));
    const set = JSON.stringify(Object.fromEntries(Object.entries(parts).filter(isSet)));
    const config = sql`coalesce(${corporations.igniteConfig}, '{}'::jsonb)`;
    const merged = sql`(${config} - ${sql.param(unset)}::text[]) || ${set}::jsonb`;
    await db
      .update(corporations)
      .set({
        ...changes,
        igniteConfig: merged as never,
        version: sql`${corporations.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(isOne(id));
  },

  /** The name of another corporation with this slug, deleted or not. */
  async slugHolder(db: Queryable, slug: string, but: string | null): Promise<string | null> {
    const [holder] = await db
      .select({ name: corporations.name })
      .from(corporations)
      .where(and(eq(corporations.slug, slug), but === null ? undefined : ne(corporations.id, but)));
    return holder?.name ?? null;
  },
};
