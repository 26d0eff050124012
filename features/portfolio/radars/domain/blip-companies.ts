import * as z from 'zod/mini';
import { Momentum } from '#features/directory/collections/domain/attention.ts';
import { companyReference } from './radar.ts';

/** The companies that match a blip: those linked first, then those with its words, then those near. */
export const BlipCompanies = z.object({
  /** The search that finds them, inside the app. */
  query: z.string(),
  /** Of those that are linked or have all its words. */
  total: z.int(),
  companies: z.array(
    z.extend(companyReference, {
      oneLiner: z.nullable(z.string()),
      country: z.nullable(z.string()),
      isLinked: z.boolean(),
      /** It has only some of the words, or none but a similar text. */
      isNear: z.boolean(),
      momentum: Momentum,
    }),
  ),
  /** Of all that match. */
  momentum: Momentum,
});
export type BlipCompanies = z.infer<typeof BlipCompanies>;
