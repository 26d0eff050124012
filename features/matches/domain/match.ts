import * as z from 'zod/mini';
import { Id } from '#core/domain/schemas.ts';
import { CompanyCard } from '#features/companies/domain/company.ts';
import { SearchState } from '#features/search/domain/search.ts';
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
