import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { EnteredInstant, Id, Instant, requiredText } from '#core/domain/schemas.ts';

/** A scouting cycle: the period in which a corporation looks for solutions. */
export const Cycle = z.object({
  id: Id,
  corporationId: Id,
  name: z.string(),
  startDate: z.nullable(Instant),
  endDate: z.nullable(Instant),
});
export type Cycle = z.infer<typeof Cycle>;

export const CycleDraft = z
  .object({
    name: requiredText(limits.nameCharacters),
    startDate: EnteredInstant,
    endDate: EnteredInstant,
  })
  .check(
    z.refine(({ startDate, endDate }) => !(Date.parse(endDate) <= Date.parse(startDate)), {
      path: ['endDate'],
      error: 'The last day must be after the first.',
    }),
  );
export type CycleDraft = z.infer<typeof CycleDraft>;
