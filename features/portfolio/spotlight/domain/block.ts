import * as z from 'zod/mini';
import { EnteredInstant, Id, Instant, requiredText, text, Uuid } from '#core/domain/schemas.ts';
import { spotlightLimits } from './limits.ts';
import { AutomaticKind, SubjectKind } from './spotlight.ts';

/** A block as foundry writes it. */
export const BlockDraft = z.object({
  title: requiredText(spotlightLimits.titleCharacters),
  /** Markdown. */
  body: text(spotlightLimits.bodyCharacters),
  subject: z.nullable(z.object({ kind: SubjectKind, id: Uuid })),
  /** Null: at once. */
  from: z.nullable(EnteredInstant),
  /** Null: until it is deleted. */
  until: z.nullable(EnteredInstant),
  /** Empty: for all corporations. */
  corporationIds: z.array(Uuid).check(z.maxLength(spotlightLimits.corporationsMost)),
  /** Whether it also stands on public pages. */
  isPublic: z.boolean(),
});
export type BlockDraft = z.infer<typeof BlockDraft>;

export const ManagedBlock = z.object({
  id: Id,
  title: z.string(),
  body: z.string(),
  subject: z.nullable(z.object({ kind: SubjectKind, id: Id, name: z.nullable(z.string()) })),
  from: z.nullable(Instant),
  until: z.nullable(Instant),
  corporationIds: z.array(Id),
  isPublic: z.boolean(),
  version: z.int(),
});
export type ManagedBlock = z.infer<typeof ManagedBlock>;

export const Arrangement = z.object({
  blocks: z.array(ManagedBlock),
  /** Ids of written blocks and kinds of automatic ones, from above. */
  order: z.array(z.string()),
  /** Automatic blocks that are switched off: nobody gets them. */
  hidden: z.array(AutomaticKind),
});
export type Arrangement = z.infer<typeof Arrangement>;

/** Ids of written blocks and kinds of automatic ones. */
export const Order = z
  .array(z.union([AutomaticKind, Uuid]))
  .check(z.maxLength(2 * spotlightLimits.blocksMost));

/** Whether a block is shown at this time. */
export const isScheduled = (
  { from, until }: Pick<ManagedBlock, 'from' | 'until'>,
  now: Date,
): boolean => (from === null || new Date(from) <= now) && (until === null || new Date(until) > now);
