import { refusals } from '#core/domain/refusals.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Scorecard, ScorecardDraft } from '#features/scores/domain/scorecard.ts';
import type { OpportunityCaseContext } from '#features/opportunities/server/public/load-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { scorecardOf } from '#features/scores/server/public/score-figures.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { visibleCorporation } from '#features/corporations/server/public/visibility.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { scorecards } from './tables.ts';

type MayEditOpportunity = Granted<'editOpportunity', OpportunityCaseContext>;
type MayEditCorporation = Granted<'editCorporation', { readonly id: string }>;

/** A card, and the state of it that a change was made on; null: there was none. */
type Change = ScorecardDraft & { readonly version: number | null };

/** Whose card it is. */
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

/** @throws Refused `stale` when the card is not, or no longer, in the state that was changed. */
async function put(db: Queryable, place: Place, change: Change): Promise<Scorecard> {
  const { scale, criteria, version } = change;
  const [kept] =
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
  if (!kept) throw refused(refusals.stale);
  return scorecardOf(kept);
}

/** @throws Refused `notFound` when there is none, or the viewer does not see it. */
export async function visibleCorporationId(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<{ id: string }> {
  const [found] = await db
    .select({ id: corporations.id })
    .from(corporations)
    .where(and(eq(corporations.id, id), visibleCorporation(visibilityScopeOf(viewer))));
  if (!found) throw refused(refusals.notFound);
  return found;
}

/** What submissions are judged by. Reads of the card in force are the gate's: lists need it too. */
export const scorecardStore = {
  async ofCorporation(db: Queryable, { subject }: MayEditCorporation): Promise<Scorecard> {
    const [kept] = await db
      .select()
      .from(scorecards)
      .where(at({ corporationId: subject.id, opportunityId: null }));
    return scorecardOf(kept);
  },

  setOfCorporation: (db: Queryable, { subject }: MayEditCorporation, change: Change) =>
    put(db, { corporationId: subject.id, opportunityId: null }, change),

  setOfOpportunity: (db: Queryable, { subject }: MayEditOpportunity, change: Change) =>
    put(db, subject, change),

  /** Whether there was one to take away. */
  async reset(db: Queryable, { subject }: MayEditOpportunity): Promise<boolean> {
    const gone = await db.delete(scorecards).where(at(subject)).returning({ id: scorecards.id });
    return gone.length > 0;
  },
};
