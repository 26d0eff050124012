import * as z from 'zod/mini';
import { Id } from '#core/domain/shapes.ts';
import { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { Stage } from '#features/submissions/domain/stages.ts';

const igniteFields = {
  igniteEnabled: z.optional(z.nullable(z.boolean())),
  igniteConfig: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
};

/** Section 3, "Corporation". `slug` names its public page; the flag marks the foundry's synthetic entry. */
export const Corporation = z.object({
  id: Id,
  name: z.string(),
  introduction: z.optional(z.nullable(z.string())),
  slug: z.optional(z.string()),
  logoUrl: z.optional(z.nullable(z.string())),
  isAllCorporations: z.optional(z.boolean()),
  /** The steps that submissions to it take, in their order. */
  stages: z.optional(z.array(Stage)),
});
export type Corporation = z.infer<typeof Corporation>;

/** Section 3: what a foundry user sees first in the list of corporations. */
export const allCorporations: Corporation = {
  id: 'all',
  name: 'All corporations',
  introduction: null,
  isAllCorporations: true,
};

/** Section 3, "Organisation summary". */
export const OrganisationSummary = z.object({
  id: z.string(),
  name: z.string(),
  introduction: z.optional(z.nullable(z.string())),
  logoUrl: z.optional(z.nullable(z.string())),
  ...igniteFields,
});
export type OrganisationSummary = z.infer<typeof OrganisationSummary>;

/** Section 3, "Organisation detail". */
export const OrganisationDetail = z.object({
  id: Id,
  name: z.string(),
  introduction: z.nullable(z.string()),
  opportunities: z.array(Opportunity),
  ...igniteFields,
});
export type OrganisationDetail = z.infer<typeof OrganisationDetail>;

/** Section 4: "The view mode in the corporation context defaults to cycle"; the others are ours. */
export const viewModes = ['cycle', 'list', 'board', 'timeline'] as const;
export type ViewMode = (typeof viewModes)[number];
export const defaultViewMode: ViewMode = 'cycle';
