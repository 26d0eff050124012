import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { Instant, text, Uuid } from '#domain/shapes.ts';

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

/** Neither words nor stars: there is no note any more. */
export const NoteChange = z.object({
  note: text(limits.noteCharacters),
  rating: z.nullable(z.int().check(z.gte(1), z.lte(ratingMost))),
});
export type NoteChange = z.infer<typeof NoteChange>;

export const NotePlace = z.object({ id: Uuid, companyId: Uuid });
