import { and, eq, ne, sql } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { users } from '#core/server/tables/users.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import {
  isVotingStep,
  roundStepNames,
  type RoundStep,
  type VotingStep,
} from '#features/portfolio/radars/domain/round-steps.ts';
import { loadOwnRadar } from '#features/portfolio/radars/server/shared/load-radar.ts';
import {
  radarRoundParticipants,
  radarRounds,
} from '#features/portfolio/radars/server/round-tables.ts';
import { radarEditions } from '#features/portfolio/radars/server/tables.ts';

export type RoundRow = typeof radarRounds.$inferSelect;

/** What somebody is to a round. */
export interface RoundReading {
  readonly userId: string;
  readonly isParticipant: boolean;
  readonly isAuthor: boolean;
  readonly mayEdit: boolean;
}

export const participantsOf = (db: Queryable, roundId: string) =>
  db
    .select({
      id: users.id,
      name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
    })
    .from(radarRoundParticipants)
    .innerJoin(users, eq(users.id, radarRoundParticipants.userId))
    .where(eq(radarRoundParticipants.roundId, roundId))
    .orderBy(users.firstName, users.lastName, users.id);

/** When the step of a round closes by itself. */
export const endOf = ({ step, ends }: Pick<RoundRow, 'step' | 'ends'>): string | null =>
  step === 'published' ? null : ends[step];

const isParticipant = (userId: string) => sql<boolean>`exists (
  select 1 from ${radarRoundParticipants}
  where ${radarRoundParticipants.roundId} = ${radarRounds.id}
    and ${radarRoundParticipants.userId} = ${userId}::uuid)`;

const isVisible = ({ step }: RoundRow, reading: RoundReading) =>
  step === 'published' || reading.mayEdit || reading.isParticipant || reading.isAuthor;

/** The rounds of a radar that the viewer sees, the newest first, each with what they are to it. */
export async function visibleRounds(db: Queryable, viewer: Viewer, radarId: string, id?: string) {
  const { subject, userId } = await loadOwnRadar(db, viewer, radarId);
  const rows = await db
    .select({
      round: radarRounds,
      edition: { id: radarEditions.id, name: radarEditions.name },
      isParticipant: isParticipant(userId),
    })
    .from(radarRounds)
    .innerJoin(radarEditions, eq(radarEditions.id, radarRounds.editionId))
    .where(
      and(eq(radarRounds.radarId, radarId), id === undefined ? undefined : eq(radarRounds.id, id)),
    )
    .orderBy(sql`${radarRounds.createdAt} desc, ${radarRounds.id} desc`);
  const mayEdit = may(viewer, 'editRadar', subject);
  return rows
    .map(({ round, edition, isParticipant: isOfThem }) => {
      const isAuthor = round.authorId === userId;
      return { round, edition, reading: { userId, isParticipant: isOfThem, isAuthor, mayEdit } };
    })
    .filter(({ round, reading }) => isVisible(round, reading));
}

/** @throws Refused `notFound` for a round that the viewer does not see. */
export async function loadRound(db: Queryable, viewer: Viewer, radarId: string, id: string) {
  const [round] = await visibleRounds(db, viewer, radarId, id);
  if (!round) throw refused(refusals.notFound);
  return round;
}

/** Locks a round until the transaction ends. `share`: its step stays while several people vote. */
export async function lockRound(
  db: Queryable,
  id: string,
  how: 'share' | 'update',
): Promise<RoundRow> {
  const [round] = await db.select().from(radarRounds).where(eq(radarRounds.id, id)).for(how);
  if (!round) throw refused(refusals.notFound);
  return round;
}

const notInStep = (step: RoundStep) =>
  refused(radarRefusals['round.notInStep'], { step: roundStepNames[step] });

/** @throws Refused `round.notInStep` */
export function assertStep({ step }: RoundRow, ...expected: readonly RoundStep[]): void {
  if (!expected.includes(step)) throw notInStep(step);
}

/** @throws Refused `round.notInStep`, or `round.voteClosed` once its time is over. */
export function assertVoting(round: RoundRow, now: Date): VotingStep {
  const { step } = round;
  if (!isVotingStep(step)) throw notInStep(step);
  const end = endOf(round);
  if (end !== null && Date.parse(end) <= now.getTime())
    throw refused(radarRefusals['round.voteClosed']);
  return step;
}

/** @throws Refused `round.inProgress` while a round for this edition is not published. */
export async function assertNoRound(db: Queryable, editionId: string): Promise<void> {
  const rows = await db
    .select({ id: radarRounds.id })
    .from(radarRounds)
    .where(and(eq(radarRounds.editionId, editionId), ne(radarRounds.step, 'published')));
  if (rows.length > 0) throw refused(radarRefusals['round.inProgress']);
}
