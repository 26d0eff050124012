import { and, eq, sql } from 'drizzle-orm';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import {
  isVotingStep,
  nextStep,
  roundStepNames,
  type RoundStep,
  type VotingStep,
} from '#features/portfolio/radars/domain/round-steps.ts';
import {
  isDisputed,
  leadingChoice,
  offRadar,
  resultOf,
} from '#features/portfolio/radars/domain/vote-result.ts';
import { loadEdition } from '#features/portfolio/radars/server/shared/edition-rows.ts';
import {
  radarRoundItems,
  radarRounds,
  radarVotes,
} from '#features/portfolio/radars/server/round-tables.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';
import { endOf, participantsOf, type RoundRow } from './load-round.ts';
import { roundStepClosed } from './round-events.ts';

const itemsOf = (db: Queryable, roundId: string) =>
  db.select().from(radarRoundItems).where(eq(radarRoundItems.roundId, roundId));

/** @throws Refused `round.noAuthor`, `round.noItems`, `round.tooFewParticipants` */
export async function assertReady(
  db: Queryable,
  round: Pick<RoundRow, 'id' | 'authorId'>,
): Promise<void> {
  if (round.authorId === null) throw refused(radarRefusals['round.noAuthor']);
  if ((await itemsOf(db, round.id)).length === 0) throw refused(radarRefusals['round.noItems']);
  const { participantsLeast: least } = radarLimits;
  if ((await participantsOf(db, round.id)).length < least)
    throw refused(radarRefusals['round.tooFewParticipants'], { least });
}

/** Stores the sums of a vote, which nothing changes any more. */
async function countVotes(db: Queryable, round: RoundRow, step: VotingStep): Promise<void> {
  const items = await itemsOf(db, round.id);
  const voters = new Set<string>();
  for (const item of items) {
    if (step === 'secondVote' && item.isDisputed !== true) continue;
    const { userId, choice, experience } = radarVotes;
    const votes = await db
      .select({ userId, choice, experience })
      .from(radarVotes)
      .where(and(eq(radarVotes.itemId, item.id), eq(radarVotes.step, step)));
    for (const vote of votes) voters.add(vote.userId);
    const result = resultOf(votes);
    await db
      .update(radarRoundItems)
      .set(step === 'vote' ? { result, isDisputed: isDisputed(result) } : { secondResult: result })
      .where(eq(radarRoundItems.id, item.id));
  }
  const counted = voters.size < radarLimits.votesShownLeast ? null : voters.size;
  await db
    .update(radarRounds)
    .set({ turnout: { ...round.turnout, [step]: counted } })
    .where(eq(radarRounds.id, round.id));
}

/** What the votes say, for the author to begin with. */
async function fillRecommendation(db: Queryable, round: RoundRow): Promise<void> {
  const { rings } = await loadEdition(db, round.radarId, round.editionId);
  for (const item of await itemsOf(db, round.id)) {
    const result = item.isDisputed === true ? item.secondResult : item.result;
    const choice = leadingChoice(result);
    const counted = result?.choices.find((one) => one.choice === choice);
    if (choice === null || !result || !counted) continue;
    const name = rings.find(({ id }) => id === choice)?.name ?? choice;
    const place = choice === offRadar ? 'to leave it off the radar' : `for ${name}`;
    await db
      .update(radarRoundItems)
      .set({ choice, reason: `${counted.votes} of ${result.votes} votes ${place}.` })
      .where(eq(radarRoundItems.id, item.id));
  }
}

/** Begins a step, and tells who takes part. The round is locked. */
export async function beginStep(
  db: Queryable,
  round: RoundRow,
  step: RoundStep,
  actorId: string | null,
): Promise<void> {
  await db
    .update(radarRounds)
    .set({ step, version: sql`${radarRounds.version} + 1`, updatedAt: sql`now()` })
    .where(eq(radarRounds.id, round.id));
  const [radar] = await db
    .select({ name: radars.name })
    .from(radars)
    .where(eq(radars.id, round.radarId));
  const name = radar?.name ?? '';
  await emit(db, roundStepClosed, {
    radarId: round.radarId,
    roundId: round.id,
    actorId,
    name,
    from: roundStepNames[round.step],
    to: roundStepNames[step],
    step,
    endsAt: endOf({ step, ends: round.ends }),
    userIds: (await participantsOf(db, round.id)).map(({ id }) => id),
    authorId: round.authorId,
  });
}

/**
 * Closes the step of a round that is locked, and begins the next one.
 * @throws Refused `round.noAuthor`, `round.noItems`, `round.tooFewParticipants`
 */
export async function closeStep(
  db: Queryable,
  round: RoundRow,
  actorId: string | null,
): Promise<void> {
  const { step } = round;
  if (step === 'proposals') await assertReady(db, round);
  if (isVotingStep(step)) await countVotes(db, round, step);
  const hasDisputed = (await itemsOf(db, round.id)).some((item) => item.isDisputed === true);
  const next = nextStep(step, hasDisputed);
  if (next === null)
    throw refused(radarRefusals['round.notInStep'], { step: roundStepNames[step] });
  if (next === 'recommendation') await fillRecommendation(db, round);
  await beginStep(db, round, next, actorId);
}
