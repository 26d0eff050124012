import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { text, Uuid } from '#core/domain/schemas.ts';
import { questionLimits } from '#features/cases/corporations/domain/limits.ts';
import { parseDay } from './answer-values.ts';
import { submissionLimits } from './limits.ts';

const Day = z
  .string()
  .check(z.refine((day) => parseDay(day) !== null, 'Enter a day, such as 2027-03-31.'));

/** What the answer to a question must be. All parts that are given must hold. */
export const AnswerFilter = z.object({
  questionId: Uuid,
  /** Whether there is one. */
  isAnswered: z.optional(z.boolean()),
  /** Its text has this, or is this; case does not matter. */
  has: z.optional(text(limits.queryCharacters)),
  is: z.optional(text(limits.queryCharacters)),
  /** One of these options is chosen. */
  anyOf: z.optional(z.array(Uuid).check(z.maxLength(questionLimits.optionsMost))),
  /** Of a number. */
  least: z.optional(z.number()),
  most: z.optional(z.number()),
  /** Of a day. */
  from: z.optional(Day),
  to: z.optional(Day),
});
export type AnswerFilter = z.infer<typeof AnswerFilter>;

/** Filters in a query, as JSON. */
export const answerFilters = z.pipe(
  text(submissionLimits.answerFilterCharacters),
  z.pipe(
    z.transform((json: string, { issues }) => {
      try {
        return JSON.parse(json) as unknown;
      } catch {
        issues.push({ code: 'custom', message: 'This is not JSON.', input: json });
        return z.NEVER;
      }
    }),
    z.array(AnswerFilter).check(z.maxLength(submissionLimits.answerFiltersMost)),
  ),
);
