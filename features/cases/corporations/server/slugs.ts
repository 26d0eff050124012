import { refusals } from '#core/domain/refusals.ts';
import { databaseRefusal } from '#core/platform/database/database-errors.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { corporationRefusals } from '#features/cases/corporations/domain/refusals.ts';
import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import { reservedSlugs } from '#features/cases/corporations/domain/slug.ts';
import { settingsStore as store } from './settings-store.ts';

/** @throws Refused when it is a page of the product, or another corporation's. */
export async function assertSlug(db: Queryable, slug: string, own: CorporationSettings | null) {
  if (slug === own?.slug) return;
  if (reservedSlugs.has(slug)) {
    throw refused(corporationRefusals['corporation.slugReserved'], { slug });
  }
  if ((await store.slugHolder(db, slug, own?.id ?? null)) !== null) {
    throw refused(corporationRefusals['corporation.slugTaken'], { slug });
  }
}

/** Two at once: the database lets one have the slug. */
export async function withFreeSlug(slug: string, write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    throw databaseRefusal(error) === refusals.conflict
      ? refused(corporationRefusals['corporation.slugTaken'], { slug })
      : error;
  });
}
