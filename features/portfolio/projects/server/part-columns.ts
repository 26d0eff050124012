import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Person } from '#features/portfolio/projects/domain/project-parts.ts';
import { users } from '#core/server/tables/users.ts';
import {
  projectDecisions,
  projectMilestones,
  projectRisks,
  projectUpdates,
} from './part-tables.ts';

/** A person as a part of a project names them; null when there is none. */
export const person = (id: SQLWrapper) => sql<Person | null>`(
  select json_build_object('id', who.id, 'name', concat_ws(' ', who.first_name, who.last_name),
    'photoUrl', who.photo_url)
  from ${users} who where who.id = ${id})`;

export const milestoneColumns = {
  id: projectMilestones.id,
  name: projectMilestones.name,
  dueDate: projectMilestones.dueDate,
  reachedAt: projectMilestones.reachedAt,
  version: projectMilestones.version,
};

export const updateColumns = {
  id: projectUpdates.id,
  author: person(sql`${projectUpdates}.author_id`),
  body: projectUpdates.body,
  phase: projectUpdates.phase,
  health: projectUpdates.health,
  createdAt: projectUpdates.createdAt,
  editedAt: projectUpdates.editedAt,
  version: projectUpdates.version,
};

export const riskColumns = {
  id: projectRisks.id,
  title: projectRisks.title,
  severity: projectRisks.severity,
  mitigation: projectRisks.mitigation,
  owner: person(sql`${projectRisks}.owner_id`),
  closedAt: projectRisks.closedAt,
  version: projectRisks.version,
};

export const decisionColumns = {
  id: projectDecisions.id,
  title: projectDecisions.title,
  reason: projectDecisions.reason,
  decidedOn: projectDecisions.decidedOn,
  decidedBy: person(sql`${projectDecisions}.decided_by`),
  version: projectDecisions.version,
};
