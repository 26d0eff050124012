import { projectEvents as events } from '#features/portfolio/projects/domain/events.ts';
import type * as endpoints from '#features/portfolio/projects/domain/part-endpoints.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { takeProject } from '#features/portfolio/projects/server/shared/load-project.ts';
import { projectRisks } from './part-tables.ts';
import { assertRoom, changePart, loadPart, removePart, touchProject } from './parts.ts';
import { assertSeesProject } from './people.ts';
import { loadProjectPage } from './project-page.ts';

type RiskHandlers = Pick<Handlers<typeof endpoints>, 'addRisk' | 'changeRisk' | 'removeRisk'>;

export const riskHandlers: RiskHandlers = {
  addRisk: async ({ viewer, params, body, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    await assertRoom(db, granted, projectRisks);
    await assertSeesProject(db, params.id, body.ownerId);
    await db.insert(projectRisks).values({ projectId: params.id, ...body });
    await touchProject(db, granted);
    await emit(db, events['project.riskAdded'], {
      projectId: params.id,
      actorId: granted.userId,
      name: body.title,
    });
    return loadProjectPage(db, viewer, params.id);
  },

  changeRisk: async ({ viewer, params, body, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    const { version, isRestored, isClosed, ...texts } = body;
    const current = await loadPart(db, granted, projectRisks, params.partId);
    if (texts.ownerId !== current.ownerId) await assertSeesProject(db, params.id, texts.ownerId);
    const page = await loadProjectPage(db, viewer, params.id);
    const changed = await changePart(db, granted, [projectRisks, params.partId], {
      version,
      isRestored,
      columns: {
        ...texts,
        ...(isClosed !== undefined &&
          isClosed !== (current.closedAt !== null) && {
            closedAt: isClosed ? new Date().toISOString() : null,
          }),
      },
      shown: ({ id }) => page.risks.find((risk) => risk.id === id),
    });
    if (changed) {
      const { title: name = changed.before.title } = texts;
      const about = { projectId: params.id, actorId: granted.userId, name };
      if (changed.isRestored) await emit(db, events['project.riskRestored'], about);
      if (changed.fields.includes('closedAt')) {
        const kind = isClosed === true ? 'Closed' : 'Reopened';
        await emit(db, events[`project.risk${kind}`], about);
      }
      if (changed.fields.some((field) => field !== 'closedAt')) {
        await emit(db, events['project.riskChanged'], about);
      }
    }
    return loadProjectPage(db, viewer, params.id);
  },

  removeRisk: async ({ viewer, params, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    const removed = await removePart(db, granted, projectRisks, params.partId);
    if (removed) {
      await emit(db, events['project.riskRemoved'], {
        projectId: params.id,
        actorId: granted.userId,
        name: removed.title,
      });
    }
    return loadProjectPage(db, viewer, params.id);
  },
};
