import * as z from 'zod/mini';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { pluralize } from '#core/domain/format.ts';
import { isEmailAddress } from '#core/domain/identity/email-address.ts';
import { limits } from '#core/domain/limits.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import { WebUrl } from '#core/domain/schemas.ts';
import { webAddress } from '#core/domain/web-address.ts';
import { notAnEmail, notAWebsite } from '#core/domain/validation-words.ts';
import type { PublicSubmission } from '#features/cases/public-pages/domain/public-submission.ts';
import { problemOfAnswer } from '#features/cases/submissions/domain/answer-values.ts';
import { enteredFor, type Draft, type FieldName } from './draft.ts';

/** A field of the form, or a question by its id. */
export type FormField = FieldName | `answers.${string}` | 'files' | 'terms';

export interface FormProblem {
  readonly field: FormField;
  readonly problem: string;
}

const missing: Record<FieldName, string> = {
  companyName: 'Say which company this comes from.',
  website: '',
  country: '',
  oneLiner: '',
  contactName: 'Say who the team can talk to.',
  contactEmail: 'Enter an email address.',
  title: 'Enter a title.',
  pitch: 'Describe your solution.',
};

function problemOfField(name: FieldName, value: string): string | null {
  const typed = value.trim();
  if (typed === '') return missing[name] || null;
  if (name === 'contactEmail' && !isEmailAddress(typed)) return notAnEmail;
  if (name === 'website' && !z.safeParse(WebUrl, webAddress(typed)).success) {
    return notAWebsite;
  }
  return null;
}

/** Validation errors, in the order of the fields. A file that is on its way answers its question. */
export function problemsOf(
  draft: Pick<Draft, 'fields' | 'answers' | 'files'>,
  questions: readonly Question[],
  isAgreed: boolean,
  uploading: ReadonlySet<string> = new Set(),
): FormProblem[] {
  const ofFields = (Object.keys(missing) as FieldName[]).flatMap((field) => {
    const problem = problemOfField(field, draft.fields[field]);
    return problem === null ? [] : [{ field, problem }];
  });
  const files = new Map(draft.files.map(({ id, name }) => [String(id), name]));
  const ofAnswers = questions.flatMap((question) => {
    if (uploading.has(question.id)) return [];
    const problem = problemOfAnswer(question, enteredFor(draft, question), { files, now: '' });
    return problem === null ? [] : [{ field: `answers.${question.id}` as const, problem }];
  });
  const ofTerms: FormProblem[] = isAgreed
    ? []
    : [{ field: 'terms', problem: 'Agree to the terms, to send your submission.' }];
  return [...ofFields, ...ofAnswers, ...ofTerms];
}

/** "Please fix 6 fields." */
export const missingThings = ({ length }: readonly FormProblem[]): string =>
  `Please fix ${pluralize(length, 'field', 'fields')}.`;

const Details = z.array(z.object({ field: z.string(), problem: z.string() }));

/** Maps a refusal of the server to fields if it names any, else to the whole form. */
export function problemsInRefusal(
  refusal: { readonly code: string; readonly message: string; readonly details?: unknown },
  questions: readonly Question[],
  sent: PublicSubmission['answers'],
): FormProblem[] {
  if (refusal.code === 'public.answerMissing' || refusal.code === 'public.answerUnfit') {
    const [missed] = questions
      .filter(({ text }) => refusal.message.includes(`“${text}”`))
      .toSorted((one, other) => other.text.length - one.text.length);
    return missed ? [{ field: `answers.${missed.id}`, problem: refusal.message }] : [];
  }
  if (refusal.code === 'public.termsMissing' || refusal.code === 'public.termsChanged') {
    return [{ field: 'terms', problem: refusal.message }];
  }
  if (refusal.code === 'public.unknownFile' || refusal.code === 'storage.tooMany') {
    return [{ field: 'files', problem: refusal.message }];
  }
  if (refusal.code !== 'invalid') return [];
  return (z.safeParse(Details, refusal.details).data ?? []).flatMap(({ field, problem }) => {
    const named = fieldOf(field.replace(/^body\.?/u, ''), sent);
    return named === null ? [] : [{ field: named, problem }];
  });
}

function fieldOf(path: string, sent: PublicSubmission['answers']): FormField | null {
  if (Object.hasOwn(missing, path)) return path as FieldName;
  const place = /^answers\.(\d+)/u.exec(path)?.[1];
  const id = place === undefined ? undefined : sent[Number(place)]?.questionId;
  if (id !== undefined) return `answers.${id}`;
  return path.startsWith('attachments') ? 'files' : null;
}

/** The maximum length of each field. */
export const mostCharacters: Record<FieldName, number> = {
  companyName: limits.nameCharacters,
  website: limits.urlCharacters,
  country: 2,
  oneLiner: companyLimits.oneLinerCharacters,
  contactName: limits.nameCharacters,
  contactEmail: limits.emailCharacters,
  title: limits.nameCharacters,
  pitch: limits.textCharacters,
};
