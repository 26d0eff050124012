import { and, eq } from 'drizzle-orm';
import { projectRefusals } from '#features/portfolio/projects/domain/refusals.ts';
import { viewersOf } from '#core/server/authorization/relations-sql.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { users } from '#core/server/tables/users.ts';
import { projectFacts } from '#features/portfolio/projects/server/shared/visibility.ts';

/** @throws Refused `project.noSuchPerson` for somebody who would not see the project. */
export async function assertSeesProject(
  db: Queryable,
  projectId: string,
  userId: string | null | undefined,
): Promise<void> {
  if (userId === null || userId === undefined) return;
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), viewersOf('project', projectFacts(projectId))));
  if (people.length === 0) throw refused(projectRefusals['project.noSuchPerson']);
}
