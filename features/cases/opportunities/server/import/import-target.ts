import { eq } from 'drizzle-orm';
import { opportunityImport } from '#features/cases/opportunities/domain/import/import-target.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import type { ServerImportTarget } from '#features/directory/imports/server/shared/import-target.ts';
import { requiredDestination } from '#features/directory/imports/server/shared/required-destination.ts';

/** How opportunities are imported. */
export const importTarget: ServerImportTarget = {
  records: opportunityImport,
  nameColumn: 'name',
  // Deadlines are meant in the corporation's zone.
  async timeZoneOf(db, { corporationId }) {
    if (corporationId === null) return null;
    const [corporation] = await db
      .select({ timeZone: corporations.timeZone })
      .from(corporations)
      .where(eq(corporations.id, corporationId));
    return corporation?.timeZone ?? null;
  },
  async open({ id: importId, corporationId: destination, startedBy: actorId }, reading, publicUrl) {
    const corporationId = requiredDestination(destination, 'whose corporation they are');
    // Imported when first needed: with it come the parsers of HTML and Markdown.
    const { opportunitiesTarget } = await import('./opportunities-target.ts');
    return opportunitiesTarget({ importId, corporationId, actorId, publicUrl }, reading);
  },
};
