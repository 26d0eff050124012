import * as z from 'zod/mini';
import { dayFilter, listFilter } from '#core/domain/filter-values.ts';
import { limits } from '#core/domain/limits.ts';
import { Uuid, text } from '#core/domain/schemas.ts';
import { ProjectFigure, ProjectHealth, ProjectPhase } from './project.ts';

const only = z.optional(z.literal('true'));
/** Ids, or `none` for projects that have none. */
const ids = z.optional(listFilter(z.union([Uuid, z.literal('none')])));

/** Which projects are meant: all of these must hold. */
export const projectFilters = {
  corporationId: z.optional(Uuid),
  ownerId: z.optional(Uuid),
  phase: z.optional(listFilter(ProjectPhase)),
  health: z.optional(listFilter(ProjectHealth)),
  /** The projects that one of the figures counts. */
  figure: z.optional(ProjectFigure),
  /** Each word in its name, company, updates, decisions or outcome. */
  q: z.optional(text(limits.queryCharacters)),
  /** One's own: as owner, in the team, or answering for the pilot. */
  mine: only,
  owner: ids,
  corporation: z.optional(listFilter(Uuid)),
  company: ids,
  /** The opportunity it came from. */
  opportunity: ids,
  source: z.optional(listFilter(text(limits.importSourceCharacters))),
  /** The day of its next milestone. */
  milestone: z.optional(dayFilter),
  /** A milestone was due before today. */
  overdue: only,
  /** The day on which its pilot is to be decided. */
  decision: z.optional(dayFilter),
  start: z.optional(dayFilter),
  end: z.optional(dayFilter),
  /** When its people last reported. */
  reported: z.optional(dayFilter),
  /** When it was last changed. */
  updated: z.optional(dayFilter),
};

const ProjectFilters = z.object(projectFilters);
export type ProjectFilters = z.output<typeof ProjectFilters>;
/** As a query has them. */
export type ProjectFilterQuery = z.input<typeof ProjectFilters>;
