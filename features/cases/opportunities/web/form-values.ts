import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { opportunityLimits } from '#features/cases/opportunities/domain/limits.ts';
import { OpportunityRole } from '#core/domain/authorization/case-role.ts';
import {
  closesBeforeOpening,
  contentFields,
  contentLabels,
  type ContentField,
  type OpportunityContent,
} from '#features/cases/opportunities/domain/content.ts';
import {
  describeQuestionsProblem,
  problemOfQuestions,
  questionKinds,
} from '#features/cases/corporations/domain/question.ts';
import { sentQuestions } from '#features/cases/corporations/web/shared/questions/edit-questions.ts';
import type { TemplateContent } from '#features/cases/opportunities/domain/template.ts';
import { WebUrl } from '#core/domain/schemas.ts';

const maybe = z.nullable(z.string());

/** A person chosen for the case team of a new opportunity. */
const ChosenMember = z.object({ id: z.string(), name: z.string(), role: OpportunityRole });
export type ChosenMember = z.infer<typeof ChosenMember>;

/** A question as typed. */
const TypedQuestion = z.object({
  id: z.optional(z.string()),
  text: z.string(),
  kind: z.enum(questionKinds),
  isRequired: z.boolean(),
  help: z.optional(z.string()),
  options: z.optional(z.array(z.object({ id: z.optional(z.string()), label: z.string() }))),
  least: z.optional(z.number()),
  most: z.optional(z.number()),
});

/** The form's values as typed, including invalid ones. */
export const FormValues = z.object({
  corporationId: maybe,
  cycleId: maybe,
  name: z.string(),
  cycleStartDate: maybe,
  cycleEndDate: maybe,
  categories: z.array(z.string()),
  introduction: z.string(),
  businessNeed: z.string(),
  focusAreas: z.string(),
  callToAction: z.string(),
  amount: z.string(),
  currency: z.string(),
  url: z.string(),
  isPublished: z.boolean(),
  /** Null: as its corporation asks at first. Drafts from before there were any have none. */
  questions: z._default(z.nullable(z.array(TypedQuestion)), null),
  /** Only in the form of a new opportunity; later the team has its own tab. */
  team: z.array(ChosenMember),
  /** What a new one is made of, which gives it its scorecard. */
  madeOf: z.optional(
    z.union([z.object({ opportunityId: z.string() }), z.object({ templateId: z.string() })]),
  ),
  /** The search that found nothing, of which a new one is made. */
  searchedFor: z.optional(z.string()),
});
export type FormValues = z.infer<typeof FormValues>;

export const emptyForm: FormValues = {
  corporationId: null,
  cycleId: null,
  name: '',
  cycleStartDate: null,
  cycleEndDate: null,
  introduction: '',
  businessNeed: '',
  focusAreas: '',
  callToAction: '',
  categories: [],
  amount: '',
  currency: 'EUR',
  url: '',
  isPublished: false,
  questions: null,
  team: [],
};

/** A new one for what a search did not find. */
export const formForSearch = (searchedFor: string): FormValues => ({
  ...emptyForm,
  name: searchedFor.charAt(0).toLocaleUpperCase() + searchedFor.slice(1),
  businessNeed: `We look for companies with a solution for “${searchedFor}”.`,
  searchedFor,
});

export const formOf = (content: OpportunityContent, corporationId: string): FormValues => ({
  ...content,
  corporationId,
  categories: [...content.categories],
  questions: [...content.questions],
  introduction: content.introduction ?? '',
  businessNeed: content.businessNeed ?? '',
  focusAreas: content.focusAreas ?? '',
  callToAction: content.callToAction ?? '',
  amount: content.reward === null ? '' : String(content.reward.amount),
  currency: content.reward?.currency ?? emptyForm.currency,
  url: content.url ?? '',
  team: [],
});

/** What a template fills in. */
export const valuesOfTemplate = (content: TemplateContent): Partial<FormValues> => ({
  introduction: content.introduction ?? '',
  businessNeed: content.businessNeed ?? '',
  focusAreas: content.focusAreas ?? '',
  callToAction: content.callToAction ?? '',
  categories: [...content.categories],
  amount: content.reward === null ? '' : String(content.reward.amount),
  currency: content.reward?.currency ?? emptyForm.currency,
  questions: [...content.questions],
});

