import * as z from 'zod/mini';
import { deadlineFields } from '#core/domain/deadline-fields.ts';
import { limits } from '#core/domain/limits.ts';
import { corporationLimits } from './limits.ts';
import { EnteredInstant, Id, Instant, requiredText } from '#core/domain/schemas.ts';

/** A day of a cycle on which something happens. */
const Milestone = z.object({ name: requiredText(limits.nameCharacters), date: EnteredInstant });
export type Milestone = z.infer<typeof Milestone>;

/** A scouting cycle: the period in which a corporation looks for solutions. */
export const Cycle = z.object({
  id: Id,
  corporationId: Id,
  name: z.string(),
  startDate: z.nullable(Instant),
  endDate: z.nullable(Instant),
  ...deadlineFields,
  /** In the order of their dates. */
  milestones: z.array(z.object({ name: z.string(), date: Instant })),
});
export type Cycle = z.infer<typeof Cycle>;

export const CycleDraft = z
  .object({
    name: requiredText(limits.nameCharacters),
    startDate: EnteredInstant,
    endDate: EnteredInstant,
    milestones: z._default(
      z.array(Milestone).check(z.maxLength(corporationLimits.milestonesMost)),
      [],
    ),
  })
  .check(
    z.refine(({ startDate, endDate }) => !(Date.parse(endDate) <= Date.parse(startDate)), {
      path: ['endDate'],
      error: 'It must close after it opens.',
    }),
    z.refine(
      ({ startDate, endDate, milestones }) =>
        milestones.every(({ date }) => date >= startDate && date <= endDate),
      { path: ['milestones'], error: 'A milestone must be within the cycle.' },
    ),
  );
export type CycleDraft = z.infer<typeof CycleDraft>;
