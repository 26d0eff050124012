import { and, eq, sql } from 'drizzle-orm';
import { needsYouLimits } from '#features/people/needs-you/domain/limits.ts';
import { linkToRound } from '#features/portfolio/radars/domain/links.ts';
import {
  radarRoundItems,
  radarRoundParticipants,
  radarRounds,
  radarVotes,
} from '#features/portfolio/radars/server/round-tables.ts';
import { radarEditions, radars } from '#features/portfolio/radars/server/tables.ts';
import { discussedRadar } from './shared/visibility.ts';
import { sourceOf, type LoadPart } from '#features/people/needs-you/server/shared/source.ts';
import type { NeedsYouKind } from '#features/portfolio/radars/domain/needs-you.ts';

const { step, ends } = radarRounds;

/** Votes of rounds that the reader has not given: one for each blip that is open. */
const openVotes: LoadPart = async (db, { scope }) => {
  const end = sql`(${ends} ->> ${step})::timestamptz`;
  const rows = await db
    .select({
      id: radarRounds.id,
      radarId: radars.id,
      name: radars.name,
      edition: radarEditions.name,
      at: sql<string | null>`${ends} ->> ${step}`,
      count: sql<number>`count(*)::int`,
      total: sql<number>`(sum(count(*)) over ())::int`,
    })
    .from(radarRoundParticipants)
    .innerJoin(radarRounds, eq(radarRounds.id, radarRoundParticipants.roundId))
    .innerJoin(radars, eq(radars.id, radarRounds.radarId))
    .innerJoin(radarEditions, eq(radarEditions.id, radarRounds.editionId))
    .innerJoin(radarRoundItems, eq(radarRoundItems.roundId, radarRounds.id))
    .where(
      and(
        sql`${radarRoundParticipants.userId} = ${scope.userId}::uuid`,
        discussedRadar(scope),
        sql`(${step} = 'vote' or (${step} = 'secondVote' and ${radarRoundItems.isDisputed}))`,
        sql`coalesce(${end} > now(), true)`,
        sql`not exists (select from ${radarVotes} where ${radarVotes.itemId} = ${radarRoundItems.id}
          and ${radarVotes.userId} = ${scope.userId}::uuid and ${radarVotes.step} = ${step})`,
      ),
    )
    .groupBy(radarRounds.id, radars.id, radarEditions.id)
    .orderBy(sql`${end} nulls last`, radarRounds.id)
    .limit(needsYouLimits.linesMost);
  return {
    total: rows[0]?.total ?? 0,
    lines: rows.map(({ id, radarId, name, edition, at, count }) => ({
      id,
      count,
      name: edition,
      where: name,
      at,
      link: linkToRound(radarId, id),
    })),
  };
};

const loaders: Readonly<Record<NeedsYouKind, LoadPart>> = {
  vote: openVotes,
};
export const needsYou = sourceOf(3, loaders);
