import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Round, StepEnds } from '#features/portfolio/radars/domain/round.ts';
import type { RoundStep, VotingStep } from '#features/portfolio/radars/domain/round-steps.ts';
import type { Experience, VoteResult } from '#features/portfolio/radars/domain/vote-result.ts';
import { createdAt, id, partOf, updatedAt } from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';
import { radarBlips, radarEditions, radars } from './tables.ts';

export const radarRounds = pgTable(
  'radar_rounds',
  {
    id: id(),
    radarId: partOf('radar_id', () => radars.id),
    editionId: partOf('edition_id', () => radarEditions.id),
    step: text('step').$type<RoundStep>().notNull().default('proposals'),
    ends: jsonb('ends').$type<StepEnds>().notNull(),
    editorId: uuid('editor_id').references(() => users.id),
    authorId: uuid('author_id').references(() => users.id),
    /** Counted when a vote closes. */
    turnout: jsonb('turnout')
      .$type<Round['turnout']>()
      .notNull()
      .default(sql`'{"vote": null, "secondVote": null}'`),
    /** The vote that reminders were sent for. */
    remindedStep: text('reminded_step').$type<VotingStep>(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('radar_rounds_edition').on(table.editionId),
    index('radar_rounds_radar').on(table.radarId),
  ],
);

export const radarRoundParticipants = pgTable(
  'radar_round_participants',
  {
    roundId: partOf('round_id', () => radarRounds.id),
    userId: partOf('user_id', () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.userId] }),
    index('radar_round_participants_user').on(table.userId),
  ],
);

/** A blip that is voted on. Its results are sums that are stored when a vote closes, and stay. */
export const radarRoundItems = pgTable(
  'radar_round_items',
  {
    id: id(),
    roundId: partOf('round_id', () => radarRounds.id),
    blipId: partOf('blip_id', () => radarBlips.id),
    isDisputed: boolean('is_disputed'),
    result: jsonb('result').$type<VoteResult>(),
    secondResult: jsonb('second_result').$type<VoteResult>(),
    /** What is recommended. */
    choice: text('choice'),
    reason: text('reason').notNull().default(''),
  },
  (table) => [uniqueIndex('radar_round_items_blip').on(table.roundId, table.blipId)],
);

/** One vote of a person on a blip in a step. No time, no order, no version: they could tell whose it is. */
export const radarVotes = pgTable(
  'radar_votes',
  {
    itemId: partOf('item_id', () => radarRoundItems.id),
    userId: partOf('user_id', () => users.id),
    step: text('step').$type<VotingStep>().notNull(),
    choice: text('choice').notNull(),
    experience: text('experience').$type<Experience>(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.userId, table.step] }),
    index('radar_votes_user').on(table.userId),
  ],
);
