import * as z from 'zod/mini';
import { companyKinds } from '#core/domain/company-kind.ts';
import { Figure, Figures } from './metrics.ts';
import type { UsageKind } from './usage-endpoints.ts';

/** What is counted of use, in the order in which it is shown. */
export const useKinds = [
  'page.viewed',
  'search.run',
  'opportunity.viewed',
  'submission.viewed',
  'project.viewed',
  'radar.viewed',
  'profile.viewed',
  'filter.applied',
  'file.downloaded',
  'navigation.clicked',
] as const satisfies readonly UsageKind[];

/** How many people used the product, and what they did. Null: hidden, since too few people are behind it. */
export const Use = z.object({
  unit: Figures.shape.unit,
  buckets: Figures.shape.buckets,
  bucketsBefore: Figures.shape.bucketsBefore,
  people: Figure,
  kinds: z.array(z.object({ kind: z.enum(useKinds), ...Figure.shape })),
});
export type Use = z.infer<typeof Use>;

export const Used = z.object({
  /** An id, a format, the name of a filter or the shape of an address. */
  key: z.string(),
  name: z.string(),
  /** Of a company its kind, of a submission its opportunity: its address needs it. */
  companyKind: z.nullable(z.enum(companyKinds)),
  opportunityId: z.nullable(z.string()),
  count: z.int(),
  people: z.int(),
});
export type Used = z.infer<typeof Used>;

/** People by the month in which they got their account. Null: hidden, since too few people are behind it. */
export const PeopleCohort = z.object({
  /** `2026-10` */
  month: z.string(),
  people: z.nullable(z.int()),
  /** How many were there in that month, in the first one after, and so on until now. */
  active: z.array(z.nullable(z.int())),
});
export type PeopleCohort = z.infer<typeof PeopleCohort>;
