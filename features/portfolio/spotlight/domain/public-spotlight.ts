import * as z from 'zod/mini';
import { PublicCorporation } from '#features/cases/public-pages/domain/pages.ts';
import { SpotlightBlock } from './spotlight.ts';

/** What a corporation shows to everybody. */
export const PublicSpotlight = z.object({
  corporation: PublicCorporation,
  blocks: z.array(SpotlightBlock),
});
export type PublicSpotlight = z.infer<typeof PublicSpotlight>;

/** Whether a corporation's Spotlight is on the web. */
export const Publication = z.object({
  isPublic: z.boolean(),
  /** Whether the corporation has a public page at all. */
  hasPage: z.boolean(),
  mayPublish: z.boolean(),
  path: z.string(),
});
export type Publication = z.infer<typeof Publication>;
