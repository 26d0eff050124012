import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';

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
  owner: z.nullable(named),
  phase: ProjectPhase,
  health: ProjectHealth,
  startDate: z.nullable(Instant),
  endDate: z.nullable(Instant),
  updatedAt: Instant,
});
export type Project = z.infer<typeof Project>;

/** The four figures above the list of projects. */
export const ProjectFigures = z.object({
  active: z.int(),
  atRisk: z.int(),
  pilots: z.int(),
  decidedThisQuarter: z.int(),
});
export type ProjectFigures = z.infer<typeof ProjectFigures>;
