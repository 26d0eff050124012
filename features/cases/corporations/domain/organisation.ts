import * as z from 'zod/mini';
import { Id } from '#core/domain/schemas.ts';
import { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';

const igniteFields = {
  igniteEnabled: z.optional(z.nullable(z.boolean())),
  igniteConfig: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
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
