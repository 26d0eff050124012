import * as z from 'zod/mini';
import { Id, Instant, requiredText } from '#core/domain/schemas.ts';
import { radarLimits } from './limits.ts';
import { EditionSummary, Movement } from './radar.ts';

const named = z.object({ id: Id, name: z.string() });

/** Where a blip was in each edition that the reader sees; null: it was not in it. */
export const BlipHistory = z.object({
  appearances: z.array(
    z.object({
      edition: EditionSummary,
      at: z.nullable(
        z.object({
          quadrant: z.string(),
          ring: z.string(),
          movement: Movement,
          isSettled: z.boolean(),
          reason: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** What people changed, the newest first. */
  changes: z.array(
    z.object({
      id: Id,
      at: Instant,
      actor: z.nullable(named),
      /** The sentence after the actor's name. */
      sentence: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type BlipHistory = z.infer<typeof BlipHistory>;

export const BlipComment = z.object({
  id: Id,
  author: named,
  /** Markdown. */
  body: z.string(),
  createdAt: Instant,
  isOwn: z.boolean(),
});
export type BlipComment = z.infer<typeof BlipComment>;

export const BlipCommentDraft = z.object({ body: requiredText(radarLimits.commentCharacters) });
