import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';

/** What of the sample data is counted before it goes, with what people have added to it since. */
export const sampleCounts = [
  'opportunities',
  'submissions',
  'projects',
  'companies',
  'collections',
  'comments',
  'files',
] as const;

/** The sample data that is there. */
export const SampleData = z.object({
  corporationId: Id,
  companyIds: z.array(Id),
  addedAt: Instant,
  /** Everything of these goes. */
  counts: z.record(z.enum(sampleCounts), z.int()),
  /** How many of them people have added since. */
  since: z.int(),
  /** Accounts that belong to its corporation: they stay, without one. */
  people: z.int(),
});
export type SampleData = z.infer<typeof SampleData>;
