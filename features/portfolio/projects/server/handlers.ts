import { and, eq } from 'drizzle-orm';
import type * as endpoints from '#features/portfolio/projects/domain/endpoints.ts';
import { projectEvents as events } from '#features/portfolio/projects/domain/events.ts';
import { refusals } from '#core/domain/refusals.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import { changeProject, touched } from './change-project.ts';
import { countRows } from './count-rows.ts';
import { createProject } from './create-project.ts';
import { takeProject } from '#features/portfolio/projects/server/shared/load-project.ts';
import { loadProjectPage } from './project-page.ts';
import { loadSubmissionCase } from '#features/cases/submissions/server/shared/submission-case.ts';
import { findProjectOf } from './project-origin.ts';
import type { ProjectStore } from './store.ts';
import { projects } from './tables.ts';

export const projectHandlers = (store: ProjectStore): Handlers<typeof endpoints> => ({
  list: ({ viewer, query }) => store.list(viewer, query),
  figures: ({ viewer, query }) => store.figures(viewer, query),
  facets: ({ viewer, query }) => store.facets(viewer, query),
  board: ({ viewer, query }) => store.board(viewer, query),
  get: ({ viewer, params, db }) => loadProjectPage(db, viewer, params.id),

  ofSubmission: async ({ viewer, params, db }) => {
    await loadSubmissionCase(db, viewer, params.id);
    return findProjectOf(db, viewer, params.id);
  },

  create: async ({ viewer, body, db }) =>
    loadProjectPage(db, viewer, await createProject(db, viewer, body)),

  update: async ({ viewer, params, body, db }) => {
    await changeProject(db, await takeProject(db, viewer, params.id), body);
    return loadProjectPage(db, viewer, params.id);
  },

  remove: async ({ viewer, params, db }) => {
    const { subject, userId } = await takeProject(db, viewer, params.id, { isRemovedToo: true });
    if (!subject.isActive) return null;
    await db
      .update(projects)
      .set({ isActive: false, ...touched })
      .where(eq(projects.id, params.id));
    await emit(db, events['project.removed'], {
      projectId: params.id,
      actorId: userId,
      name: subject.name,
    });
    return null;
  },

  restore: async ({ viewer, params, db }) => {
    const { subject, userId } = await takeProject(db, viewer, params.id, { isRemovedToo: true });
    if (!subject.isActive) {
      const another =
        subject.submissionId !== null &&
        (await countRows(
          db,
          projects,
          and(eq(projects.submissionId, subject.submissionId), eq(projects.isActive, true)),
        )) > 0;
      if (another) throw refused(refusals.conflict);
      await db
        .update(projects)
        .set({ isActive: true, ...touched })
        .where(eq(projects.id, params.id));
      await emit(db, events['project.restored'], {
        projectId: params.id,
        actorId: userId,
        name: subject.name,
      });
    }
    return loadProjectPage(db, viewer, params.id);
  },
});
