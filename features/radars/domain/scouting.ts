import * as z from 'zod/mini';
import { Id } from '#core/domain/schemas.ts';
import { companyReference } from './radar.ts';

/** What happened around companies in the last 90 days, in what the reader may see. */
export const Momentum = z.object({ added: z.int(), submitted: z.int(), voted: z.int() });
export type Momentum = z.infer<typeof Momentum>;

/** The companies that match a blip: those linked first, then those whose texts have its words. */
export const MatchingCompanies = z.object({
  /** The search that finds them, inside the app. */
  query: z.string(),
  total: z.int(),
  companies: z.array(
    z.extend(companyReference, {
      oneLiner: z.nullable(z.string()),
      country: z.nullable(z.string()),
      isLinked: z.boolean(),
      momentum: Momentum,
    }),
  ),
  /** Of all that match. */
  momentum: Momentum,
});
export type MatchingCompanies = z.infer<typeof MatchingCompanies>;

/** What scouting and a radar lack of each other. */
export const RadarGaps = z.object({
  blipsWithoutCompany: z.array(
    z.object({ id: Id, name: z.string(), quadrantId: z.string(), ringId: z.string() }),
  ),
  /** Pilots of its corporation that were won, and that no blip refers to. */
  pilotsWithoutBlip: z.array(
    z.object({
      id: Id,
      name: z.string(),
      company: z.nullable(companyReference),
      /** How many pilots of this company were won, and the list of them inside the app. */
      count: z.int(),
      query: z.string(),
    }),
  ),
});
export type RadarGaps = z.infer<typeof RadarGaps>;

/** Proposals for the sub-spaces of a collection, each with the quadrant that its name fits. */
export const CollectionProposals = z.array(
  z.object({
    name: z.string(),
    quadrantId: z.nullable(z.string()),
    count: z.int(),
    companies: z.array(companyReference),
  }),
);
export type CollectionProposals = z.infer<typeof CollectionProposals>;
