import * as z from 'zod/mini';
import { deadlineFields } from '#core/domain/deadline-fields.ts';
import { OpportunityStatus } from '#features/cases/opportunities/domain/opportunity.ts';
import { OpportunitySearchEntry } from '#features/cases/opportunities/domain/search-entry.ts';
import { ProjectHealth, ProjectPhase } from '#features/portfolio/projects/domain/project.ts';
import { Id, Instant } from '#core/domain/schemas.ts';
import { Highlighted } from '#core/domain/text/highlighted.ts';

/** Search hits other than companies. */

const named = z.object({ id: Id, name: z.string() });

const base = {
  id: Id,
  name: z.string(),
  corporation: named,
  updatedAt: Instant,
  /** Comparable within one answer only. */
  score: z.number(),
};

export const OpportunityHit = z.object({
  ...base,
  summary: z.string(),
  categories: z.array(z.string()),
  cycleName: z.string(),
  endDate: z.nullable(Instant),
  ...deadlineFields,
  status: OpportunityStatus,
  numSubmissions: z.int(),
  highlights: z.object({
    name: z.optional(Highlighted),
    /** The passage of its brief around the match. */
    brief: z.optional(Highlighted),
    /** Matching categories, as written. */
    categories: z.optional(z.array(z.string())),
  }),
  /** As the specification's search index has it. Only on request. */
  entry: z.optional(OpportunitySearchEntry),
});
export type OpportunityHit = z.infer<typeof OpportunityHit>;

export const ProjectHit = z.object({
  ...base,
  summary: z.string(),
  companyName: z.nullable(z.string()),
  phase: ProjectPhase,
  health: ProjectHealth,
  endDate: z.nullable(Instant),
  highlights: z.object({
    name: z.optional(Highlighted),
    companyName: z.optional(Highlighted),
    description: z.optional(Highlighted),
  }),
});
export type ProjectHit = z.infer<typeof ProjectHit>;
