import * as z from 'zod/mini';
import { Id, Instant, Uuid } from '#core/domain/schemas.ts';
import { CompanyRef } from '#features/directory/companies/domain/company.ts';
import { PartValues, scoreOf } from './score.ts';
import type { Weights } from './weights.ts';

/** A company that an opportunity has selected. */
export const PastSelection = z.object({
  /** Of the submission. */
  id: Uuid,
  opportunityId: Id,
  opportunity: z.string(),
  company: CompanyRef,
  companyName: z.string(),
  /** When it reached the stage that selects, for the first time. */
  at: Instant,
});
export type PastSelection = z.infer<typeof PastSelection>;

export const PastSelections = z.object({
  /** The latest ones. */
  data: z.array(PastSelection),
  /** All, with those that are not in `data`. */
  total: z.int(),
  /** Selected submissions without a company of the directory: they cannot be ranked. */
  withoutCompany: z.int(),
});
export type PastSelections = z.infer<typeof PastSelections>;

const RankedValues = z.object({ id: Uuid, values: PartValues });

/** The ranking of a past selection's opportunity, as of the day of the selection. */
export const SelectionRanking = z.object({
  at: Instant,
  /** All records of the selected company. */
  companyIds: z.array(Uuid),
  /** What every company was ranked by, in no order: its place follows from weights. */
  candidates: z.array(RankedValues),
  /** Companies that were found and left out, since they came later. */
  leftOut: z.int(),
  /** Of the candidates: their source has changed them later, and what it changed has no date. */
  changedLater: z.int(),
  /** The places of the selected company from 1; null when it is not among the candidates. */
  rank: z.object({ chosen: z.nullable(z.int()), usual: z.nullable(z.int()) }),
});
export type SelectionRanking = z.infer<typeof SelectionRanking>;

/** The best place of some records of one company: by score, equal ones by id, as matches are shown. */
export function rankOf(
  { candidates, companyIds }: Pick<SelectionRanking, 'candidates' | 'companyIds'>,
  weights: Weights,
): number | null {
  const scored = candidates.map(({ id, values }) => ({
    id,
    score: scoreOf(values, weights).score,
  }));
  const own = scored.filter(({ id }) => companyIds.includes(id));
  const ranks = own.map(
    (mine) =>
      1 +
      scored.filter(({ id, score }) => score > mine.score || (score === mine.score && id < mine.id))
        .length,
  );
  return ranks.length === 0 ? null : Math.min(...ranks);
}
