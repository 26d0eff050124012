import * as z from 'zod/mini';
import { Uuid } from '#core/domain/schemas.ts';
import { Momentum } from '#features/portfolio/radars/domain/blip-companies.ts';

/** What happened around a company of a collection in 90 days, in what the reader may see. */
export const CompanyAttention = z.extend(Momentum, { companyId: Uuid });
export type CompanyAttention = z.infer<typeof CompanyAttention>;

export const attentionSum = ({ added, submitted, voted }: Momentum): number =>
  added + submitted + voted;
