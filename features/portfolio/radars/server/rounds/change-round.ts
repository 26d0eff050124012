import { eq, sql } from 'drizzle-orm';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import { roundEvents as events } from '#features/portfolio/radars/domain/round-events.ts';
import { roundStepNames } from '#features/portfolio/radars/domain/round-steps.ts';
import type { Round, RoundChange, RoundDraft } from '#features/portfolio/radars/domain/round.ts';
import { assertPeople } from '#features/portfolio/radars/server/blip-changes.ts';
import { draftOf, loadEdition } from '#features/portfolio/radars/server/shared/edition-rows.ts';
import type { MayEditRadar } from '#features/portfolio/radars/server/shared/load-radar.ts';
import { radarRoundItems, radarRounds } from '#features/portfolio/radars/server/round-tables.ts';
import { assertReady } from './close-step.ts';
import type { RoundRow } from './load-round.ts';
import { acceptProposals, assertDraft, setItems, setParticipants } from './round-ballot.ts';
import { roundBegun } from './round-events.ts';

async function assertNamed(
  db: Queryable,
  { subject }: MayEditRadar,
  ids: readonly (string | null | undefined)[],
): Promise<void> {
  const named = ids.filter((id) => typeof id === 'string');
  await assertPeople(db, subject.corporationId, named);
}

/**
 * Begins a round for the draft. The radar is locked.
 * @throws Refused `round.exists`, `round.tooFewParticipants`, `radar.noSuchPerson`, and for one that begins
 * with its vote `round.noAuthor`, `round.noItems`
 */
export async function beginRound(
  db: Queryable,
  granted: MayEditRadar,
  { begins, participantIds, authorId, editorId, ends, blipIds, proposalIds }: RoundDraft,
): Promise<string> {
  const { subject, userId } = granted;
  const draft = await draftOf(db, subject.id);
  assertDraft(draft);
  const rows = await db
    .select({ id: radarRounds.id })
    .from(radarRounds)
    .where(eq(radarRounds.editionId, draft.id));
  if (rows.length > 0) throw refused(radarRefusals['round.exists']);
  await assertNamed(db, granted, [authorId, editorId]);
  const id = newId();
  await db.insert(radarRounds).values({
    id,
    radarId: subject.id,
    editionId: draft.id,
    step: begins,
    ends,
    authorId,
    editorId: editorId === undefined ? userId : editorId,
  });
  const accepted = await acceptProposals(db, granted, draft, proposalIds);
  await setItems(db, id, draft, [...blipIds, ...accepted]);
  await setParticipants(db, granted, id, participantIds);
  if (begins === 'vote') await assertReady(db, { id, authorId });
  await emit(db, roundBegun, {
    radarId: subject.id,
    roundId: id,
    actorId: userId,
    name: subject.name,
    step: begins,
    endsAt: ends[begins],
    userIds: participantIds,
  });
  return id;
}

/** Changes a round that is locked; `current` is what is stored, for who based it on something else. */
export async function changeRound(
  db: Queryable,
  granted: MayEditRadar,
  round: RoundRow,
  { version, ...sent }: RoundChange,
  current: () => Promise<Round>,
): Promise<void> {
  const changed = Object.values(sent).some((value) => value !== undefined);
  if (!changed) return;
  if (round.version !== version)
    throw new Refused(refusals.stale, refusalText(refusals.stale), await current());
  const { participantIds, authorId, editorId, ends, blipIds, proposalIds = [] } = sent;
  const isBallot = participantIds !== undefined || blipIds !== undefined || proposalIds.length > 0;
  if (round.step === 'published' || (isBallot && round.step !== 'proposals'))
    throw refused(radarRefusals['round.notInStep'], { step: roundStepNames[round.step] });
  await assertNamed(db, granted, [authorId, editorId]);
  const draft = await loadEdition(db, round.radarId, round.editionId);
  const accepted = await acceptProposals(db, granted, draft, proposalIds);
  if (blipIds !== undefined || accepted.length > 0) {
    const ids = blipIds ?? (await blipsOfRound(db, round.id));
    await setItems(db, round.id, draft, [...ids, ...accepted]);
  }
  if (participantIds !== undefined) await setParticipants(db, granted, round.id, participantIds);
  await db
    .update(radarRounds)
    .set({
      ...(authorId !== undefined && { authorId }),
      ...(editorId !== undefined && { editorId }),
      ...(ends !== undefined && { ends }),
      version: sql`${radarRounds.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(radarRounds.id, round.id));
  await emit(db, events['radar.roundChanged'], {
    radarId: round.radarId,
    actorId: granted.userId,
    name: granted.subject.name,
  });
}

const blipsOfRound = async (db: Queryable, roundId: string) =>
  (
    await db
      .select({ blipId: radarRoundItems.blipId })
      .from(radarRoundItems)
      .where(eq(radarRoundItems.roundId, roundId))
  ).map(({ blipId }) => blipId);
