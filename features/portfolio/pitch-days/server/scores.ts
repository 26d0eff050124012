import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import {
  matchedRecords,
  subjectsOf,
} from '#features/portfolio/matches/server/shared/match-records.ts';
import type { ScoringTask } from '#features/portfolio/pitch-days/domain/plan-day.ts';
import type { PairScores } from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import type { DayRow } from './load-day.ts';
import { loadPlan } from './load-plan.ts';
import { runScoring } from './run-planning.ts';

/** What is compared: a row for each of these opportunities, a column for each of these companies. */
export async function scoringTask(
  db: Queryable,
  opportunityIds: readonly string[],
  companyIds: readonly string[],
): Promise<ScoringTask> {
  const subjects = await subjectsOf(db, opportunityIds);
  const records = await matchedRecords(db, companyIds);
  return {
    subjects: opportunityIds.map((id) => subjects.get(id) ?? { terms: [], examples: [] }),
    records: companyIds.flatMap((id) => records.get(id) ?? []),
  };
}

/** The scores of the opportunities that the viewer sees. */
export async function scoresOf(db: Queryable, viewer: Viewer, day: DayRow): Promise<PairScores> {
  const plan = await loadPlan(db, viewer, day.id);
  const visible = plan.opportunities.filter(({ isVisible }) => isVisible).map(({ id }) => id);
  const companyIds = plan.companies.map(({ company }) => company.id);
  if (visible.length === 0 || companyIds.length === 0)
    return visible.map((opportunityId) => ({ opportunityId, scores: [] }));
  const rows = await runScoring(await scoringTask(db, visible, companyIds));
  return visible.map((opportunityId, at) => ({ opportunityId, scores: rows[at] ?? [] }));
}
