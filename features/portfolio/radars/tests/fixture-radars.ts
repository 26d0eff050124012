import { randomUUID } from 'node:crypto';
import { areasOf } from '#features/portfolio/radars/domain/templates.ts';
import {
  radarBlips,
  radarComments,
  radarEditions,
  radarEntries,
  radarProposals,
  radars,
} from '#features/portfolio/radars/server/tables.ts';
import {
  radarRoundItems,
  radarRoundParticipants,
  radarRounds,
} from '#features/portfolio/radars/server/round-tables.ts';
import type { TestServer } from '#core/tests/test-server.ts';

/** A radar of the corporation of a place, with a published edition and a draft. */
export interface RadarResources {
  readonly radarId: string;
  /** Another one there, to delete. */
  readonly lastRadarId: string;
  /** Another one there, which is on the web. */
  readonly publicRadarId: string;
  readonly editionId: string;
  readonly draftId: string;
  readonly blipId: string;
  /** Decided already. */
  readonly proposalId: string;
  /** A vote on the draft in which everybody takes part, and its only blip. */
  readonly roundId: string;
  readonly itemId: string;
  /** A round that is published. */
  readonly publishedRoundId: string;
  /** A comment by the requesting person. */
  readonly radarCommentId: string;
}

export const missingRadar = (): RadarResources => ({
  radarId: randomUUID(),
  lastRadarId: randomUUID(),
  publicRadarId: randomUUID(),
  editionId: randomUUID(),
  draftId: randomUUID(),
  blipId: randomUUID(),
  proposalId: randomUUID(),
  roundId: randomUUID(),
  itemId: randomUUID(),
  publishedRoundId: randomUUID(),
  radarCommentId: randomUUID(),
});

const areas = {
  quadrants: areasOf(['Tools', 'Skills'], ['#112233']),
  rings: areasOf(['Use', 'Leave'], ['#112233']),
};
const publishedAt = '2026-05-04T00:00:00.000Z';

/** For each corporation, with a comment of each of these people. Nobody is named as an editor. */
export async function makeRadars(
  { database: { db, pool } }: TestServer,
  userIds: readonly string[],
) {
  const { rows } = await pool.query<{ id: string }>('select id from corporations');
  const made = new Map<string, RadarResources>();
  const comments = new Map<string, string>();
  for (const { id: corporationId } of rows) {
    const ids = missingRadar();
    const { radarId, publicRadarId, editionId, draftId, blipId } = ids;
    made.set(corporationId, ids);
    const name = 'From the matrix';
    await db.insert(radars).values([
      { id: radarId, corporationId, name },
      { id: ids.lastRadarId, corporationId, name },
      { id: publicRadarId, corporationId, name, isPublic: true },
    ]);
    await db.insert(radarEditions).values([
      { id: editionId, radarId, number: 1, name, publishedAt, ...areas },
      { id: draftId, radarId, number: 2, name, publishedAt: null, ...areas },
      { id: randomUUID(), radarId: publicRadarId, number: 1, name, publishedAt, ...areas },
    ]);
    await db.insert(radarBlips).values({ id: blipId, radarId });
    await db.insert(radarEntries).values(
      [editionId, draftId].map((edition) => ({
        editionId: edition,
        blipId,
        name: 'Matrix',
        quadrantId: 'tools',
        ringId: 'use',
      })),
    );
    await db.insert(radarProposals).values({
      id: ids.proposalId,
      radarId,
      name: 'Matrix',
      state: 'rejected',
      source: { kind: 'search' },
    });
    const { roundId, publishedRoundId } = ids;
    const ends = {
      proposals: null,
      vote: null,
      discussion: null,
      secondVote: null,
      recommendation: null,
    };
    await db.insert(radarRounds).values([
      { id: roundId, radarId, editionId: draftId, step: 'vote', ends },
      { id: publishedRoundId, radarId, editionId, step: 'published', ends },
    ]);
    await db.insert(radarRoundItems).values({ id: ids.itemId, roundId, blipId });
    await db.insert(radarRoundParticipants).values(userIds.map((userId) => ({ roundId, userId })));
    for (const authorId of userIds) {
      const id = randomUUID();
      comments.set(`${corporationId} ${authorId}`, id);
      await db.insert(radarComments).values({ id, blipId, authorId, body: 'From the matrix' });
    }
  }
  return (corporationId: string, userId: string): RadarResources => {
    const ids = made.get(corporationId) ?? missingRadar();
    return { ...ids, radarCommentId: comments.get(`${corporationId} ${userId}`) ?? randomUUID() };
  };
}
