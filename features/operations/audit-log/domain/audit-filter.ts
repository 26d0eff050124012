import * as z from 'zod/mini';
import { EnteredInstant, text, Uuid } from '#core/domain/schemas.ts';
import { auditLimits } from './limits.ts';

const { filterCharacters } = auditLimits;

/** What of the audit log is asked for; everything that is absent does not matter. */
export const AuditFilter = z.object({
  /** Who did it. */
  actorId: z.optional(Uuid),
  /** A kind of event, `submission.moved`, or a category of them, `submission`. */
  kind: z.optional(text(filterCharacters).check(z.regex(/^[a-zA-Z]+(?:\.[a-zA-Z]+)?$/u))),
  /** What it was done to. */
  subject: z.optional(text(filterCharacters)),
  subjectId: z.optional(text(filterCharacters)),
  corporationId: z.optional(Uuid),
  /** From this moment on, and before that one. */
  from: z.optional(EnteredInstant),
  to: z.optional(EnteredInstant),
  /** The address that it came from, or its beginning. */
  address: z.optional(text(filterCharacters).check(z.regex(/^[0-9a-fA-F:.]+$/u))),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const isWhole = (filter: AuditFilter): boolean =>
  Object.values(filter).every((value) => value === undefined);
