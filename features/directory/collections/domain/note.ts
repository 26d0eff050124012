import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { Instant, text, Uuid } from '#core/domain/schemas.ts';

export const ratingMost = 5;

/** A note on a company inside one collection: text and a rating of one to five stars. */
export const CompanyNote = z.object({
  companyId: z.string(),
  note: z.string(),
  rating: z.nullable(z.int()),
  by: z.object({ id: z.string(), name: z.string() }),
  updatedAt: Instant,
});
export type CompanyNote = z.infer<typeof CompanyNote>;

const words = text(limits.noteCharacters);

/** Omitted fields are unchanged. Without text and rating the note is deleted. */
export const NoteChange = z.object({
  note: z.optional(words),
  rating: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(ratingMost)))),
  /** The text that this replaces; a different stored text is refused as stale. */
  over: z.optional(words),
});
export type NoteChange = z.infer<typeof NoteChange>;

/** Typed text, with the stored text it is based on. */
export interface NoteDraft {
  readonly typed: string;
  readonly over: string;
}

/**
 * How a draft compares with the stored text: unchanged, new, or conflicting because somebody else changed
 * the note since the draft began.
 */
export function noteDraftState(
  { typed, over }: NoteDraft,
  stored: string,
): 'same' | 'new' | 'crossed' {
  if (typed.trim() === stored || typed.trim() === over) return 'same';
  return over === stored ? 'new' : 'crossed';
}

/** Both texts, one below the other, up to the maximum length. */
export const mergeNotes = (stored: string, { typed }: NoteDraft): string =>
  [stored, typed.trim()].filter(Boolean).join('\n\n').slice(0, limits.noteCharacters);

export const NoteParams = z.object({ id: Uuid, companyId: Uuid });