/** Parses `25 000` or `12,50`, but not `1,250.50`; null if invalid. */
function amountOf(typed: string): number | null {
  const bare = typed.replace(/[\s'’]/gu, '').replace(',', '.');
  return /^\d{1,12}(?:\.\d{1,2})?$/u.test(bare) ? Number(bare) : null;
}

const textOf = (typed: string) => (typed.trim() === '' ? null : typed);

/** Form values as content. Only for a valid form. */
export function contentOfForm(values: FormValues): OpportunityContent {
  const amount = amountOf(values.amount);
  return {
    name: values.name.trim(),
    cycleId: values.cycleId ?? '',
    cycleStartDate: values.cycleStartDate,
    cycleEndDate: values.cycleEndDate,
    categories: values.categories,
    introduction: textOf(values.introduction),
    businessNeed: textOf(values.businessNeed),
    focusAreas: textOf(values.focusAreas),
    callToAction: textOf(values.callToAction),
    reward: amount === null ? null : { amount, currency: values.currency.trim().toUpperCase() },
    url: textOf(values.url.trim()),
    questions: sentQuestions(values.questions ?? []),
    isPublished: values.isPublished,
  };
}

export type FormField = ContentField | 'corporationId';
/** Error messages by field. */
export type Problems = Partial<Record<FormField, string>>;

export const formFieldLabels: Readonly<Record<FormField, string>> = {
  corporationId: 'Corporation',
  ...contentLabels,
};
export const formFields: readonly FormField[] = ['corporationId', ...contentFields];

const texts = ['introduction', 'businessNeed', 'focusAreas', 'callToAction'] as const;

interface Span {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

function problemOfCategories(categories: readonly string[]): string | undefined {
  if (categories.length > opportunityLimits.categoriesMost) {
    return `${opportunityLimits.categoriesMost} categories are the maximum. Remove some.`;
  }
  const long = categories.find((one) => one.length > opportunityLimits.categoryCharacters);
  return long && `A category has at most ${opportunityLimits.categoryCharacters} characters.`;
}

function problemOfReward({ amount, currency }: FormValues): string | undefined {
  if (amount.trim() === '') return undefined;
  if (amountOf(amount) === null) return 'Enter the amount in digits, such as 25000.';
  return /^[a-z]{3}$/iu.test(currency.trim())
    ? undefined
    : 'Enter a three-letter currency code, such as EUR.';
}

/** Validation errors by field. The server checks these and more. */
export function problemsOf(values: FormValues, cycle: Span | undefined): Problems {
  const { name, url } = values;
  const problems: Problems = {};
  if (values.corporationId === null) problems.corporationId = 'Choose the corporation.';
  if (name.trim() === '') problems.name = 'Enter a name.';
  if (name.trim().length > limits.nameCharacters) {
    problems.name = `A name has at most ${limits.nameCharacters} characters; this one has ${name.trim().length}.`;
  }
  if (values.cycleId === null) problems.cycleId = 'Choose or create a scouting cycle.';
  if (closesBeforeOpening(values, cycle ?? { startDate: null, endDate: null })) {
    const field = values.cycleEndDate === null ? 'cycleStartDate' : 'cycleEndDate';
    problems[field] = 'It must close after it opens.';
  }
  for (const field of texts) {
    if (values[field].length > limits.textCharacters) {
      problems[field] =
        `This text is too long: ${limits.textCharacters} characters are the maximum.`;
    }
  }
  const categories = problemOfCategories(values.categories);
  if (categories !== undefined) problems.categories = categories;
  const ofForm = problemOfQuestions(values.questions ?? []);
  if (ofForm !== null) problems.questions = describeQuestionsProblem(ofForm);
  const reward = problemOfReward(values);
  if (reward !== undefined) problems.reward = reward;
  if (url.trim() !== '' && !WebUrl.safeParse(url.trim()).success) {
    problems.url = 'Enter a full web address, such as https://example.com.';
  }
  return problems;
}

const Details = z.array(z.object({ field: z.string(), problem: z.string() }));

/** The server's errors by field; those of other fields are left out. */
export function problemsIn(details: unknown): Problems {
  const problems: Problems = {};
  for (const { field, problem } of Details.safeParse(details).data ?? []) {
    const [, name] = field.split('.');
    const formField = formFields.find((one) => one === name);
    if (formField && problems[formField] === undefined) {
      problems[formField] = problem.charAt(0).toUpperCase() + problem.slice(1);
    }
  }
  return problems;
}
