import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { users } from '#core/server/tables/users.ts';
import { numberBlips } from '#features/portfolio/radars/domain/order.ts';
import type { Round, RoundItem, RoundSummary } from '#features/portfolio/radars/domain/round.ts';
import type { VotingStep } from '#features/portfolio/radars/domain/round-steps.ts';
import {
  loadEdition,
  type EditionRow,
} from '#features/portfolio/radars/server/shared/edition-rows.ts';
import { radarRoundItems, radarVotes } from '#features/portfolio/radars/server/round-tables.ts';
import { radarEntries, radars } from '#features/portfolio/radars/server/tables.ts';
import { endOf, participantsOf, type RoundReading, type RoundRow } from './load-round.ts';

/** The items of a round with their blips, in the order of the radar. */
export async function itemRows(db: Queryable, round: RoundRow, edition: EditionRow) {
  const rows = await db
    .select({
      id: radarRoundItems.id,
      blipId: radarRoundItems.blipId,
      isDisputed: radarRoundItems.isDisputed,
      result: radarRoundItems.result,
      secondResult: radarRoundItems.secondResult,
      choice: radarRoundItems.choice,
      reason: radarRoundItems.reason,
      name: radarEntries.name,
      description: radarEntries.description,
      quadrantId: radarEntries.quadrantId,
      draftRingId: radarEntries.ringId,
      ringId: sql<string | null>`(
        select earlier.ring_id from radar_entries earlier
        join radar_editions before on before.id = earlier.edition_id
        where earlier.blip_id = ${radarEntries}.blip_id and earlier.is_active
          and before.number < ${edition.number}
        order by before.number desc limit 1)`,
    })
    .from(radarRoundItems)
    .innerJoin(
      radarEntries,
      and(
        eq(radarEntries.blipId, radarRoundItems.blipId),
        eq(radarEntries.editionId, round.editionId),
      ),
    )
    .where(eq(radarRoundItems.roundId, round.id));
  const placed = rows.map((row) => ({
    ...row,
    ringId: row.ringId ?? '',
    isSettled: false,
    isNew: row.ringId === null,
  }));
  return numberBlips(placed, edition.quadrants, edition.rings);
}

type ItemRow = Awaited<ReturnType<typeof itemRows>>[number];

async function ownVotes(db: Queryable, userId: string, itemIds: readonly string[]) {
  if (itemIds.length === 0) return () => null;
  const { itemId, step, choice, experience } = radarVotes;
  const rows = await db
    .select({ itemId, step, choice, experience })
    .from(radarVotes)
    .where(and(eq(radarVotes.userId, userId), inArray(radarVotes.itemId, [...itemIds])));
  const votes = new Map(
    rows.map((row) => [
      `${row.itemId} ${row.step}`,
      { choice: row.choice, experience: row.experience },
    ]),
  );
  return (item: string, at: VotingStep) => votes.get(`${item} ${at}`) ?? null;
}

const itemOf = (
  row: ItemRow,
  voteIn: Awaited<ReturnType<typeof ownVotes>>,
  isRecommendationShown: boolean,
): RoundItem => ({
  id: row.id,
  blipId: row.blipId,
  name: row.name,
  description: row.description,
  quadrantId: row.quadrantId,
  ringId: row.isNew ? null : row.ringId,
  vote: voteIn(row.id, 'vote'),
  secondVote: voteIn(row.id, 'secondVote'),
  isDisputed: row.isDisputed,
  result: row.result,
  secondResult: row.secondResult,
  recommendation: isRecommendationShown ? { choice: row.choice, reason: row.reason } : null,
});

export const roundSummary = (
  round: RoundRow,
  edition: Pick<EditionRow, 'id' | 'name'>,
  { isParticipant, isAuthor }: RoundReading,
): RoundSummary => ({
  id: round.id,
  step: round.step,
  endsAt: endOf(round),
  isParticipant,
  isAuthor,
  edition: { id: edition.id, name: edition.name },
});

async function personOf(db: Queryable, id: string | null) {
  if (id === null) return null;
  const [person] = await db
    .select({
      id: users.id,
      name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
    })
    .from(users)
    .where(eq(users.id, id));
  return person ?? null;
}

/** A round as somebody reads it: of votes their own, and the sums of those that have closed. */
export async function roundPage(
  db: Queryable,
  round: RoundRow,
  reading: RoundReading,
): Promise<Round> {
  const edition = await loadEdition(db, round.radarId, round.editionId);
  const [radar] = await db
    .select({ name: radars.name })
    .from(radars)
    .where(eq(radars.id, round.radarId));
  const rows = await itemRows(db, round, edition);
  const voteIn = await ownVotes(
    db,
    reading.userId,
    rows.map(({ id }) => id),
  );
  const isWriting = round.step === 'recommendation' && (reading.isAuthor || reading.mayEdit);
  const isShown = round.step === 'published' || isWriting;
  return {
    ...roundSummary(round, edition, reading),
    radarId: round.radarId,
    radarName: radar?.name ?? '',
    quadrants: edition.quadrants,
    rings: edition.rings,
    ends: round.ends,
    turnout: round.turnout,
    version: round.version,
    editor: await personOf(db, round.editorId),
    author: await personOf(db, round.authorId),
    participants: await participantsOf(db, round.id),
    items: rows.map((row) => itemOf(row, voteIn, isShown)),
    mayEdit: reading.mayEdit,
  };
}
