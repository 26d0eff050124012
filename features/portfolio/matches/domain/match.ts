import * as z from 'zod/mini';
import { pluralize } from '#core/domain/format.ts';
import { Id } from '#core/domain/schemas.ts';
import { CompanyCard } from '#features/directory/companies/domain/company.ts';
import { SearchState } from '#features/directory/search/domain/search.ts';
import { KnownAs, Momentum } from './attention.ts';
import { Cell, Criteria } from './criteria.ts';
import { Reason } from './reasons.ts';
import { PartValues, ScorePart } from './score.ts';
import { Weights } from './weights.ts';

export const Thumb = z.enum(['up', 'down']);
export type Thumb = z.infer<typeof Thumb>;

/** A company that fits, with all that its place follows from. */
export const Match = z.object({
  company: CompanyCard,
  score: z.number(),
  parts: z.array(ScorePart),
  /** From these the interface computes the score again when a weight is moved. */
  values: PartValues,
  /** Its name or domain is what was written: above all others. */
  isExact: z.boolean(),
  reasons: z.array(Reason),
  /** One for each criterion, in their order. */
  cells: z.array(Cell),
  momentum: Momentum,
  known: KnownAs,
  /** The viewer's own. */
  thumb: z.nullable(Thumb),
  /** How many of the case team shared one. */
  sharedThumbs: z.object({ up: z.int(), down: z.int() }),
});
export type Match = z.infer<typeof Match>;

/** What is noteworthy about the text: there is none, it says nothing, or only its beginning was read. */
export const TextState = z.enum(['empty', 'withoutTerms', 'shortened', 'read']);
export type TextState = z.infer<typeof TextState>;

export const Matches = z.object({
  data: z.array(Match),
  /** The words that were looked for, the heaviest first. */
  terms: z.array(z.string()),
  textState: TextState,
  weights: Weights,
  criteria: Criteria,
  /** Whether the viewer's thumbs teach the case team's rankings, too. */
  sharesThumbs: z.boolean(),
  state: SearchState,
});
export type Matches = z.infer<typeof Matches>;

/** An open opportunity that a company fits. */
export const FittedOpportunity = z.object({
  id: Id,
  name: z.string(),
  corporationName: z.string(),
  /** Words of the opportunity that the company's record has. */
  terms: z.array(z.string()),
  /** The share of the opportunity's terms by weight, from 0 to 1. */
  share: z.number(),
  isSubmitted: z.boolean(),
});
export type FittedOpportunity = z.infer<typeof FittedOpportunity>;

/** A colleague who knows the field, and how one can tell. */
export const Colleague = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  reasons: z.array(z.string()),
});
export type Colleague = z.infer<typeof Colleague>;

/** "The case team: 2 thumbs up, 1 down". */
export function sharedThumbsWords({ up, down }: Match['sharedThumbs']): string | null {
  const counts = [
    ...(up > 0 ? [pluralize(up, 'thumb up', 'thumbs up')] : []),
    ...(down > 0 ? [pluralize(down, 'thumb down', 'thumbs down')] : []),
  ];
  return counts.length === 0 ? null : `The case team: ${counts.join(', ')}`;
}
