import { projectEvents as events } from '#features/portfolio/projects/domain/events.ts';
import type * as endpoints from '#features/portfolio/projects/domain/part-endpoints.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { dateMovesOf, keepDateMove } from './date-moves.ts';
import { takeProject } from '#features/portfolio/projects/server/shared/load-project.ts';
import { projectMilestones } from './part-tables.ts';
import { assertRoom, changePart, loadPart, removePart, touchProject } from './parts.ts';
import { loadProjectPage } from './project-page.ts';

type MilestoneHandlers = Pick<
  Handlers<typeof endpoints>,
  'addMilestone' | 'changeMilestone' | 'removeMilestone'
>;

export const milestoneHandlers: MilestoneHandlers = {
  addMilestone: async ({ viewer, params, body, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    await assertRoom(db, granted, projectMilestones);
    await db.insert(projectMilestones).values({ projectId: params.id, ...body });
    await touchProject(db, granted);
    await emit(db, events['project.milestoneAdded'], {
      projectId: params.id,
      actorId: granted.userId,
      name: body.name,
    });
    return loadProjectPage(db, viewer, params.id);
  },

  changeMilestone: async ({ viewer, params, body, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    const { version, isRestored, isReached, ...texts } = body;
    const current = await loadPart(db, granted, projectMilestones, params.partId);
    const isReachedNow = current.reachedAt !== null;
    const moves = await dateMovesOf(db, params.id);
    const changed = await changePart(db, granted, [projectMilestones, params.partId], {
      version,
      isRestored,
      columns: {
        ...texts,
        ...(isReached !== undefined &&
          isReached !== isReachedNow && {
            reachedAt: isReached ? new Date().toISOString() : null,
          }),
      },
      shown: ({ id, name, dueDate, reachedAt, version: stored }) => ({
        id,
        name,
        dueDate,
        reachedAt,
        version: stored,
        dateMoves: moves.of(id),
      }),
    });
    if (changed) {
      const { before, fields } = changed;
      const { name = before.name, dueDate } = texts;
      const about = { projectId: params.id, actorId: granted.userId, name };
      if (changed.isRestored) await emit(db, events['project.milestoneRestored'], about);
      if (fields.includes('name')) await emit(db, events['project.milestoneChanged'], about);
      if (fields.includes('reachedAt')) {
        const kind = isReached === true ? 'Reached' : 'Reopened';
        await emit(db, events[`project.milestone${kind}`], about);
      }
      if (dueDate !== undefined && fields.includes('dueDate')) {
        const step = { from: before.dueDate, to: dueDate };
        await keepDateMove(db, {
          projectId: params.id,
          what: 'milestone',
          milestoneId: params.partId,
          ...step,
          movedBy: granted.userId,
        });
        await emit(db, events['project.dateMoved'], { ...about, ...step });
      }
    }
    return loadProjectPage(db, viewer, params.id);
  },

  removeMilestone: async ({ viewer, params, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    const removed = await removePart(db, granted, projectMilestones, params.partId);
    if (removed) {
      await emit(db, events['project.milestoneRemoved'], {
        projectId: params.id,
        actorId: granted.userId,
        name: removed.name,
      });
    }
    return loadProjectPage(db, viewer, params.id);
  },
};
