import { and, eq, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type { Criterion } from '#features/portfolio/matches/domain/criteria.ts';
import type { Thumb } from '#features/portfolio/matches/domain/match.ts';
import { usualWeights, type Weights } from '#features/portfolio/matches/domain/weights.ts';
import { matchSettings, matchThumbs } from './tables.ts';

export interface MatchSettings {
  readonly weights: Weights;
  readonly criteria: readonly Criterion[];
  readonly sharesThumbs: boolean;
}

const usual: MatchSettings = { weights: usualWeights, criteria: [], sharesThumbs: false };

/** A person's own settings. The caller has found the opportunity within their visibility. */
export async function settingsOf(
  db: Queryable,
  { userId }: Viewer,
  opportunityId: string,
): Promise<MatchSettings> {
  if (userId === null) return usual;
  const [row] = await db
    .select({
      weights: matchSettings.weights,
      criteria: matchSettings.criteria,
      sharesThumbs: matchSettings.sharesThumbs,
    })
    .from(matchSettings)
    .where(and(eq(matchSettings.opportunityId, opportunityId), eq(matchSettings.userId, userId)));
  // Weights that were stored before there was “Prefer new companies” have none of it.
  return row ? { ...row, weights: { ...usualWeights, ...row.weights } } : usual;
}

interface ChangedSettings {
  readonly weights?: Weights | undefined;
  readonly criteria?: readonly Criterion[] | undefined;
  readonly sharesThumbs?: boolean | undefined;
}

/** What is left out stays as it was. */
export async function saveSettings(
  db: Queryable,
  userId: string,
  opportunityId: string,
  { weights, criteria, sharesThumbs }: ChangedSettings,
): Promise<void> {
  const changed = {
    ...(weights !== undefined && { weights }),
    ...(criteria !== undefined && { criteria: [...criteria] }),
    ...(sharesThumbs !== undefined && { sharesThumbs }),
  };
  await db
    .insert(matchSettings)
    .values({ opportunityId, userId, weights: usualWeights, criteria: [], ...changed })
    .onConflictDoUpdate({
      target: [matchSettings.opportunityId, matchSettings.userId],
      set: { ...changed, updatedAt: sql`now()` },
    });
}

/** A person's own thumbs, by company. */
export async function thumbsOf(
  db: Queryable,
  { userId }: Viewer,
  opportunityId: string,
): Promise<Map<string, Thumb>> {
  if (userId === null) return new Map();
  const rows = await db
    .select({ id: matchThumbs.companyId, isUp: matchThumbs.isUp })
    .from(matchThumbs)
    .where(and(eq(matchThumbs.opportunityId, opportunityId), eq(matchThumbs.userId, userId)));
  return new Map(rows.map(({ id, isUp }) => [id, isUp ? 'up' : 'down']));
}

export async function saveThumb(
  db: Queryable,
  {
    userId,
    opportunityId,
    companyId,
  }: { userId: string; opportunityId: string; companyId: string },
  thumb: Thumb | null,
): Promise<void> {
  if (thumb === null) {
    await db
      .delete(matchThumbs)
      .where(
        and(
          eq(matchThumbs.opportunityId, opportunityId),
          eq(matchThumbs.userId, userId),
          eq(matchThumbs.companyId, companyId),
        ),
      );
    return;
  }
  const isUp = thumb === 'up';
  await db
    .insert(matchThumbs)
    .values({ opportunityId, userId, companyId, isUp })
    .onConflictDoUpdate({
      target: [matchThumbs.opportunityId, matchThumbs.userId, matchThumbs.companyId],
      set: { isUp, at: sql`now()` },
    });
}

/** @throws Refused `notFound` */
export async function assertCompany(db: Queryable, id: string): Promise<void> {
  const [row] = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, id));
  if (!row) throw refused(refusals.notFound);
}
