import { and, eq, ilike } from 'drizzle-orm';
import { searchWork } from '#features/cases/opportunities/server/search-work-tables.ts';
import { opportunitiesDemo } from '#features/cases/opportunities/demo/fill-opportunities.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { demoStep } from '#core/server/demo/fill-context.ts';
import { newId } from '#core/server/tables/columns.ts';

const term = 'self-healing seal';

/** An opportunity that was made of a search that found nothing. */
export const searchWorkDemo = demoStep([opportunitiesDemo], async ({ db }) => {
  const [made] = await db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(and(eq(opportunities.isActive, true), ilike(opportunities.name, '%seal%')))
    .orderBy(opportunities.name)
    .limit(1);
  if (made) await db.insert(searchWork).values({ id: newId(), term, opportunityId: made.id });
});
