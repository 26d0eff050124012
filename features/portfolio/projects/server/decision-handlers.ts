import { projectEvents as events } from '#features/portfolio/projects/domain/events.ts';
import type * as endpoints from '#features/portfolio/projects/domain/part-endpoints.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { takeProject } from '#features/portfolio/projects/server/shared/load-project.ts';
import { projectDecisions } from './part-tables.ts';
import { assertRoom, changePart, removePart, touchProject } from './parts.ts';
import { loadProjectPage } from './project-page.ts';
import { refreshReport } from './report.ts';

type DecisionHandlers = Pick<
  Handlers<typeof endpoints>,
  'addDecision' | 'changeDecision' | 'removeDecision'
>;

export const decisionHandlers: DecisionHandlers = {
  addDecision: async ({ viewer, params, body, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    await assertRoom(db, granted, projectDecisions);
    const row = { projectId: params.id, ...body, decidedBy: granted.userId };
    await db.insert(projectDecisions).values(row);
    await touchProject(db, granted);
    await refreshReport(db, params.id);
    await emit(db, events['project.decisionAdded'], {
      projectId: params.id,
      actorId: granted.userId,
      name: body.title,
    });
    return loadProjectPage(db, viewer, params.id);
  },

  changeDecision: async ({ viewer, params, body, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    const { version, isRestored, ...texts } = body;
    const page = await loadProjectPage(db, viewer, params.id);
    const changed = await changePart(db, granted, [projectDecisions, params.partId], {
      version,
      isRestored,
      columns: texts,
      shown: ({ id }) => page.decisions.find((decision) => decision.id === id),
    });
    if (changed) {
      const { title: name = changed.before.title } = texts;
      const about = { projectId: params.id, actorId: granted.userId, name };
      if (changed.isRestored) await emit(db, events['project.decisionRestored'], about);
      if (changed.fields.length > 0) await emit(db, events['project.decisionChanged'], about);
      await refreshReport(db, params.id);
    }
    return loadProjectPage(db, viewer, params.id);
  },

  removeDecision: async ({ viewer, params, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    const removed = await removePart(db, granted, projectDecisions, params.partId);
    if (removed) {
      await refreshReport(db, params.id);
      await emit(db, events['project.decisionRemoved'], {
        projectId: params.id,
        actorId: granted.userId,
        name: removed.title,
      });
    }
    return loadProjectPage(db, viewer, params.id);
  },
};
