import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CharterOutcome } from '#features/portfolio/projects/domain/charter.ts';
import type { ProjectHealth, ProjectPhase } from '#features/portfolio/projects/domain/project.ts';
import type { MovedDate, RiskSeverity } from '#features/portfolio/projects/domain/project-parts.ts';
import {
  createdAt,
  id,
  instant,
  momentOf,
  partOf,
  updatedAt,
} from '#core/server/tables/columns.ts';
import { users } from '#core/server/tables/users.ts';
import { projects } from './tables.ts';

const projectId = () => partOf('project_id', () => projects.id);
const user = (name: string) => uuid(name).references(() => users.id);
/** For optimistic concurrency, and for taking a deletion back. */
const stored = () => ({
  version: integer('version').notNull().default(1),
  isActive: boolean('is_active').notNull().default(true),
});

/** What a project has to reach by a day. */
export const projectMilestones = pgTable(
  'project_milestones',
  {
    id: id(),
    projectId: projectId(),
    name: text('name').notNull(),
    dueDate: date('due_date').notNull(),
    reachedAt: instant('reached_at'),
    ...stored(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('project_milestones_project').on(table.projectId, table.dueDate)],
);

/** What its people report, with the state that the project then had. */
export const projectUpdates = pgTable(
  'project_updates',
  {
    id: id(),
    projectId: projectId(),
    authorId: user('author_id'),
    body: text('body').notNull(),
    phase: text('phase').$type<ProjectPhase>().notNull(),
    health: text('health').$type<ProjectHealth>().notNull(),
    editedAt: instant('edited_at'),
    ...stored(),
    createdAt: createdAt(),
  },
  (table) => [index('project_updates_project').on(table.projectId, table.createdAt)],
);

export const projectRisks = pgTable(
  'project_risks',
  {
    id: id(),
    projectId: projectId(),
    title: text('title').notNull(),
    severity: text('severity').$type<RiskSeverity>().notNull(),
    mitigation: text('mitigation'),
    ownerId: user('owner_id'),
    closedAt: instant('closed_at'),
    ...stored(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('project_risks_project').on(table.projectId)],
);

/** Decisions taken in a project, such as a change of scope. */
export const projectDecisions = pgTable(
  'project_decisions',
  {
    id: id(),
    projectId: projectId(),
    title: text('title').notNull(),
    reason: text('reason'),
    decidedOn: date('decided_on').notNull(),
    decidedBy: user('decided_by'),
    ...stored(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('project_decisions_project').on(table.projectId, table.decidedOn)],
);

/** People who work on a project beside its owner. */
export const projectMembers = pgTable(
  'project_members',
  {
    projectId: projectId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_members_user').on(table.userId),
  ],
);

/** What a pilot has to show, agreed before it begins. At most one for each project. */
export const pilotCharters = pgTable('pilot_charters', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  decisionDate: date('decision_date').notNull(),
  /** Who answers for it on our side, and on the company's. */
  ownerId: user('owner_id'),
  companyOwner: text('company_owner'),
  /** The decision date before the one extension that is allowed. */
  extendedFrom: date('extended_from'),
  extensionReason: text('extension_reason'),
  outcome: text('outcome').$type<CharterOutcome>(),
  outcomeReason: text('outcome_reason'),
  decidedAt: instant('decided_at'),
  decidedBy: user('decided_by'),
  /** The decision date of which its owners were notified. */
  notifiedFor: date('notified_for'),
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A criterion of a pilot charter, and what was measured. */
export const pilotCriteria = pgTable(
  'pilot_criteria',
  {
    id: id(),
    projectId: projectId(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    target: text('target').notNull(),
    unit: text('unit'),
    /** Where the value is read, such as a sensor or a report. */
    source: text('source'),
    result: text('result'),
    /** Null: not yet judged. */
    isMet: boolean('is_met'),
  },
  (table) => [index('pilot_criteria_project').on(table.projectId, table.position)],
);

/** Every move of a date, so that "moved 3 times, 47 days in all" can be said. */
export const projectDateMoves = pgTable(
  'project_date_moves',
  {
    id: id(),
    projectId: projectId(),
    what: text('what').$type<MovedDate>().notNull(),
    /** The milestone, where a milestone's date was moved. */
    milestoneId: uuid('milestone_id').references(() => projectMilestones.id, {
      onDelete: 'cascade',
    }),
    from: date('from'),
    to: date('to'),
    /** Null: an external system. */
    movedBy: user('moved_by'),
    at: momentOf('at'),
  },
  (table) => [index('project_date_moves_project').on(table.projectId, table.at)],
);
