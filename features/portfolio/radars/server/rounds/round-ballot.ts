import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { refusals } from '#core/domain/refusals.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import { acceptProposal } from '#features/portfolio/radars/server/accept-proposal.ts';
import { assertPeople } from '#features/portfolio/radars/server/blip-changes.ts';
import { blipRows } from '#features/portfolio/radars/server/blip-rows.ts';
import type { EditionRow } from '#features/portfolio/radars/server/shared/edition-rows.ts';
import type { MayEditRadar } from '#features/portfolio/radars/server/shared/load-radar.ts';
import { closeProposal, loadProposal } from '#features/portfolio/radars/server/proposals.ts';
import {
  radarRoundItems,
  radarRoundParticipants,
} from '#features/portfolio/radars/server/round-tables.ts';

/** Puts open proposals into the draft, each where it was proposed, and returns their blips. */
export async function acceptProposals(
  db: Queryable,
  granted: MayEditRadar,
  draft: EditionRow,
  ids: readonly string[],
): Promise<string[]> {
  const blipIds: string[] = [];
  for (const id of new Set(ids)) {
    const proposal = await loadProposal(db, granted.viewer, granted.subject.id, id);
    await closeProposal(db, granted, { ...proposal, state: 'accepted' });
    const { name } = proposal;
    // The vote finds the ring; until then a blip without one stands outside.
    const quadrantId = proposal.quadrantId ?? draft.quadrants[0]?.id ?? '';
    const ringId = proposal.ringId ?? draft.rings.at(-1)?.id ?? '';
    blipIds.push(await acceptProposal(db, granted, draft, proposal, { name, quadrantId, ringId }));
  }
  return blipIds;
}

/** Sets what is voted on: blips of the draft. */
export async function setItems(
  db: Queryable,
  roundId: string,
  draft: EditionRow,
  blipIds: readonly string[],
): Promise<void> {
  const ids = new Set(blipIds);
  const draftIds = new Set((await blipRows(db, draft)).map(({ id }) => id));
  if ([...ids].some((id) => !draftIds.has(id))) throw refused(refusals.notFound);
  const { id, blipId } = radarRoundItems;
  const stored = await db
    .select({ id, blipId })
    .from(radarRoundItems)
    .where(eq(radarRoundItems.roundId, roundId));
  const gone = stored.filter((item) => !ids.has(item.blipId));
  if (gone.length > 0)
    await db.delete(radarRoundItems).where(
      inArray(
        radarRoundItems.id,
        gone.map((item) => item.id),
      ),
    );
  const has = new Set(stored.map((item) => item.blipId));
  const added = [...ids].filter((one) => !has.has(one));
  if (added.length > 0)
    await db.insert(radarRoundItems).values(added.map((one) => ({ roundId, blipId: one })));
}

/**
 * Sets who votes: people who see the radar, and no fewer than a vote needs, before anybody is told.
 * @throws Refused `round.tooFewParticipants`, `radar.noSuchPerson`
 */
export async function setParticipants(
  db: Queryable,
  { subject }: MayEditRadar,
  roundId: string,
  userIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(userIds)];
  const { participantsLeast: least } = radarLimits;
  if (ids.length < least) throw refused(radarRefusals['round.tooFewParticipants'], { least });
  await assertPeople(db, subject.corporationId, ids);
  await db.delete(radarRoundParticipants).where(eq(radarRoundParticipants.roundId, roundId));
  await db.insert(radarRoundParticipants).values(ids.map((userId) => ({ roundId, userId })));
}

/** @throws Refused `notFound` */
export async function loadItem(db: Queryable, roundId: string, itemId: string) {
  const [item] = await db
    .select()
    .from(radarRoundItems)
    .where(and(eq(radarRoundItems.id, itemId), eq(radarRoundItems.roundId, roundId)));
  if (!item) throw refused(refusals.notFound);
  return item;
}

/** The draft of an edition row. @throws Refused `radar.noDraft` */
export function assertDraft(edition: EditionRow | null): asserts edition is EditionRow {
  if (edition === null || edition.publishedAt !== null)
    throw refused(radarRefusals['radar.noDraft']);
}
