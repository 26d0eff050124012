import { and, desc, eq, sql } from 'drizzle-orm';
import { newId } from '#core/server/tables/columns.ts';
import { demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { seededRandom, type Random } from '#core/server/demo/seeded-random.ts';
import type { RoundStep, VotingStep } from '#features/portfolio/radars/domain/round-steps.ts';
import type { StepEnds } from '#features/portfolio/radars/domain/round.ts';
import {
  Experience,
  isDisputed,
  resultOf,
  type Ballot,
} from '#features/portfolio/radars/domain/vote-result.ts';
import {
  radarRoundItems,
  radarRoundParticipants,
  radarRounds,
  radarVotes,
} from '#features/portfolio/radars/server/round-tables.ts';
import {
  radarBlips,
  radarEditions,
  radarEntries,
  radars,
} from '#features/portfolio/radars/server/tables.ts';
import { peopleDemo } from '#features/people/users/demo/fill-people.ts';
import { bearings } from './bearings.ts';
import { editionName, radarsDemo } from './fill-radars.ts';

const seed = 20_261_126;
const voters = ['owner', 'developer', 'member', 'champion', 'observer'].map(
  (name) => `${name}@skf.example`,
);
const proposed = [
  {
    name: 'Thermal imaging at line speed',
    description: 'A camera above the cage press finds rings that cooled unevenly.',
  },
  {
    name: 'Remanufactured bearings as a service',
    description: 'Customers pay for hours of running; we take back, measure and renew.',
  },
];

type Edition = typeof radarEditions.$inferSelect;

interface Round {
  readonly edition: Pick<Edition, 'id' | 'radarId'>;
  readonly step: RoundStep;
  readonly ends: StepEnds;
  readonly turnout: { readonly vote: number | null; readonly secondVote: number | null };
}

interface People {
  readonly userIds: readonly string[];
  readonly ownerId: string;
}

async function insertRound(
  { db }: FillContext,
  { userIds, ownerId }: People,
  { edition, ...round }: Round,
): Promise<string> {
  const id = newId();
  await db.insert(radarRounds).values({
    id,
    editionId: edition.id,
    radarId: edition.radarId,
    ...round,
    editorId: ownerId,
    authorId: ownerId,
  });
  await db
    .insert(radarRoundParticipants)
    .values(userIds.map((userId) => ({ roundId: id, userId })));
  return id;
}

/** Votes around a ring: most for it, some for the next one. */
const ballotNear = (
  random: Random,
  rings: Edition['rings'],
  ring: number,
  share: number,
): Ballot => {
  const at = random.next() < share ? ring : ring === 0 ? 1 : ring - 1;
  return { choice: rings[at]?.id ?? '', experience: random.pick(Experience.options) };
};

async function insertVotes(
  { db }: FillContext,
  itemId: string,
  step: VotingStep,
  ballots: ReadonlyMap<string, Ballot>,
): Promise<void> {
  if (ballots.size === 0) return;
  await db
    .insert(radarVotes)
    .values([...ballots].map(([userId, ballot]) => ({ itemId, userId, step, ...ballot })));
}

const noEnds: StepEnds = {
  proposals: null,
  vote: null,
  discussion: null,
  secondVote: null,
  recommendation: null,
};

/** The round that the last edition came from. */
async function fillPublished(
  context: FillContext,
  random: Random,
  people: People,
  edition: Edition,
): Promise<void> {
  const { db } = context;
  const turnout = { vote: people.userIds.length, secondVote: people.userIds.length };
  const ends = { ...noEnds, vote: context.at(-21), secondVote: context.at(-14) };
  const roundId = await insertRound(context, people, { edition, step: 'published', ends, turnout });
  const entries = await db
    .select()
    .from(radarEntries)
    .where(and(eq(radarEntries.editionId, edition.id), eq(radarEntries.isSettled, false)))
    .orderBy(radarEntries.name);
  for (const [nth, { blipId, ringId }] of entries.slice(0, 7).entries()) {
    const ring = edition.rings.findIndex(({ id }) => id === ringId);
    const vote = (share: number) =>
      new Map(people.userIds.map((id) => [id, ballotNear(random, edition.rings, ring, share)]));
    const first = vote(nth % 3 === 1 ? 0.5 : 0.95);
    const result = resultOf([...first.values()]);
    const isOpen = isDisputed(result);
    const second = isOpen ? vote(1) : new Map<string, Ballot>();
    const counted = isOpen ? resultOf([...second.values()]) : result;
    const name = edition.rings[ring]?.name ?? '';
    const itemId = newId();
    await db.insert(radarRoundItems).values({
      id: itemId,
      roundId,
      blipId,
      result,
      isDisputed: isOpen,
      choice: ringId,
      secondResult: isOpen ? counted : null,
      reason: `${counted?.choices.find(({ choice }) => choice === ringId)?.votes ?? 0} of ${counted?.votes ?? 0} votes for ${name}.`,
    });
    await insertVotes(context, itemId, 'vote', first);
    await insertVotes(context, itemId, 'secondVote', second);
  }
}

/** A draft with two new blips, and its first vote, half of it done. */
async function fillVote(
  context: FillContext,
  random: Random,
  people: People,
  last: Edition,
): Promise<void> {
  const { db } = context;
  const { radarId, quadrants, rings } = last;
  const id = newId();
  await db.insert(radarEditions).values({
    id,
    radarId,
    number: last.number + 1,
    name: editionName(context.at(182)),
    quadrants,
    rings,
    createdAt: context.at(-6),
    updatedAt: context.at(-6),
  });
  await db.execute(sql`
    insert into radar_entries
      (edition_id, blip_id, name, description, quadrant_id, ring_id, tags, links, is_settled)
    select ${id}::uuid, blip_id, name, description, quadrant_id, ring_id, tags, links, is_settled
    from radar_entries where edition_id = ${last.id}::uuid and is_active`);
  const blipIds: string[] = [];
  for (const [nth, blip] of proposed.entries()) {
    const blipId = newId();
    await db.insert(radarBlips).values({ id: blipId, radarId });
    await db.insert(radarEntries).values({
      editionId: id,
      blipId,
      ...blip,
      ringId: rings.at(-1)?.id ?? '',
      quadrantId: quadrants[nth + 1]?.id ?? '',
    });
    blipIds.push(blipId);
  }
  const standing = await db
    .select({ blipId: radarEntries.blipId })
    .from(radarEntries)
    .where(and(eq(radarEntries.editionId, last.id), eq(radarEntries.isSettled, false)))
    .orderBy(desc(radarEntries.name))
    .limit(7);
  blipIds.push(...standing.map(({ blipId }) => blipId));
  const roundId = await insertRound(context, people, {
    edition: { id, radarId },
    step: 'vote',
    ends: {
      proposals: context.at(-2),
      vote: context.at(5),
      discussion: context.at(12),
      secondVote: context.at(17),
      recommendation: context.at(24),
    },
    turnout: { vote: null, secondVote: null },
  });
  for (const [nth, blipId] of blipIds.entries()) {
    const itemId = newId();
    await db.insert(radarRoundItems).values({ id: itemId, roundId, blipId });
    // The owner is in the middle, some have finished, some have not begun.
    const voting = people.userIds.filter((userId, at) =>
      userId === people.ownerId ? nth < 3 : at % 3 !== 2,
    );
    const ballots = voting.map(
      (userId) => [userId, ballotNear(random, rings, random.whole(0, 3), 0.7)] as const,
    );
    await insertVotes(context, itemId, 'vote', new Map(ballots));
  }
}

/** On SKF's radar: a round that is published, and one in the middle of its first vote. */
export const roundsDemo = demoStep([radarsDemo, peopleDemo], async (context) => {
  const random = seededRandom(seed);
  const { byEmail, teams } = context.of(peopleDemo);
  const named = voters.flatMap((email) => byEmail.get(email) ?? []);
  const userIds = [...new Set([...named, ...teams.skf.slice(0, 4).map(({ userId }) => userId)])];
  const [ownerId] = named;
  const [last] = await context.db
    .select({ edition: radarEditions })
    .from(radarEditions)
    .innerJoin(radars, eq(radars.id, radarEditions.radarId))
    .where(eq(radars.name, bearings.name))
    .orderBy(desc(radarEditions.number))
    .limit(1);
  if (ownerId === undefined || !last) return;
  await fillPublished(context, random, { userIds, ownerId }, last.edition);
  await fillVote(context, random, { userIds, ownerId }, last.edition);
});
