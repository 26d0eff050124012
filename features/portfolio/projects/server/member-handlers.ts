import { and, eq } from 'drizzle-orm';
import { projectEvents as events } from '#features/portfolio/projects/domain/events.ts';
import type * as endpoints from '#features/portfolio/projects/domain/part-endpoints.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { takeProject } from '#features/portfolio/projects/server/shared/load-project.ts';
import { projectMembers } from './part-tables.ts';
import { assertRoom, touchProject } from './parts.ts';
import { assertSeesProject } from './people.ts';
import { loadProjectPage } from './project-page.ts';

type MemberHandlers = Pick<Handlers<typeof endpoints>, 'putMember' | 'removeMember'>;

const isMember = ({ id, userId }: { readonly id: string; readonly userId: string }) =>
  and(eq(projectMembers.projectId, id), eq(projectMembers.userId, userId));

export const memberHandlers: MemberHandlers = {
  putMember: async ({ viewer, params, body, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    const role = body.role?.trim() === '' ? null : body.role;
    const [member] = await db.select().from(projectMembers).where(isMember(params));
    if (member?.role !== role) {
      const about = { projectId: params.id, actorId: granted.userId, userId: params.userId, role };
      if (member === undefined) {
        await assertRoom(db, granted, projectMembers);
        await assertSeesProject(db, params.id, params.userId);
        await db
          .insert(projectMembers)
          .values({ projectId: params.id, userId: params.userId, role });
        await emit(db, events['project.memberAdded'], about);
      } else {
        await db.update(projectMembers).set({ role }).where(isMember(params));
        await emit(db, events['project.memberChanged'], about);
      }
      await touchProject(db, granted);
    }
    return loadProjectPage(db, viewer, params.id);
  },

  removeMember: async ({ viewer, params, db }) => {
    const granted = await takeProject(db, viewer, params.id);
    const [removed] = await db.delete(projectMembers).where(isMember(params)).returning();
    if (removed) {
      await touchProject(db, granted);
      await emit(db, events['project.memberRemoved'], {
        projectId: params.id,
        actorId: granted.userId,
        userId: params.userId,
        role: removed.role,
      });
    }
    return loadProjectPage(db, viewer, params.id);
  },
};
