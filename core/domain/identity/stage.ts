import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { requiredText } from '#core/domain/schemas.ts';

/**
 * A step on a submission's way. The last step a corporation may not take away is the refusal: moving
 * there needs a reason.
 */
export const Stage = z.object({
  name: requiredText(limits.stageCharacters),
  isRefusal: z.optional(z.boolean()),
  /** Within how many days the corporation promises to go on from here. */
  promiseDays: z.optional(z.int().check(z.gte(1), z.lte(limits.promiseDaysMost))),
});
export type Stage = z.infer<typeof Stage>;
