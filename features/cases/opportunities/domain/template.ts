import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { Id, Instant, requiredText } from '#core/domain/schemas.ts';
import { Question } from '#features/cases/corporations/domain/question.ts';
import type { OpportunityContent } from './content.ts';
import { Reward } from './opportunity.ts';

const longText = z.nullable(z.string());

/** What another opportunity begins with: never dates, submissions or people. */
export const TemplateContent = z.object({
  introduction: longText,
  businessNeed: longText,
  focusAreas: longText,
  callToAction: longText,
  categories: z.array(z.string()),
  reward: z.nullable(Reward),
  questions: z.array(Question),
});
export type TemplateContent = z.infer<typeof TemplateContent>;

export const TemplateName = requiredText(limits.nameCharacters);

/** A row of a list. */
export const TemplateRow = z.object({
  id: Id,
  name: z.string(),
  questions: z.int(),
  hasScorecard: z.boolean(),
  updatedAt: Instant,
});
export type TemplateRow = z.infer<typeof TemplateRow>;

export const Template = z.extend(TemplateRow, { content: TemplateContent });
export type Template = z.infer<typeof Template>;

/** The part of an opportunity that another one begins with. */
export const templateContentOf = (
  content: Omit<OpportunityContent, 'questions'>,
  questions: readonly Question[],
): TemplateContent => ({
  introduction: content.introduction,
  businessNeed: content.businessNeed,
  focusAreas: content.focusAreas,
  callToAction: content.callToAction,
  categories: [...content.categories],
  reward: content.reward,
  questions: [...questions],
});
