import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { requiredText } from '#core/domain/schemas.ts';

/**
 * A stage of a submission. A corporation cannot remove the last one, the rejection; moving there
 * needs a reason.
 */
export const Stage = z.object({
  name: requiredText(limits.stageCharacters),
  isRefusal: z.optional(z.boolean()),
  /**
   * Of the first stage: the days within which an answer is promised, counted from the submission. A
   * later stage that names days still owes that answer, one that names none has given it.
   */
  promiseDays: z.optional(z.int().check(z.gte(1), z.lte(limits.promiseDaysMost))),
  /** Whether a move there offers a mail to the submitter. Omitted: where it is a decision. */
  mailsSubmitter: z.optional(z.boolean()),
});
export type Stage = z.infer<typeof Stage>;
