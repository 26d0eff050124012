import * as z from 'zod/mini';
import { Uuid } from '#core/domain/schemas.ts';

/** What happened around companies in the last 90 days, in what the reader may see. */
export const Momentum = z.object({ added: z.int(), submitted: z.int(), voted: z.int() });
export type Momentum = z.infer<typeof Momentum>;

/** What happened around a company of a collection in 90 days, in what the reader may see. */
export const CompanyAttention = z.extend(Momentum, { companyId: Uuid });
export type CompanyAttention = z.infer<typeof CompanyAttention>;

export const attentionSum = ({ added, submitted, voted }: Momentum): number =>
  added + submitted + voted;
