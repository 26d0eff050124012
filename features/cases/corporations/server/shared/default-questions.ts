import { eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { publicPageOf } from '#features/cases/corporations/domain/public-page.ts';
import type { Question } from '#features/cases/corporations/domain/question.ts';

/** What the form of a new opportunity of a corporation asks at first. */
export async function defaultQuestionsOf(
  db: Queryable,
  corporationId: string,
): Promise<Question[]> {
  const [corporation] = await db
    .select({ igniteConfig: corporations.igniteConfig })
    .from(corporations)
    .where(eq(corporations.id, corporationId));
  return [...publicPageOf(corporation?.igniteConfig).questions];
}
