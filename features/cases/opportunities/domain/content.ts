import { briefLabels } from './brief-labels.ts';
import {
  areSameQuestions,
  type QuestionDraft,
} from '#features/cases/corporations/domain/question.ts';
import { linkToOpportunity } from './links.ts';
import type { Opportunity, Reward } from './opportunity.ts';

/** The editable content of an opportunity: every field is present, null when empty. */
export interface OpportunityContent {
  readonly name: string;
  readonly cycleId: string;
  /** Its own dates; null: those of its cycle apply. */
  readonly cycleStartDate: string | null;
  readonly cycleEndDate: string | null;
  readonly categories: readonly string[];
  readonly introduction: string | null;
  readonly businessNeed: string | null;
  readonly focusAreas: string | null;
  readonly callToAction: string | null;
  readonly reward: Reward | null;
  /** Null: its page here. */
  readonly url: string | null;
  /** What the form asks beside the pitch, in order. */
  readonly questions: readonly QuestionDraft[];
  readonly isPublished: boolean;
}

export type ContentField = keyof OpportunityContent;

/** The label of each field, in form order. */
export const contentLabels: Readonly<Record<ContentField, string>> = {
  name: 'Name',
  cycleId: 'Scouting cycle',
  cycleStartDate: 'Opens',
  cycleEndDate: 'Closes',
  categories: 'Categories',
  ...briefLabels,
  reward: 'Reward',
  url: 'Link',
  questions: 'Form',
  isPublished: 'Public page',
};

export const contentFields = Object.keys(contentLabels) as readonly ContentField[];

/** Whether the URL of an opportunity is its own page here. */
const isOwnPage = ({ id, url }: Pick<Opportunity, 'id' | 'url'>): boolean =>
  url.endsWith(linkToOpportunity(id));

/** The current content of an opportunity. */
export const contentOf = (opportunity: Opportunity): OpportunityContent => ({
  name: opportunity.name,
  cycleId: opportunity.cycleId,
  cycleStartDate: opportunity.ownStartDate ?? null,
  cycleEndDate: opportunity.ownEndDate ?? null,
  categories: opportunity.categories ?? [],
  introduction: opportunity.introduction,
  businessNeed: opportunity.businessNeed,
  focusAreas: opportunity.focusAreas,
  callToAction: opportunity.callToAction,
  reward: opportunity.reward ?? null,
  url: isOwnPage(opportunity) ? null : opportunity.url,
  questions: opportunity.questions ?? [],
  isPublished: (opportunity.publishedAt ?? null) !== null,
});

const rewardText = (reward: Reward | null) => reward && `${reward.amount} ${reward.currency}`;

/** Whether a field is equal in both. */
export function isSameField(
  field: ContentField,
  one: OpportunityContent,
  other: OpportunityContent,
): boolean {
  if (field === 'reward') return rewardText(one.reward) === rewardText(other.reward);
  if (field === 'categories') {
    return JSON.stringify(one.categories) === JSON.stringify(other.categories);
  }
  if (field === 'questions') return areSameQuestions(one.questions, other.questions);
  return one[field] === other[field];
}

/** The fields in which two contents differ. */
export const changedFields = (
  before: OpportunityContent,
  after: OpportunityContent,
): ContentField[] => contentFields.filter((field) => !isSameField(field, before, after));

/** The content with a change applied; omitted fields are unchanged. */
export const withChange = (
  content: OpportunityContent,
  change: { readonly [Field in ContentField]?: OpportunityContent[Field] | undefined },
): OpportunityContent => ({
  ...content,
  ...Object.fromEntries(
    contentFields.flatMap((field) =>
      change[field] === undefined ? [] : [[field, change[field]] as const],
    ),
  ),
});

interface Span {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/**
 * Whether an opportunity with a date of its own would close before it opens. The other date is taken
 * from its cycle.
 */
export function closesBeforeOpening(
  own: Pick<OpportunityContent, 'cycleStartDate' | 'cycleEndDate'>,
  cycle: Span,
): boolean {
  if (own.cycleStartDate === null && own.cycleEndDate === null) return false;
  const start = own.cycleStartDate ?? cycle.startDate;
  const end = own.cycleEndDate ?? cycle.endDate;
  return start !== null && end !== null && Date.parse(end) <= Date.parse(start);
}
