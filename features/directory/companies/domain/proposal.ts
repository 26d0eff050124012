import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { Instant, WebUrl } from '#core/domain/schemas.ts';
import { companyText } from './company-text.ts';

/** A company that is not in the directory yet. */
export const NewCompany = z.object({
  name: companyText(limits.nameCharacters),
  url: z.nullable(WebUrl),
});
export type NewCompany = z.infer<typeof NewCompany>;

export const ProposalState = z.enum(['open', 'accepted', 'declined']);
export type ProposalState = z.infer<typeof ProposalState>;

/** A company that somebody proposed for the directory. */
export const CompanyProposal = z.object({
  id: z.string(),
  name: z.string(),
  url: z.nullable(z.string()),
  state: ProposalState,
  proposedBy: z.string(),
  createdAt: Instant,
  /** The record in the directory, once accepted. */
  companyId: z.nullable(z.string()),
});
export type CompanyProposal = z.infer<typeof CompanyProposal>;
