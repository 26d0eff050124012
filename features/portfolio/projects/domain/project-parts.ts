import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { Id, Instant, requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { Attachment } from '#features/cases/files/domain/file.ts';
import { projectLimits } from './limits.ts';
import { ProjectHealth, ProjectPhase } from './project.ts';

/** The parts of a project that its page shows beside its own fields. */

/** A day without a time, such as `2027-03-31`. */
export const Day = z.iso.date();

/** A day from a user: the years that a date field offers. */
export const EnteredDay = Day.check(
  z.refine(
    (value) => value >= '1900-01-01' && value < '2200-01-01',
    'The year must be from 1900 to 2199.',
  ),
);

export const Person = z.object({ id: Id, name: z.string(), photoUrl: z.nullable(z.string()) });
export type Person = z.infer<typeof Person>;

/** The dates whose moves are kept. */
export const movedDates = ['start', 'end', 'milestone', 'decision'] as const;
export type MovedDate = (typeof movedDates)[number];

/** How often a date was moved, and by how many days in all; negative: earlier. */
export const DateMoves = z.object({ times: z.int(), days: z.int() });
export type DateMoves = z.infer<typeof DateMoves>;

export const Milestone = z.object({
  id: Id,
  name: z.string(),
  dueDate: Day,
  reachedAt: z.nullable(Instant),
  dateMoves: DateMoves,
  version: z.int(),
});
export type Milestone = z.infer<typeof Milestone>;

export const ProjectUpdate = z.object({
  id: Id,
  author: z.nullable(Person),
  body: z.string(),
  phase: ProjectPhase,
  health: ProjectHealth,
  createdAt: Instant,
  editedAt: z.nullable(Instant),
  files: z.array(Attachment),
  version: z.int(),
});
export type ProjectUpdate = z.infer<typeof ProjectUpdate>;

export const riskSeverities = ['low', 'medium', 'high'] as const;
export const RiskSeverity = z.enum(riskSeverities);
export type RiskSeverity = z.infer<typeof RiskSeverity>;

export const Risk = z.object({
  id: Id,
  title: z.string(),
  severity: RiskSeverity,
  mitigation: z.nullable(z.string()),
  owner: z.nullable(Person),
  closedAt: z.nullable(Instant),
  version: z.int(),
});
export type Risk = z.infer<typeof Risk>;

export const ProjectDecision = z.object({
  id: Id,
  title: z.string(),
  reason: z.nullable(z.string()),
  decidedOn: Day,
  decidedBy: z.nullable(Person),
  version: z.int(),
});
export type ProjectDecision = z.infer<typeof ProjectDecision>;

export const ProjectMember = z.object({ user: Person, role: z.nullable(z.string()) });
export type ProjectMember = z.infer<typeof ProjectMember>;

const name = requiredText(limits.nameCharacters);
const longText = z.nullable(text(limits.reasonCharacters));
const body = requiredText(projectLimits.updateCharacters);
const files = z.array(Uuid).check(z.maxLength(projectLimits.filesPerUpdate));

/** What every change of a part carries: the version it was based on, and whether it is restored. */
const change = { version: z.int(), isRestored: z.optional(z.literal(true)) };

export const MilestoneDraft = z.object({ name, dueDate: EnteredDay });
export const MilestoneChange = z.object({
  name: z.optional(name),
  dueDate: z.optional(EnteredDay),
  isReached: z.optional(z.boolean()),
  ...change,
});

export const UpdateDraft = z.object({ body, fileIds: z._default(files, []) });
export const UpdateChange = z.object({ body: z.optional(body), ...change });

export const RiskDraft = z.object({
  title: name,
  severity: RiskSeverity,
  mitigation: z._default(longText, null),
  ownerId: z._default(z.nullable(Uuid), null),
});
export const RiskChange = z.object({
  title: z.optional(name),
  severity: z.optional(RiskSeverity),
  mitigation: z.optional(longText),
  ownerId: z.optional(z.nullable(Uuid)),
  isClosed: z.optional(z.boolean()),
  ...change,
});

export const DecisionDraft = z.object({
  title: name,
  reason: z._default(longText, null),
  decidedOn: EnteredDay,
});
export const DecisionChange = z.object({
  title: z.optional(name),
  reason: z.optional(longText),
  decidedOn: z.optional(EnteredDay),
  ...change,
});

export const MemberRole = z.object({ role: z.nullable(text(projectLimits.roleCharacters)) });
