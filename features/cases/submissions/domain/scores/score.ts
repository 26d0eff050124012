import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { scoreLimits } from '#features/cases/submissions/domain/limits.ts';
import { Id, Instant, text } from '#core/domain/schemas.ts';
import { CriterionId } from './scorecard.ts';

const Values = z.record(CriterionId, z.number());

/** A judge's score: a whole number for every criterion of the card, and an optional note. */
export const ScoreDraft = z.object({
  values: z.record(CriterionId, z.int().check(z.gte(1), z.lte(scoreLimits.scaleMost))),
  note: z.optional(z.nullable(text(limits.noteCharacters))),
});
export type ScoreDraft = z.infer<typeof ScoreDraft>;

export const ConflictDraft = z.object({
  reason: z.optional(z.nullable(text(limits.reasonCharacters))),
});

/** All judges' scores of a submission in one figure. `spread` is the standard deviation. */
export const ScoreFigure = z.object({
  count: z.int(),
  overall: z.number(),
  spread: z.number(),
  /** Whether judges disagree strongly (`disputedShare`). */
  isDisputed: z.boolean(),
});
export type ScoreFigure = z.infer<typeof ScoreFigure>;

/** Null while nobody has scored this criterion. */
const CriterionResult = z.object({
  id: z.string(),
  mean: z.nullable(z.number()),
  spread: z.nullable(z.number()),
});
export type CriterionResult = z.infer<typeof CriterionResult>;

export const JudgeScore = z.object({
  userId: Id,
  name: z.string(),
  values: Values,
  overall: z.number(),
  note: z.nullable(z.string()),
  at: Instant,
});
export type JudgeScore = z.infer<typeof JudgeScore>;

export const ScoreResult = z.extend(ScoreFigure, {
  criteria: z.array(CriterionResult),
  /** Empty for viewers who see figures only. */
  judges: z.array(JudgeScore),
});
export type ScoreResult = z.infer<typeof ScoreResult>;

/** The scores of a submission as visible to one reader, on the scale of the card in force. */
export const Scores = z.object({
  mine: z.nullable(
    z.object({
      values: Values,
      note: z.nullable(z.string()),
      at: Instant,
      /** The submitter has changed the submission since. */
      isOutdated: z.boolean(),
    }),
  ),
  /** The reader's own; those of others are never shown. */
  conflict: z.nullable(z.object({ reason: z.nullable(z.string()), at: Instant })),
  /** Others' scores are withheld; true even if there are none. */
  isHidden: z.boolean(),
  /** Null while hidden, and while there are none. */
  result: z.nullable(ScoreResult),
});
export type Scores = z.infer<typeof Scores>;
