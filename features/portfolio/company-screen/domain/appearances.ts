import * as z from 'zod/mini';
import { ProjectHealth, ProjectPhase } from '#features/portfolio/projects/domain/project.ts';
import { Instant } from '#core/domain/schemas.ts';
import { CompanyRef } from '#features/directory/companies/domain/company.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** Fields of every appearance. */
const place = {
  id: z.string(),
  /** The company record used there: the requested one or an accepted other record. */
  record: CompanyRef,
  at: Instant,
};

const CollectionPlace = z.object({
  ...place,
  name: z.string(),
  isOwn: z.boolean(),
  isBlacklisted: z.boolean(),
  /** What its people wrote about the company there. */
  note: z.nullable(z.string()),
});

const SubmissionPlace = z.object({
  ...place,
  title: z.string(),
  stage: z.string(),
  isWithdrawn: z.boolean(),
  opportunity: named,
  corporation: named,
});

const ProjectPlace = z.object({
  ...place,
  name: z.string(),
  phase: ProjectPhase,
  health: ProjectHealth,
  corporation: named,
});

const counted = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ total: z.int(), first: z.array(row) });

/** Where a company appears, limited to what the viewer may see; latest first. */
export const Appearances = z.object({
  collections: counted(CollectionPlace),
  submissions: counted(SubmissionPlace),
  projects: counted(ProjectPlace),
});
export type Appearances = z.infer<typeof Appearances>;
