import { and, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import { isUuid } from '#core/domain/schemas.ts';
import { uuidArray } from '#core/platform/database/array-parameters.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibleCollection } from '#features/directory/collections/server/shared/visibility.ts';
import { collections } from '#features/directory/collections/server/tables.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { cardColumns } from '#features/directory/companies/server/shared/card-columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import {
  bestMatches,
  type Engine,
} from '#features/portfolio/matches/server/shared/best-matches.ts';
import { pitchDayLimits } from '#features/portfolio/pitch-days/domain/limits.ts';
import type { candidateSources } from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import type { DayRow } from './load-day.ts';
import { loadPlan } from './load-plan.ts';
import { shortlisted } from './shortlisted.ts';

interface Asked {
  readonly source: (typeof candidateSources)[number];
  readonly collectionId?: string | undefined;
}

/** @throws Refused `notFound` */
async function ofCollection(db: Queryable, viewer: Viewer, id: string | undefined) {
  const [row] = await db
    .select({
      ids: sql<
        string[]
      >`${collections.startupIds} || ${collections.crunchbaseIds} || ${collections.nuclaIds}`,
    })
    .from(collections)
    .where(and(sql`${collections.id} = ${id ?? null}::uuid`, visibleCollection(viewer)));
  if (!row) throw refused(refusals.notFound);
  return row.ids;
}

async function matchesOf(db: Queryable, engine: Engine, opportunityIds: readonly string[]) {
  const ids: string[] = [];
  for (const id of opportunityIds)
    ids.push(...(await bestMatches(db, engine, id, pitchDayLimits.matchesSuggested)));
  return ids;
}

/** Companies of a source that are not on the day yet, in the order of the source. */
export async function findCandidateCompanies(
  db: Queryable,
  engine: Engine,
  viewer: Viewer,
  day: DayRow,
  { source, collectionId }: Asked,
): Promise<CompanyCard[]> {
  const plan = await loadPlan(db, viewer, day.id);
  const visible = plan.opportunities.filter(({ isVisible }) => isVisible).map(({ id }) => id);
  const companyIds =
    source === 'collection'
      ? await ofCollection(db, viewer, collectionId)
      : source === 'submissions'
        ? await shortlisted(db, visible)
        : await matchesOf(db, engine, visible);
  const listed = new Set(plan.companies.map(({ company }) => company.id));
  const ids = [...new Set(companyIds)]
    .filter((id) => !listed.has(id))
    .slice(0, pitchDayLimits.candidatesMost);
  if (ids.length === 0) return [];
  const cards = await db
    .select(cardColumns)
    .from(companies)
    .where(sql`${companies.id} = any(${uuidArray(ids.filter(isUuid))})`);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
