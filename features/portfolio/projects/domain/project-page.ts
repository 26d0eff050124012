import * as z from 'zod/mini';
import { RequestedCompany } from '#features/directory/companies/domain/company.ts';
import { limits } from '#core/domain/limits.ts';
import { Id, Instant, requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { PilotCharter } from './charter.ts';
import { projectLimits } from './limits.ts';
import {
  DateMoves,
  EnteredDay,
  Milestone,
  ProjectDecision,
  ProjectMember,
  ProjectUpdate,
  Risk,
} from './project-parts.ts';
import { Project, ProjectHealth, ProjectPhase } from './project.ts';

/** A project with everything that its page shows. */
export const ProjectPage = z.extend(Project, {
  createdAt: Instant,
  startMoves: DateMoves,
  endMoves: DateMoves,
  /** The submission it was started from. */
  submission: z.nullable(
    z.object({
      id: Id,
      opportunityId: Id,
      title: z.string(),
      stage: z.string(),
      receivedAt: Instant,
    }),
  ),
  milestones: z.array(Milestone),
  /** The latest ones, newest first. */
  updates: z.array(ProjectUpdate),
  updateCount: z.int(),
  risks: z.array(Risk),
  decisions: z.array(ProjectDecision),
  team: z.array(ProjectMember),
  charter: z.nullable(PilotCharter),
});
export type ProjectPage = z.infer<typeof ProjectPage>;

const name = requiredText(limits.nameCharacters);
const description = z.nullable(text(projectLimits.descriptionCharacters));
const day = z.nullable(EnteredDay);
/** Why a pilot begins without a charter. */
const reason = z.optional(text(limits.reasonCharacters));

/** A new project: from a submission, which names everything else, or by hand. */
export const ProjectDraft = z.object({
  submissionId: z.optional(Uuid),
  /** Needed without a submission. */
  name: z.optional(name),
  corporationId: z.optional(Uuid),
  opportunityId: z.optional(z.nullable(Uuid)),
  company: z.optional(z.nullable(RequestedCompany)),
  description: z.optional(description),
  ownerId: z.optional(z.nullable(Uuid)),
  phase: z._default(ProjectPhase, 'Discovery'),
  health: z._default(ProjectHealth, 'on track'),
  startDate: z.optional(day),
  endDate: z.optional(day),
  reason,
});
export type ProjectDraft = z.infer<typeof ProjectDraft>;

/** What changes, and the version it was based on. Fields that are not sent stay. */
export const ProjectChange = z.object({
  version: z.int(),
  name: z.optional(name),
  description: z.optional(description),
  ownerId: z.optional(z.nullable(Uuid)),
  phase: z.optional(ProjectPhase),
  health: z.optional(ProjectHealth),
  startDate: z.optional(day),
  endDate: z.optional(day),
  reason,
});
export type ProjectChange = z.infer<typeof ProjectChange>;
