import * as z from 'zod/mini';
import { dayFilter, listFilter, numberFilter } from '#core/domain/filter-values.ts';
import { limits } from '#core/domain/limits.ts';
import { Uuid, text } from '#core/domain/schemas.ts';
import { opportunityLimits } from './limits.ts';
import { OpportunityStatus } from './opportunity.ts';

const only = z.optional(z.literal('true'));
const yesOrNo = z.optional(z.enum(['true', 'false']));
const ids = z.optional(listFilter(Uuid));

/** Which opportunities are meant: all of these must hold. */
export const opportunityFilters = {
  corporationId: z.optional(Uuid),
  status: z.optional(OpportunityStatus),
  category: z.optional(listFilter(text(opportunityLimits.categoryCharacters))),
  cycleId: z.optional(Uuid),
  /** By name: corporations that scout in the same season share one. */
  cycle: z.optional(listFilter(text(limits.nameCharacters))),
  q: z.optional(text(limits.queryCharacters)),
  corporation: ids,
  /** On whose team one is. */
  mine: only,
  /** A Case Owner. */
  owner: ids,
  /** Of the case team, in any role. */
  member: ids,
  /** Something in their submissions waits for the reader. */
  needsYou: only,
  /** The day on which it closes, where its corporation is. */
  closes: z.optional(dayFilter),
  posted: z.optional(dayFilter),
  updated: z.optional(dayFilter),
  submissions: z.optional(numberFilter),
  /** Whether it is on the public page. */
  published: yesOrNo,
  /** Whether there is one. */
  reward: yesOrNo,
};

const OpportunityFilters = z.object(opportunityFilters);
export type OpportunityFilters = z.output<typeof OpportunityFilters>;
/** As a query has them. */
export type OpportunityFilterQuery = z.input<typeof OpportunityFilters>;
