import { refusals } from '#core/domain/refusals.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type {
  Scorecard,
  ScorecardDraft,
} from '#features/cases/submissions/domain/scores/scorecard.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { scorecardOf } from '#features/cases/submissions/server/shared/score-figures.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { visibleCorporation } from '#features/cases/corporations/server/shared/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { scorecards } from '#features/cases/submissions/server/score-tables.ts';

type MayEditOpportunity = Granted<'editOpportunity', OpportunityCaseContext>;
type MayEditCorporation = Granted<'editCorporation', { readonly id: string }>;

/** A card, and the version that the change was based on; null: there was none. */
type Change = ScorecardDraft & { readonly version: number | null };

/** The owner of a card. */
interface Place {
  readonly corporationId: string;
  readonly opportunityId: string | null;
}

const at = ({ corporationId, opportunityId }: Place) =>
  and(
    eq(scorecards.corporationId, corporationId),
    opportunityId === null
      ? isNull(scorecards.opportunityId)
      : eq(scorecards.opportunityId, opportunityId),
  );

/** @throws Refused `stale` if the version is not the current one. */
async function put(db: Queryable, place: Place, change: Change): Promise<Scorecard> {
  const { scale, criteria, version } = change;
  const [row] =
    version === null
      ? await db
          .insert(scorecards)
          .values({ ...place, scale, criteria })
          .onConflictDoNothing()
          .returning()
      : await db
          .update(scorecards)
          .set({ scale, criteria, version: version + 1, updatedAt: sql`now()` })
          .where(and(at(place), eq(scorecards.version, version)))
          .returning();
  if (!row) throw refused(refusals.stale);
  return scorecardOf(row);
}

/** @throws Refused `notFound` if it does not exist or is not visible to the viewer. */
export async function visibleCorporationId(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<{ id: string }> {
  const [corporation] = await db
    .select({ id: corporations.id })
    .from(corporations)
    .where(and(eq(corporations.id, id), visibleCorporation(visibilityScopeOf(viewer))));
  if (!corporation) throw refused(refusals.notFound);
  return corporation;
}

/** Scorecards. The card in force is read by `loadScorecardInForce`, which lists need too. */
export const scorecardStore = {
  async ofCorporation(db: Queryable, { subject }: MayEditCorporation): Promise<Scorecard> {
    const [row] = await db
      .select()
      .from(scorecards)
      .where(at({ corporationId: subject.id, opportunityId: null }));
    return scorecardOf(row);
  },

  setOfCorporation: (db: Queryable, { subject }: MayEditCorporation, change: Change) =>
    put(db, { corporationId: subject.id, opportunityId: null }, change),

  setOfOpportunity: (db: Queryable, { subject }: MayEditOpportunity, change: Change) =>
    put(db, subject, change),

  /** Returns whether there was a card to remove. */
  async reset(db: Queryable, { subject }: MayEditOpportunity): Promise<boolean> {
    const gone = await db.delete(scorecards).where(at(subject)).returning({ id: scorecards.id });
    return gone.length > 0;
  },
};
