import { and, inArray } from 'drizzle-orm';
import { day } from '#core/domain/units.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { runSideBySide } from '#core/platform/database/side-by-side.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { cardColumns } from '#features/directory/companies/server/shared/card-columns.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { isHidden } from '#features/portfolio/matches/domain/attention.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import type { Match, Matches } from '#features/portfolio/matches/domain/match.ts';
import {
  rankCompanies,
  type Candidate,
} from '#features/portfolio/matches/domain/rank-companies.ts';
import { momentumOf } from '#features/portfolio/radars/server/shared/momentum.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { filterConditions } from '#features/directory/search/server/shared/filter-conditions.ts';
import { findCandidates, type Engine, type Found, type CandidateQuery } from './candidates.ts';
import { knownCompanies } from './known-companies.ts';
import type { Subject } from './subject.ts';

const recordColumns = {
  ...cardColumns,
  description: companies.description,
  industries: companies.industries,
  lastFundingAt: companies.lastFundingAt,
};

export async function recordsOf(db: Queryable, ids: readonly string[], filters: CompanyFilters) {
  if (ids.length === 0) return [];
  return db
    .select(recordColumns)
    .from(companies)
    .where(and(inArray(companies.id, [...ids]), filterConditions(filters)));
}

const since = (days: number) => new Date(Date.now() - days * day).toISOString();

interface Around {
  readonly momentum: Awaited<ReturnType<typeof momentumOf>>;
  readonly known: Awaited<ReturnType<typeof knownCompanies>>;
}

function candidateOf(
  record: Awaited<ReturnType<typeof recordsOf>>[number],
  { exact, similarity }: Found,
  { momentum, known }: Around,
): Candidate {
  const { id, lastFundingAt } = record;
  const isFunded = lastFundingAt !== null && lastFundingAt > since(matchLimits.momentumDays);
  return {
    id,
    record,
    isExact: exact.has(id),
    known: known(id),
    similarity: similarity.size === 0 ? null : (similarity.get(id) ?? 0),
    momentum: { ...momentum(id), isFunded },
  };
}

/** What the engine looks for. */
export function candidateQueryOf(subject: Subject, filters: CompanyFilters): CandidateQuery {
  const { profile, written, text, positive, negative, exclude } = subject;
  return { terms: written ?? profile.terms, text, filters, positive, negative, exclude };
}

/** The companies that fit, ranked, as this viewer may see what is around them. */
export async function matchCompanies(
  db: Queryable,
  engine: Engine,
  viewer: Viewer,
  subject: Subject,
  filters: CompanyFilters,
): Promise<Matches> {
  const { profile, criteria, weights, thumbs, sharedThumbs } = subject;
  const answer = await findCandidates(db, engine, candidateQueryOf(subject, filters));
  const [records, momentum, historyOf] = await runSideBySide(db, [
    () => recordsOf(db, answer.ids, filters),
    () => momentumOf(db, viewer, answer.ids),
    () => knownCompanies(db, viewer, answer.ids, subject.opportunityId),
  ]);
  const candidates = new Map(
    records.map((record) => [
      record.id,
      candidateOf(record, answer, { momentum, known: historyOf }),
    ]),
  );
  const cards = new Map(records.map((record) => [record.id, record]));
  const ranked = rankCompanies({ profile, criteria, weights }, [...candidates.values()]);
  // What is hidden at first takes no place from what is shown.
  let count = 0;
  const data = ranked.flatMap(({ id, ...rank }): Match[] => {
    const [candidate, company] = [candidates.get(id), cards.get(id)];
    if (!candidate || !company) return [];
    if (!isHidden(candidate.known)) count += 1;
    if (count > matchLimits.matchesMost) return [];
    const { momentum, known } = candidate;
    const { description: _, industries: __, lastFundingAt: ___, ...card } = company;
    const { score, parts, values, isExact, cells, reasons } = rank;
    return [
      {
        company: card,
        score,
        parts,
        values,
        isExact,
        momentum,
        known,
        cells: [...cells],
        reasons: [...reasons()],
        thumb: thumbs.get(id) ?? null,
        sharedThumbs: sharedThumbs.get(id) ?? { up: 0, down: 0 },
      },
    ];
  });
  return {
    data,
    terms: profile.terms.map(({ term }) => term),
    textState: subject.textState,
    weights,
    criteria: [...criteria],
    sharesThumbs: subject.sharesThumbs,
    state: answer.state,
  };
}
