import { sql } from 'drizzle-orm';
import type { AccessThing } from '#features/people/users/server/shared/access-thing.ts';
import type { LiveTopic } from '#core/server/record-kind.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { visibleCorporation } from '#features/cases/corporations/server/shared/visibility.ts';
import { rolesInCorporation } from '#features/cases/opportunities/server/shared/case-facts.ts';

export const corporation: AccessThing & LiveTopic = {
  table: corporations,
  id: corporations.id,
  name: corporations.name,
  visible: (viewer) => visibleCorporation(visibilityScopeOf(viewer)),
  facts: async (db, id, userId) => {
    const roles = rolesInCorporation(sql`${userId}::uuid`, sql`${id}::uuid`);
    const { rows } = await db.execute<{ roles: string[] }>(sql`select ${roles} as roles`);
    return rows.map((row) => ({ id, roles: row.roles }));
  },
};
