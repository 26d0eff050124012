import { and, eq, or, sql } from 'drizzle-orm';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporationLogo } from '#features/cases/corporations/server/shared/logo.ts';
import { visibleCorporation } from '#features/cases/corporations/server/shared/visibility.ts';
import { rolesInCorporation } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { administersCorporation } from '#core/server/authorization/administers-corporation.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Database } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { users } from '#core/server/tables/users.ts';

const columns = {
  id: corporations.id,
  name: corporations.name,
  introduction: corporations.introduction,
  slug: corporations.slug,
  timeZone: corporations.timeZone,
  logoUrl: corporationLogo,
};

export function corporationStore(database: Database) {
  return {
    async list(viewer: Viewer): Promise<Corporation[]> {
      const rows = await database
        .select({
          ...columns,
          igniteConfig: corporations.igniteConfig,
          roles: rolesInCorporation(sql`${viewer.userId}::uuid`, sql`${corporations}.id`),
        })
        .from(corporations)
        .where(visibleCorporation(visibilityScopeOf(viewer)))
        .orderBy(sql`lower(${corporations.name})`);
      return rows.map(({ igniteConfig, ...row }) => ({
        ...row,
        stages: [...stagesOf(igniteConfig)],
      }));
    },

    /** A user's corporation, if the viewer is that user or foundry. */
    async ofUser(viewer: Viewer, userId: string): Promise<Corporation | null> {
      // The viewer's own corporation is null while the email address is unverified, whatever the
      // row says.
      const isVisible = or(
        sql`${viewer.seesAll}`,
        eq(corporations.id, sql`${viewer.corporationId}::uuid`),
      );
      const [user] = await database
        .select({ ...columns, isAdministrator: administersCorporation })
        .from(users)
        .innerJoin(corporations, eq(corporations.id, users.corporationId))
        .where(and(eq(users.id, userId), corporations.isActive, isVisible));
      return user ?? null;
    },
  };
}

export type CorporationStore = ReturnType<typeof corporationStore>;
