import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import type { StoredImage } from '#core/server/images.ts';
import { corporationLogos } from './tables.ts';

const scheme = 'uploaded:';

/** Whether the source of a logo is a picture in the database. */
export const isUploaded = (source: string): boolean => source.startsWith(scheme);

export async function findLogo(db: Queryable, corporationId: string): Promise<StoredImage | null> {
  const [logo] = await db
    .select({ bytes: corporationLogos.image })
    .from(corporationLogos)
    .where(eq(corporationLogos.corporationId, corporationId));
  return logo ? { bytes: logo.bytes, contentType: 'image/webp' } : null;
}

/** Stores a logo. Returns its source, another one for each logo. */
export async function putLogo(db: Queryable, corporationId: string, image: Buffer) {
  await db
    .insert(corporationLogos)
    .values({ corporationId, image })
    .onConflictDoUpdate({ target: corporationLogos.corporationId, set: { image } });
  return `${scheme}${randomUUID()}`;
}

export async function deleteLogo(db: Queryable, corporationId: string): Promise<void> {
  await db.delete(corporationLogos).where(eq(corporationLogos.corporationId, corporationId));
}
