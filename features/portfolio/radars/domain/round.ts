import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { Id, Instant, requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { radarLimits } from './limits.ts';
import { Area } from './radar.ts';
import { RoundStep } from './round-steps.ts';
import { Experience, VoteResult } from './vote-result.ts';

const named = z.object({ id: Id, name: z.string() });

/** A ring of the edition, or `offRadar`. */
const Choice = z.string().check(z.regex(/^(?:[a-z0-9][a-z0-9-]{0,63}|:off)$/u));

/** What somebody sends: also `abstention`. */
export const VoteDraft = z.object({
  choice: z.union([Choice, z.literal(':abstain')]),
  experience: z.nullable(Experience),
});
export type VoteDraft = z.infer<typeof VoteDraft>;

export const Vote = z.object({ choice: z.string(), experience: z.nullable(Experience) });
export type Vote = z.infer<typeof Vote>;

const end = z.nullable(Instant);
/** When each step closes by itself; null: an editor closes it. */
export const StepEnds = z.object({
  proposals: end,
  vote: end,
  discussion: end,
  secondVote: end,
  recommendation: end,
});
export type StepEnds = z.infer<typeof StepEnds>;

export const RoundSummary = z.object({
  id: Id,
  edition: named,
  step: RoundStep,
  /** When its step closes. */
  endsAt: end,
  /** Whether the reader votes in it, or writes its recommendation. */
  isParticipant: z.boolean(),
  isAuthor: z.boolean(),
});
export type RoundSummary = z.infer<typeof RoundSummary>;

/** A blip that is voted on. Results are there once their vote has closed, and never before. */
export const RoundItem = z.object({
  id: Id,
  blipId: Id,
  name: z.string(),
  description: z.nullable(z.string()),
  quadrantId: z.string(),
  /** Its ring in the last published edition; null: it is new. */
  ringId: z.nullable(z.string()),
  /** The reader's own. */
  vote: z.nullable(Vote),
  secondVote: z.nullable(Vote),
  /** Null until the first vote has closed. */
  isDisputed: z.nullable(z.boolean()),
  /** Null: not closed yet, or too few votes to show. */
  result: z.nullable(VoteResult),
  secondResult: z.nullable(VoteResult),
  /** For its author and editors until it is published. */
  recommendation: z.nullable(z.object({ choice: z.nullable(z.string()), reason: z.string() })),
});
export type RoundItem = z.infer<typeof RoundItem>;

/** How many took part in a vote; null: fewer than are shown. */
const Turnout = z.object({ vote: z.nullable(z.int()), secondVote: z.nullable(z.int()) });

export const Round = z.extend(RoundSummary, {
  radarId: Id,
  radarName: z.string(),
  quadrants: z.array(Area),
  rings: z.array(Area),
  ends: StepEnds,
  editor: z.nullable(named),
  author: z.nullable(named),
  participants: z.array(named),
  turnout: Turnout,
  items: z.array(RoundItem),
  mayEdit: z.boolean(),
  version: z.int(),
});
export type Round = z.infer<typeof Round>;

const people = z.array(Uuid).check(z.maxLength(radarLimits.participantsMost));
const ids = z.array(Uuid).check(z.maxLength(radarLimits.roundItemsMost));

/** Whether so many can vote: with fewer each vote could be told from a result and one's own. */
export const areEnoughVoters = (people: readonly unknown[]): boolean =>
  people.length >= radarLimits.participantsLeast;

/** The step that a round begins with: proposals are collected first, or the vote is open at once. */
export const FirstStep = z.enum(['proposals', 'vote']);
export type FirstStep = z.infer<typeof FirstStep>;

export const RoundDraft = z.object({
  begins: z._default(FirstStep, 'proposals'),
  participantIds: people,
  authorId: z.nullable(Uuid),
  editorId: z.optional(z.nullable(Uuid)),
  ends: StepEnds,
  /** Blips of the draft that are voted on. */
  blipIds: ids,
  /** Open proposals that are voted on: they go into the draft. */
  proposalIds: z._default(ids, []),
});
export type RoundDraft = z.infer<typeof RoundDraft>;

/** Participants and blips stay as they are once the vote has begun. */
export const RoundChange = z.extend(z.partial(z.omit(RoundDraft, { begins: true })), {
  version: z.int(),
  proposalIds: z.optional(ids),
});
export type RoundChange = z.infer<typeof RoundChange>;

export const RecommendationDraft = z.object({
  choice: Choice,
  reason: text(limits.reasonCharacters),
});

export const RoundPublication = z.object({
  version: z.int(),
  /** Markdown. Without one it says what moved. */
  summary: z.optional(requiredText(radarLimits.summaryCharacters)),
});
