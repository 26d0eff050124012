import { and, eq, sql } from 'drizzle-orm';
import type * as endpoints from '#features/cases/corporations/domain/organisation-endpoints.ts';
import { refusals } from '#core/domain/refusals.ts';
import { visibleCorporation } from '#features/cases/corporations/server/shared/visibility.ts';
import { corporationLogo } from '#features/cases/corporations/server/shared/logo.ts';
import { opportunitiesOf } from '#features/cases/opportunities/server/shared/opportunities-of.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporations } from '#core/server/tables/corporations.ts';

const shared = {
  id: corporations.id,
  name: corporations.name,
  introduction: corporations.introduction,
  igniteEnabled: corporations.igniteEnabled,
  igniteConfig: corporations.igniteConfig,
};

/** Visible to whom the corporation is visible. */
export const organisationHandlers: Handlers<typeof endpoints> = {
  list: ({ viewer, db }) =>
    db
      .select({ ...shared, logoUrl: corporationLogo })
      .from(corporations)
      .where(visibleCorporation(visibilityScopeOf(viewer)))
      .orderBy(sql`lower(${corporations.name})`),
  get: async ({ viewer, params: { id }, db }) => {
    const [organisation] = await db
      .select(shared)
      .from(corporations)
      .where(and(eq(corporations.id, id), visibleCorporation(visibilityScopeOf(viewer))));
    if (!organisation) throw refused(refusals.notFound);
    return { ...organisation, opportunities: await opportunitiesOf(db, viewer, id) };
  },
};
