import * as z from 'zod/mini';
import { ProjectHealth, ProjectPhase } from '#features/projects/domain/project.ts';
import { Instant } from '#core/domain/schemas.ts';
import { CompanyRef } from './company.ts';

const named = z.object({ id: z.string(), name: z.string() });

/** What every appearance says beside. */
const place = {
  id: z.string(),
  /** The record of the company that stands there: the one asked for, or an accepted other one. */
  record: CompanyRef,
  at: Instant,
};

const CollectionPlace = z.object({
  ...place,
  name: z.string(),
  isOwn: z.boolean(),
  isBlacklisted: z.boolean(),
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

/** Where a company appears, as far as the reader sees it: the latest first. */
export const Appearances = z.object({
  collections: counted(CollectionPlace),
  submissions: counted(SubmissionPlace),
  projects: counted(ProjectPlace),
});
export type Appearances = z.infer<typeof Appearances>;
