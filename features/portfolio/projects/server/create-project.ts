import { eq, sql } from 'drizzle-orm';
import { projectEvents as events } from '#features/portfolio/projects/domain/events.ts';
import { refusalOfPhase } from '#features/portfolio/projects/domain/phases.ts';
import type { ProjectDraft } from '#features/portfolio/projects/domain/project-page.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { throwIfRefused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import { assertInOrder, startOfDay } from './change-project.ts';
import { inheritSubmission, ownerOfProject } from './inherit-submission.ts';
import { assertSeesProject } from './people.ts';
import { byHand, fromSubmission, projectOf } from './project-origin.ts';
import { projects } from './tables.ts';

/** Starts a project and returns its id. */
export async function createProject(
  db: Queryable,
  viewer: Viewer,
  draft: ProjectDraft,
): Promise<string> {
  const { submissionId } = draft;
  const origin =
    submissionId === undefined
      ? await byHand(db, viewer, draft)
      : await fromSubmission(db, viewer, submissionId, draft.name);
  if ('projectId' in origin) return origin.projectId;
  const { userId, started, pitch } = origin;

  const { phase, health, description = pitch, endDate = null, reason } = draft;
  const { opportunityId } = started;
  const ownerId =
    submissionId !== undefined && opportunityId
      ? await ownerOfProject(db, opportunityId, userId)
      : userId;
  const today = new Date().toISOString().slice(0, 10);
  // One that ended already was entered afterwards: when it began is not known.
  const begins = endDate !== null && endDate < today ? null : today;
  const startDate = draft.startDate === undefined ? begins : draft.startDate;
  assertInOrder(startDate, endDate);
  throwIfRefused(refusalOfPhase({ from: null, to: phase }, { hasCharter: false, reason }));
  const [created] = await db
    .insert(projects)
    .values({
      id: newId(),
      source: 'outrider',
      ...started,
      description,
      phase,
      health,
      // Whoever is named has to see it, which only a stored project tells.
      ownerId: draft.ownerId === undefined ? ownerId : null,
      startDate: startOfDay(startDate),
      endDate: startOfDay(endDate),
    })
    .onConflictDoNothing({ target: projects.submissionId, where: sql`is_active` })
    .returning({ id: projects.id });
  // Somebody else started it at the same moment.
  if (!created) return (await projectOf(db, submissionId ?? '')) ?? '';
  if (draft.ownerId) {
    await assertSeesProject(db, created.id, draft.ownerId);
    await db.update(projects).set({ ownerId: draft.ownerId }).where(eq(projects.id, created.id));
  }
  if (submissionId !== undefined) {
    const owner = draft.ownerId === undefined ? ownerId : draft.ownerId;
    await inheritSubmission(db, created.id, { submissionId, ownerId: owner });
  }
  const about = { projectId: created.id, actorId: userId };
  await emit(db, events['project.created'], { ...about, name: started.name });
  if (phase === 'Pilot') {
    await emit(db, events['project.pilotWithoutCharter'], { ...about, reason: reason ?? '' });
  }
  return created.id;
}
