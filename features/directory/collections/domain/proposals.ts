import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { Instant, text, Uuid } from '#core/domain/schemas.ts';
import { CompanyCard } from '#features/directory/companies/domain/company.ts';

/** A company that a reader proposes for a collection. What is listed or blacklisted there is no proposal. */
export const CollectionProposal = z.object({
  company: CompanyCard,
  by: z.object({ id: z.string(), name: z.string() }),
  at: Instant,
  note: z.nullable(z.string()),
  /** Declined ones are told to who proposed them alone. */
  isDeclined: z.boolean(),
  isOwn: z.boolean(),
});
export type CollectionProposal = z.infer<typeof CollectionProposal>;

export const ProposalParams = z.object({ id: Uuid, companyId: Uuid });

/** Why it belongs there, for the owner. */
export const ProposalDraft = z.object({
  note: z._default(z.nullable(text(limits.reasonCharacters)), null),
});
