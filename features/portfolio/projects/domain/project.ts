import * as z from 'zod/mini';
import { CompanyKind } from '#core/domain/company-kind.ts';
import { Id, Instant, paginated } from '#core/domain/schemas.ts';

export const projectPhases = [
  'Discovery',
  'Proof of concept',
  'Pilot',
  'Rollout',
  'Closed',
] as const;
export const ProjectPhase = z.enum(projectPhases);
export type ProjectPhase = z.infer<typeof ProjectPhase>;

export const projectHealths = ['on track', 'at risk', 'off track'] as const;
export const ProjectHealth = z.enum(projectHealths);
export type ProjectHealth = z.infer<typeof ProjectHealth>;

const named = z.object({ id: Id, name: z.string() });

/** A project: started here from a selected submission, or imported from another system. */
export const Project = z.object({
  id: Id,
  externalId: z.nullable(z.string()),
  source: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  corporation: named,
  opportunity: z.nullable(named),
  companyName: z.nullable(z.string()),
  company: z.nullable(z.object({ kind: CompanyKind, id: Id, name: z.string() })),
  owner: z.nullable(named),
  phase: ProjectPhase,
  health: ProjectHealth,
  startDate: z.nullable(Instant),
  endDate: z.nullable(Instant),
  /** The earliest milestone that is not reached. */
  nextMilestone: z.nullable(z.object({ name: z.string(), dueDate: z.iso.date() })),
  /** When its people last reported. */
  lastUpdateAt: z.nullable(Instant),
  /** Whether the reader may change it. */
  mayEdit: z.boolean(),
  version: z.int(),
  updatedAt: Instant,
});
export type Project = z.infer<typeof Project>;

/** The figures above the list of projects; each is also a filter of the list. */
export const projectFigures = ['active', 'atRisk', 'pilots', 'decidedThisQuarter'] as const;
export const ProjectFigure = z.enum(projectFigures);
export type ProjectFigure = z.infer<typeof ProjectFigure>;

export const ProjectFigures = z.record(ProjectFigure, z.int());
export type ProjectFigures = z.infer<typeof ProjectFigures>;

/** The projects of one phase on the board: how many there are, and the first of them. */
export const ProjectColumn = z.object({
  phase: ProjectPhase,
  total: z.int(),
  page: paginated(Project),
});
export type ProjectColumn = z.infer<typeof ProjectColumn>;
