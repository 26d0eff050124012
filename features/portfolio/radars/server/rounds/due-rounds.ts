import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { Refused } from '#core/platform/http/refused.ts';
import type { Database, Transaction } from '#core/platform/database/open.ts';
import { isOfActiveCorporation } from '#core/server/authorization/relations-sql.ts';
import { emit } from '#core/server/events/emit.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { isVotingStep } from '#features/portfolio/radars/domain/round-steps.ts';
import {
  radarRoundItems,
  radarRoundParticipants,
  radarRounds,
  radarVotes,
} from '#features/portfolio/radars/server/round-tables.ts';
import { radars } from '#features/portfolio/radars/server/tables.ts';
import { closeStep } from './close-step.ts';
import { endOf, type RoundRow } from './load-round.ts';
import { voteReminder } from './round-events.ts';

const endsBy = (at: Date) =>
  sql`(${radarRounds.ends} ->> ${radarRounds.step})::timestamptz <= ${at.toISOString()}::timestamptz`;

/** Rounds of radars that are not deleted, nor their corporation, and of which this condition holds. */
const dueRounds = (db: Database, condition: ReturnType<typeof sql>) =>
  db
    .select({ id: radarRounds.id })
    .from(radarRounds)
    .innerJoin(radars, and(eq(radars.id, radarRounds.radarId), radars.isActive))
    .where(
      and(
        isOfActiveCorporation(sql`${radars.corporationId}`),
        ne(radarRounds.step, 'published'),
        // A recommendation is published by an editor.
        ne(radarRounds.step, 'recommendation'),
        condition,
      ),
    );

/** Locks a round unless another node has it, and does this while it is still due. */
const withDue = (
  db: Database,
  id: string,
  condition: ReturnType<typeof sql>,
  step: (tx: Transaction, round: RoundRow) => Promise<void>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [round] = await tx
      .select()
      .from(radarRounds)
      .where(and(eq(radarRounds.id, id), condition))
      .for('update', { skipLocked: true });
    if (!round) return false;
    await step(tx, round);
    return true;
  });

/** Closes what is due. A round that is not ready stays, for its editor. Returns how many were closed. */
async function closeDue(db: Database, now: Date): Promise<number> {
  let closed = 0;
  for (const { id } of await dueRounds(db, endsBy(now))) {
    try {
      if (await withDue(db, id, endsBy(now), (tx, round) => closeStep(tx, round, null)))
        closed += 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return closed;
}

/** Participants who have not voted on all that is open. */
async function waitingFor(tx: Transaction, { id, step }: RoundRow): Promise<string[]> {
  const isOpen = step === 'secondVote' ? sql`${radarRoundItems.isDisputed}` : sql`true`;
  const rows = await tx
    .select({ userId: radarRoundParticipants.userId })
    .from(radarRoundParticipants)
    .where(
      and(
        eq(radarRoundParticipants.roundId, id),
        sql`exists (select from ${radarRoundItems} where ${radarRoundItems.roundId} = ${id}
          and ${isOpen} and not exists (select from ${radarVotes}
            where ${radarVotes.itemId} = ${radarRoundItems.id} and ${radarVotes.step} = ${step}
              and ${radarVotes.userId} = ${radarRoundParticipants.userId}))`,
      ),
    );
  return rows.map(({ userId }) => userId);
}

async function remind(tx: Transaction, round: RoundRow): Promise<void> {
  const { id, radarId, step } = round;
  if (!isVotingStep(step)) return;
  await tx.update(radarRounds).set({ remindedStep: step }).where(eq(radarRounds.id, id));
  const [radar] = await tx.select({ name: radars.name }).from(radars).where(eq(radars.id, radarId));
  await emit(tx, voteReminder, {
    radarId,
    roundId: id,
    name: radar?.name ?? '',
    endsAt: endOf(round),
    userIds: await waitingFor(tx, round),
  });
}

/** Reminds once in each vote, two days before it closes. */
async function remindDue(db: Database, now: Date): Promise<number> {
  const soon = new Date(now.getTime() + radarLimits.voteReminderMs);
  const condition =
    and(
      sql`${radarRounds.step} in ('vote', 'secondVote')`,
      endsBy(soon),
      or(isNull(radarRounds.remindedStep), sql`${radarRounds.remindedStep} <> ${radarRounds.step}`),
    ) ?? sql`false`;
  let reminded = 0;
  for (const { id } of await dueRounds(db, condition))
    if (await withDue(db, id, condition, remind)) reminded += 1;
  return reminded;
}

/** Closes steps whose time is over, and reminds of votes that close soon. */
export async function runDueRounds(db: Database, now: Date) {
  const closed = await closeDue(db, now);
  return { closed, reminded: await remindDue(db, now) };
}
