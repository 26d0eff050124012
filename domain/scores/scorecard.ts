import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { requiredText, text } from '#domain/shapes.ts';

/** One thing a submission is judged by. Its weight counts against those of the others. */
export const Criterion = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/u)),
  name: requiredText(limits.criterionCharacters),
  /** What a low and a high score mean, in words. */
  guidance: z.optional(z.nullable(text(limits.guidanceCharacters))),
  weight: z.int().check(z.gte(1), z.lte(limits.criterionWeightMost)),
});
export type Criterion = z.infer<typeof Criterion>;
