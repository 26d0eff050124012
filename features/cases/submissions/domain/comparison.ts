import { formatCompact } from '#core/domain/format.ts';
import { fundingOf } from '#features/directory/companies/domain/funding.ts';
import { answersTo, distinctQuestions, questionsOf, type Answer } from './answers.ts';
import type { Submission } from './submission.ts';

/** The compared fields, in display order. */
export const comparedParts = [
  'stage',
  'clock',
  'votes',
  'score',
  'place',
  'founded',
  'round',
  'funding',
  'tags',
  'pitch',
] as const;
export type ComparedPart = (typeof comparedParts)[number];

const labels: Record<ComparedPart, string> = {
  stage: 'Stage',
  clock: 'Reply due',
  votes: 'Votes',
  score: 'Score',
  place: 'Location',
  founded: 'Founded',
  round: 'Round',
  funding: 'Funding',
  tags: 'Tags',
  pitch: 'Pitch',
};

export interface ComparedRow {
  readonly id: string;
  readonly label: string;
  readonly part: ComparedPart | 'answer';
  /** Display text per submission; null: no value. */
  readonly values: readonly (string | null)[];
  /** Of a question: the answers per submission. */
  readonly answers?: readonly (readonly Answer[])[];
  /** Whether the values differ. */
  readonly differs: boolean;
}

const filledIn = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(', ') || null;

const valueOf: Record<ComparedPart, (submission: Submission) => string | null> = {
  stage: ({ stage }) => stage,
  clock: ({ dueAt }) => dueAt?.slice(0, 10) ?? null,
  votes: ({ votes }) => (votes ? `${votes.up} for, ${votes.down} against` : null),
  score: ({ score }) => (score ? `${score.overall.toFixed(1)} by ${score.count}` : null),
  place: ({ company, companyCountry }) =>
    filledIn(company?.city, company ? company.country : companyCountry),
  founded: ({ company }) => filledIn(company?.foundedYear?.toString()),
  round: ({ company }) => filledIn(company?.stage),
  funding: ({ company }) => {
    const funding = company && fundingOf(company);
    return funding ? `${formatCompact(funding.amount)} ${funding.currency}` : null;
  },
  tags: ({ company }) => filledIn(...(company?.tags.toSorted() ?? [])),
  pitch: ({ pitch }) => filledIn(pitch?.trim()),
};

/** Normalized for comparison: ignores case and whitespace. */
const plain = (value: string | null): string =>
  (value ?? '').replace(/\s+/gu, ' ').trim().toLowerCase();

const differing = (values: readonly (string | null)[]): boolean =>
  new Set(values.map(plain)).size > 1;

/**
 * Compares submissions: a row for each field that at least one of them has, with the answers to the
 * same question in one row.
 */
export function compareSubmissions(submissions: readonly Submission[]): ComparedRow[] {
  const row = (
    id: string,
    label: string,
    part: ComparedRow['part'],
    values: readonly (string | null)[],
  ): ComparedRow => ({ id, label, part, values, differs: differing(values) });
  const facts = comparedParts.map((part) =>
    row(part, labels[part], part, submissions.map(valueOf[part])),
  );
  const questions = distinctQuestions(submissions.flatMap((one) => questionsOf(one.answers)));
  const answers = questions.map((question): ComparedRow => {
    const answered = submissions.map((one) => answersTo(question, questions, one.answers));
    const values = answered.map((ones) =>
      filledIn(
        ones
          .map(({ answer }) => answer)
          .join('\n')
          .trim(),
      ),
    );
    const id = `answer ${question.id ?? question.text}`;
    return { ...row(id, question.text, 'answer', values), answers: answered };
  });
  return [...facts, ...answers].filter(({ values }) => values.some((value) => value !== null));
}
