import { sql } from 'drizzle-orm';
import type { Subjects } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { rolesInCorporation } from '#features/cases/opportunities/server/shared/case-facts.ts';

/** A corporation as permissions ask for it: with the viewer's case roles there. */
export async function corporationSubject(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<Subjects['corporation']> {
  const { rows } = await db.execute<{ roles: string[] }>(
    sql`select ${rolesInCorporation(sql`${viewer.userId}::uuid`, sql`${id}::uuid`)} as roles`,
  );
  return { id, roles: rows[0]?.roles ?? [] };
}
