import { eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';

/** The corporation with this slug, or null. */
export async function corporationBySlug(
  db: Queryable,
  slug: string,
): Promise<{ id: string; name: string } | null> {
  const [corporation] = await db
    .select({ id: corporations.id, name: corporations.name })
    .from(corporations)
    .where(eq(corporations.slug, slug));
  return corporation ?? null;
}
