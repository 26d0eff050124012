import { projectEvents as events } from '#features/portfolio/projects/domain/events.ts';
import type * as endpoints from '#features/portfolio/projects/domain/part-endpoints.ts';
import { projectRefusals } from '#features/portfolio/projects/domain/refusals.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import {
  loadProject,
  takeProject,
} from '#features/portfolio/projects/server/shared/load-project.ts';
import { projectUpdates } from './part-tables.ts';
import { changePart, removePart, touchProject } from './parts.ts';
import { loadProjectPage } from './project-page.ts';
import { refreshReport } from './report.ts';
import { attachFiles, updatesOf } from './updates.ts';

type UpdateHandlers = Pick<
  Handlers<typeof endpoints>,
  'updates' | 'addUpdate' | 'changeUpdate' | 'removeUpdate'
>;

export const updateHandlers: UpdateHandlers = {
  updates: async ({ viewer, params, query, db }) => {
    await loadProject(db, viewer, params.id);
    return updatesOf(db, viewer, params.id, query);
  },

  addUpdate: async ({ viewer, params, body, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    const { subject, userId: authorId } = granted;
    const update = { id: newId(), projectId: params.id, authorId };
    const { phase, health } = subject;
    await db.insert(projectUpdates).values({ ...update, body: body.body, phase, health });
    if (!(await attachFiles(db, update, body.fileIds))) {
      throw refused(projectRefusals['project.fileElsewhere']);
    }
    await touchProject(db, granted);
    await refreshReport(db, params.id);
    await emit(db, events['project.updatePosted'], { projectId: params.id, actorId: authorId });
    return loadProjectPage(db, viewer, params.id);
  },

  changeUpdate: async ({ viewer, params, body: sent, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    const { version, isRestored, body } = sent;
    const changed = await changePart(db, granted, [projectUpdates, params.partId], {
      version,
      isRestored,
      columns: { body },
      shown: (stored) => ({ id: stored.id, body: stored.body, version: stored.version }),
    });
    if (changed) {
      const about = { projectId: params.id, actorId: granted.userId };
      const isEdited = changed.fields.length > 0;
      if (changed.isRestored) await emit(db, events['project.updateRestored'], about);
      if (isEdited) await emit(db, events['project.updateChanged'], about);
      await refreshReport(db, params.id);
    }
    return loadProjectPage(db, viewer, params.id);
  },

  removeUpdate: async ({ viewer, params, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    if (await removePart(db, granted, projectUpdates, params.partId)) {
      await refreshReport(db, params.id);
      await emit(db, events['project.updateRemoved'], {
        projectId: params.id,
        actorId: granted.userId,
      });
    }
    return loadProjectPage(db, viewer, params.id);
  },
};
