import { and, eq, sql } from 'drizzle-orm';
import { day } from '#core/domain/units.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { groupsOf } from '#features/directory/companies/server/shared/groups.ts';
import {
  rankOf,
  type PastSelection,
  type SelectionRanking,
} from '#features/portfolio/matches/domain/back-test.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import { rankCompanies } from '#features/portfolio/matches/domain/rank-companies.ts';
import type { PartValues } from '#features/portfolio/matches/domain/score.ts';
import { usualWeights, type Weights } from '#features/portfolio/matches/domain/weights.ts';
import { findCandidates, type Engine } from '#features/portfolio/matches/server/candidates.ts';
import { knownCompanies } from '#features/portfolio/matches/server/known-companies.ts';
import { loadOpportunityTerms } from '#features/portfolio/matches/server/opportunity-texts.ts';
import { momentumOf } from '#features/portfolio/radars/server/shared/momentum.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { companiesAt, countChangedLater, recordsAt, type DatedRecord } from './dated-companies.ts';
import { loadSelection } from './past-selections.ts';

/** The other companies that had been submitted by then: their stages and places are looked for. */
async function examplesAt(
  db: Queryable,
  { opportunityId, at }: PastSelection,
  own: readonly string[],
): Promise<DatedRecord[]> {
  const rows = await db
    .select({ id: submissions.companyId })
    .from(submissions)
    .where(
      and(
        eq(submissions.opportunityId, opportunityId),
        submissions.isActive,
        sql`${submissions.createdAt} <= ${at}::timestamptz`,
      ),
    )
    .groupBy(submissions.companyId)
    .orderBy(submissions.companyId);
  const others = rows.flatMap(({ id }) => (id === null || own.includes(id) ? [] : [id]));
  return recordsAt(db, at, others.slice(0, matchLimits.examplesMost));
}

const isFundedAt = ({ lastFundingAt }: DatedRecord, at: string): boolean =>
  lastFundingAt !== null &&
  Date.parse(lastFundingAt) > Date.parse(at) - matchLimits.momentumDays * day;

/** Values are answered with so many digits, and ranks follow from what is answered. */
const digits = 1e6;
const rounded = (value: number | null): number | null =>
  value === null ? null : Math.round(value * digits) / digits;

const roundedValues = (values: PartValues): PartValues => ({
  topic: rounded(values.topic),
  tags: rounded(values.tags),
  stage: rounded(values.stage),
  place: rounded(values.place),
  momentum: rounded(values.momentum),
  novelty: rounded(values.novelty),
  wishes: null,
  avoided: 0,
});

/**
 * Ranks the companies that were there on the day of a past selection by the text of its opportunity.
 * What happened in the opportunity itself counts for none of them, since the selection follows from it;
 * thumbs and criteria, which a person has now, are left out.
 */
export async function rankSelection(
  db: Queryable,
  engine: Engine,
  viewer: Viewer,
  request: { readonly id: string; readonly weights: Weights },
): Promise<SelectionRanking> {
  const selection = await loadSelection(db, viewer, request.id);
  const { at, opportunityId, company } = selection;
  const companyIds = (await groupsOf(db, [company.id])).get(company.id) ?? [company.id];
  const terms = await loadOpportunityTerms(db, opportunityId);
  const matches = await findCandidates(db, engine, {
    terms,
    text: '',
    filters: {},
    positive: [],
    negative: [],
    exclude: new Set<string>(),
    only: {
      among: matchLimits.datedCandidatesMost,
      keep: (ids) => companiesAt(db, at, ids),
    },
  });
  const records = await recordsAt(db, at, matches.ids);
  const ids = records.map(({ id }) => id);
  const asOf = { at, exceptOpportunityId: opportunityId };
  const momentum = await momentumOf(db, viewer, ids, asOf);
  const historyOf = await knownCompanies(db, viewer, ids, null, asOf);
  const examples = await examplesAt(db, selection, companyIds);
  const ranked = rankCompanies(
    { profile: { terms, examples }, criteria: [], weights: usualWeights },
    records.map((record) => ({
      id: record.id,
      record,
      isExact: false,
      known: historyOf(record.id),
      similarity: matches.similarity.size === 0 ? null : (matches.similarity.get(record.id) ?? 0),
      momentum: { ...momentum(record.id), isFunded: isFundedAt(record, at) },
    })),
  );
  const candidates = ranked.map(({ id, values }) => ({ id, values: roundedValues(values) }));
  return {
    at,
    companyIds,
    candidates,
    leftOut: matches.leftOut,
    changedLater: await countChangedLater(db, at, ids),
    rank: {
      chosen: rankOf({ candidates, companyIds }, request.weights),
      usual: rankOf({ candidates, companyIds }, usualWeights),
    },
  };
}
