import * as z from 'zod/mini';
import { Id, Instant, Uuid } from '#core/domain/schemas.ts';

/** Whether one’s private things are in exports of one’s corporation. */
export const ExportConsent = z.object({
  /** Null: one belongs to none, and there is nothing to agree to. */
  corporation: z.nullable(z.object({ id: Id, name: z.string() })),
  agreedAt: z.nullable(Instant),
});
export type ExportConsent = z.infer<typeof ExportConsent>;

/** By id, so that nobody agrees for a corporation that they were moved to meanwhile. Null: withdrawn. */
export const ExportConsentChange = z.object({ agreesTo: z.nullable(Uuid) });

/** How many of a corporation have agreed: of those who can sign in. */
export const ExportConsents = z.object({
  people: z.int(),
  agreed: z.int(),
  /** Those who have not, and were not asked lately. */
  toAsk: z.int(),
});
export type ExportConsents = z.infer<typeof ExportConsents>;
