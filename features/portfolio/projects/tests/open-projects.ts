import { ofProject as history } from '#features/cases/activity/domain/endpoints.ts';
import * as endpoints from '#features/portfolio/projects/domain/endpoints.ts';
import type { ProjectPage } from '#features/portfolio/projects/domain/project-page.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';

/** A server with people around the demonstration's own case, who start projects on it. */
export async function openProjects() {
  const server = await openTestServer({ demonstration: true });
  const { pool } = server.database;
  const { opportunityId } = await findDemoCase(server);
  const owner = await server.signIn('owner@skf.example');
  const observer = await server.signIn('observer@skf.example');
  const member = await server.signIn('member@skf.example');
  const norrland = await server.signIn('member@norrland.example');
  const foundry = await server.signIn('foundry@outrider.example');
  const userId = async (email: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
      email,
    ]);
    return rows[0]?.id ?? '';
  };
  let count = 0;
  return {
    server,
    pool,
    opportunityId,
    owner,
    observer,
    member,
    norrland,
    foundry,
    ownerId: await userId(owner.email),
    memberId: await userId(member.email),
    norrlandId: await userId(norrland.email),
    make: (more: object = {}): Promise<ProjectPage> => {
      const body = { opportunityId, name: `Project ${(count += 1)}`, ...more };
      return owner.ask(endpoints.create, { body });
    },
    /** What its history says, without that of its submission. */
    historyOf: async (project: ProjectPage) =>
      (await member.ask(history, at(project))).data
        .filter(({ subject }) => subject.type === 'project')
        .map(({ sentence }) => sentence),
  };
}

export const at = ({ id }: { readonly id: string }) => ({ params: { id } });

export const codeOf = (reply: { readonly body: unknown }): string | undefined =>
  (reply.body as { code?: string } | null)?.code;
