import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { opportunityStatus } from '#domain/opportunities/opportunity.ts';
import { summarise } from '#domain/opportunities/summary.ts';
import { record } from '#server/gate/record.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { newId } from '#server/tables/columns.ts';
import { corporations, cycles } from '#server/tables/corporations.ts';
import { opportunities } from '#server/tables/opportunities.ts';
import { opportunityShapes } from './reading/opportunity-shapes.ts';
import type { OpportunityRow } from './reading/opportunity-row.ts';
import type { ImportTarget } from './target.ts';

/** The cycle of rows that name none. */
const undatedCycle = { name: 'Imported', startDate: null, endDate: null };

async function cycleFor(
  db: Queryable,
  corporationId: string,
  cycle: NonNullable<OpportunityRow['cycle']>,
): Promise<string> {
  const named = and(eq(cycles.corporationId, corporationId), eq(cycles.name, cycle.name));
  const [known] = await db.select({ id: cycles.id }).from(cycles).where(named);
  if (known) return known.id;
  const id = newId();
  await db.insert(cycles).values({ id, corporationId, ...cycle });
  return id;
}

function valuesOf(row: OpportunityRow) {
  return {
    name: row.name,
    introduction: row.introduction,
    businessNeed: row.businessNeed,
    callToAction: row.callToAction,
    focusAreas: row.focusAreas,
    categories: row.categories,
    startDate: row.startDate,
    endDate: row.endDate,
    reward: row.reward,
    source: { name: row.sourceName, externalId: row.externalId, facts: row.facts },
    summary: summarise(row.introduction, row.businessNeed),
  };
}

/** What an imported row decides of an opportunity, in a form in which two can be compared. */
const comparable = (values: ReturnType<typeof valuesOf>) => ({
  ...values,
  startDate: values.startDate && new Date(values.startDate).getTime(),
  endDate: values.endDate && new Date(values.endDate).getTime(),
});

/** A row that is over already is imported all the same, and says so. */
function endNotes({ endDate }: OpportunityRow): string[] {
  const times = { closedAt: null, reopenedAt: null, endDate: endDate ? new Date(endDate) : null };
  return opportunityStatus(times, new Date()) === 'FINISHED'
    ? ['Its end date has passed, so it is shown as finished.']
    : [];
}

/** Opportunities of one corporation, known again by their source and its id. */
export function opportunitiesTarget(
  corporationId: string,
  publicUrl: string,
): ImportTarget<OpportunityRow> {
  return {
    shapes: opportunityShapes,
    async put(db, row) {
      const values = valuesOf(row);
      const notes = endNotes(row);
      const cycleId = await cycleFor(db, corporationId, row.cycle ?? undatedCycle);
      const [known] = await db
        .select()
        .from(opportunities)
        .where(
          and(
            eq(opportunities.corporationId, corporationId),
            sql`${opportunities.source} ->> 'name' = ${row.sourceName}`,
            sql`${opportunities.source} ->> 'externalId' = ${row.externalId}`,
          ),
        );
      const id = known?.id ?? newId();
      const url = row.url ?? known?.url ?? `${publicUrl}/opportunity/${id}`;
      if (known) {
        const before = Object.fromEntries(
          Object.keys(values).map((key) => [key, known[key as keyof typeof values]]),
        ) as ReturnType<typeof valuesOf>;
        const isSame =
          known.url === url &&
          known.cycleId === cycleId &&
          isDeepStrictEqual(comparable(before), comparable(values));
        if (isSame) return { result: 'unchanged', notes };
        await db
          .update(opportunities)
          .set({
            ...values,
            url,
            cycleId,
            version: sql`${opportunities.version} + 1`,
            updatedAt: sql`now()`,
          })
          .where(eq(opportunities.id, id));
      } else {
        await db.insert(opportunities).values({ ...values, id, url, cycleId, corporationId });
      }
      await record(db, {
        kind: 'opportunity.imported',
        actorId: null,
        subject: 'opportunity',
        subjectId: id,
        opportunityId: id,
        details: { source: row.sourceName, externalId: row.externalId },
      });
      return { result: known ? 'updated' : 'created', notes };
    },
  };
}

/** The corporation with this slug, or null. */
export async function corporationBySlug(
  db: Queryable,
  slug: string,
): Promise<{ id: string; name: string } | null> {
  const [found] = await db
    .select({ id: corporations.id, name: corporations.name })
    .from(corporations)
    .where(eq(corporations.slug, slug));
  return found ?? null;
}
