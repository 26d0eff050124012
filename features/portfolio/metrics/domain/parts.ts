import * as z from 'zod/mini';
import { companyKinds } from '#core/domain/company-kind.ts';

/** How many submissions of each part reached each stage, the largest part first. */
export const FunnelParts = z.object({
  stages: z.array(z.string()),
  parts: z.array(
    z.object({
      /** An id, a country's code, a source; null: not known. */
      key: z.nullable(z.string()),
      name: z.nullable(z.string()),
      reached: z.array(z.int()),
    }),
  ),
});
export type FunnelParts = z.infer<typeof FunnelParts>;

const RankedCompany = z.object({
  /** With which its rows are asked for; null: nothing of it is counted here. */
  key: z.nullable(z.string()),
  name: z.string(),
  /** Its record; null: it has none. */
  record: z.nullable(z.object({ kind: z.enum(companyKinds), id: z.string() })),
  count: z.int(),
});
export const RankedCompanies = z.object({
  /** By submissions in the range. */
  submitted: z.array(RankedCompany),
  /** By collections that the reader sees, now. */
  collected: z.array(RankedCompany),
});
export type RankedCompanies = z.infer<typeof RankedCompanies>;

/** Companies that submitted for the first time in a month. */
export const Cohort = z.object({
  /** `2026-10` */
  month: z.string(),
  companies: z.int(),
  /** Of them: answered, and submitted again. */
  decided: z.int(),
  returned: z.int(),
  /** How many submitted in the first month after, the second, and so on until now. */
  later: z.array(z.int()),
});
export type Cohort = z.infer<typeof Cohort>;

/** What happened on a day that explains a figure. */
export const Mark = z.object({
  day: z.iso.date(),
  kind: z.enum(['opened', 'closed', 'imported']),
  /** A cycle, or an opportunity that submissions were imported to. */
  name: z.string(),
  /** Of an import: submissions. */
  count: z.nullable(z.int()),
});
export type Mark = z.infer<typeof Mark>;
