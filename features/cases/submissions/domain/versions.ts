import * as z from 'zod/mini';
import { Instant } from '#core/domain/schemas.ts';
import { Answer } from './answers.ts';

/** What a submitter wrote, as it was before they changed it. */
export const SubmissionVersion = z.object({
  /** From 1; the present content has none. */
  number: z.int(),
  companyName: z.string(),
  companyUrl: z.nullable(z.string()),
  contactName: z.nullable(z.string()),
  title: z.string(),
  pitch: z.nullable(z.string()),
  answers: z.array(Answer),
  /** When the next one took its place. */
  replacedAt: Instant,
});
export type SubmissionVersion = z.infer<typeof SubmissionVersion>;

/** A field of a submission before and after a change; empty: there was, or is, nothing. */
export interface FieldChange {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

type Content = Omit<SubmissionVersion, 'number' | 'replacedAt'>;

const keyOf = ({ questionId, question }: Answer) => questionId ?? question;

/** What differs between two contents, in the order of the form. */
export function changesBetween(before: Content, after: Content): FieldChange[] {
  const fields: FieldChange[] = [
    { label: 'Company', before: before.companyName, after: after.companyName },
    { label: 'Website', before: before.companyUrl ?? '', after: after.companyUrl ?? '' },
    { label: 'Contact', before: before.contactName ?? '', after: after.contactName ?? '' },
    { label: 'Title', before: before.title, after: after.title },
    { label: 'Pitch', before: before.pitch ?? '', after: after.pitch ?? '' },
  ];
  const present = after.answers.map((one) => ({
    label: one.question,
    before: before.answers.find((other) => keyOf(other) === keyOf(one))?.answer ?? '',
    after: one.answer,
  }));
  const gone = before.answers
    .filter((one) => !after.answers.some((other) => keyOf(other) === keyOf(one)))
    .map(({ question, answer }) => ({ label: question, before: answer, after: '' }));
  return [...fields, ...present, ...gone].filter((change) => change.before !== change.after);
}
