import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { Instant, text, Uuid } from '#core/domain/schemas.ts';

export const ratingMost = 5;

/** What is thought of a company inside one collection: a few words, and one to five stars. */
export const CompanyNote = z.object({
  companyId: z.string(),
  note: z.string(),
  rating: z.nullable(z.int()),
  by: z.object({ id: z.string(), name: z.string() }),
  updatedAt: Instant,
});
export type CompanyNote = z.infer<typeof CompanyNote>;

const words = text(limits.noteCharacters);

/** What is left out stays as it is. Neither words nor stars: there is no note any more. */
export const NoteChange = z.object({
  note: z.optional(words),
  rating: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(ratingMost)))),
  /** The words that these are written over: where others are there by now, it is refused. */
  over: z.optional(words),
});
export type NoteChange = z.infer<typeof NoteChange>;

/** What somebody types, and the words that were there when they began. */
export interface NoteDraft {
  readonly typed: string;
  readonly over: string;
}

/**
 * What a draft is beside the words that are there now: nothing of one's own, something to store, or
 * written while somebody else wrote, so that one would take the other's place.
 */
export function noteDraftState(
  { typed, over }: NoteDraft,
  stored: string,
): 'same' | 'new' | 'crossed' {
  if (typed.trim() === stored || typed.trim() === over) return 'same';
  return over === stored ? 'new' : 'crossed';
}

/** The words of both, one below the other, as far as there is room. */
export const mergeNotes = (stored: string, { typed }: NoteDraft): string =>
  [stored, typed.trim()].filter(Boolean).join('\n\n').slice(0, limits.noteCharacters);

export const NoteParams = z.object({ id: Uuid, companyId: Uuid });
