import * as z from 'zod/mini';
import { Instant, requiredText, Uuid } from '#core/domain/schemas.ts';
import { spotlightLimits } from './limits.ts';
import { Spotlight } from './spotlight.ts';

export const EditionSummary = z.object({
  number: z.int(),
  title: z.string(),
  publishedAt: Instant,
});
export type EditionSummary = z.infer<typeof EditionSummary>;

/** A page as it was when it was published. */
export const SpotlightEdition = z.extend(EditionSummary, Spotlight.shape);
export type SpotlightEdition = z.infer<typeof SpotlightEdition>;

export const EditionDraft = z.object({
  title: requiredText(spotlightLimits.titleCharacters),
  /** Empty: for all corporations. */
  corporationIds: z.array(Uuid).check(z.maxLength(spotlightLimits.corporationsMost)),
});
