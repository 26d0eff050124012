import * as z from 'zod/mini';
import { LegalKind, LegalLink } from '#features/cases/corporations/domain/legal-texts.ts';
import { Question } from '#features/cases/corporations/domain/question.ts';
import { OpportunityStatus, Reward } from '#features/cases/opportunities/domain/opportunity.ts';
import { deadlineFields } from '#core/domain/deadline-fields.ts';
import { Id, Instant } from '#core/domain/schemas.ts';

/** A corporation's public profile. */
export const PublicCorporation = z.object({
  slug: z.string(),
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  headline: z.nullable(z.string()),
  /** `#rrggbb`. */
  accent: z.nullable(z.string()),
  /** Privacy notice, terms and imprint, as far as there are any. */
  legalLinks: z.array(LegalLink),
});
export type PublicCorporation = z.infer<typeof PublicCorporation>;

/** A text that a corporation shows beside its opportunities. */
export const PublicLegalText = z.object({
  corporation: PublicCorporation,
  kind: LegalKind,
  /** Markdown, or nothing but the address of a page. */
  body: z.string(),
  /** Since when it is in force, or was. */
  createdAt: Instant,
});

const OpportunityCard = z.object({
  id: Id,
  name: z.string(),
  summary: z.string(),
  categories: z.array(z.string()),
  endDate: z.nullable(Instant),
  ...deadlineFields,
  reward: z.nullable(Reward),
});

export const PublicPage = z.extend(PublicCorporation, {
  introduction: z.nullable(z.string()),
  /** Published and open, the earliest deadline first. */
  opportunities: z.array(OpportunityCard),
});

/** An open opportunity where those of several corporations stand together. */
export const OpenOpportunity = z.extend(OpportunityCard, {
  corporation: z.pick(PublicCorporation, { slug: true, name: true, logoUrl: true }),
});
export type OpenOpportunity = z.infer<typeof OpenOpportunity>;
export type PublicPage = z.infer<typeof PublicPage>;

export const PublicOpportunity = z.object({
  id: Id,
  name: z.string(),
  summary: z.string(),
  introduction: z.nullable(z.string()),
  businessNeed: z.nullable(z.string()),
  callToAction: z.nullable(z.string()),
  focusAreas: z.nullable(z.string()),
  categories: z.array(z.string()),
  startDate: z.nullable(Instant),
  endDate: z.nullable(Instant),
  ...deadlineFields,
  status: OpportunityStatus,
  reward: z.nullable(Reward),
  corporation: PublicCorporation,
  questions: z.array(Question),
  /** Promised days until a first response. */
  firstAnswerDays: z.nullable(z.int()),
  /** Contains when the form was opened; submitted with it. */
  formToken: z.string(),
});
export type PublicOpportunity = z.infer<typeof PublicOpportunity>;
