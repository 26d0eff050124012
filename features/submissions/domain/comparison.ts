import { formatCompact } from '#core/domain/format.ts';
import type { Submission } from './submission.ts';

/** What is laid side by side, in the order one reads it. */
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
  clock: 'Answer due',
  votes: 'Votes',
  score: 'Score',
  place: 'Where',
  founded: 'Founded',
  round: 'Round',
  funding: 'Raised',
  tags: 'Fields',
  pitch: 'Pitch',
};

export interface ComparedRow {
  readonly id: string;
  readonly label: string;
  readonly part: ComparedPart | 'answer';
  /** In plain words, one for each submission; null: nothing is said. */
  readonly values: readonly (string | null)[];
  /** Whether they are not all the same. */
  readonly differs: boolean;
}

const filledIn = (...parts: readonly (string | null | undefined)[]): string | null =>
  parts.filter(Boolean).join(', ') || null;

const valueOf: Record<ComparedPart, (submission: Submission) => string | null> = {
  stage: ({ stage }) => stage,
  clock: ({ dueAt }) => dueAt?.slice(0, 10) ?? null,
  votes: ({ votes }) => (votes ? `${votes.up} for, ${votes.down} against` : null),
  score: ({ score }) => (score ? `${score.overall.toFixed(1)} by ${score.count}` : null),
  place: ({ company }) => filledIn(company?.city, company?.country),
  founded: ({ company }) => filledIn(company?.foundedYear?.toString()),
  round: ({ company }) => filledIn(company?.stage),
  funding: ({ company }) =>
    company?.fundingUsd ? `${formatCompact(company.fundingUsd)} USD` : null,
  tags: ({ company }) => filledIn(...(company?.tags.toSorted() ?? [])),
  pitch: ({ pitch }) => filledIn(pitch?.trim()),
};

/** What counts as the same: neither case nor blanks make a difference. */
const plain = (value: string | null): string =>
  (value ?? '').replace(/\s+/gu, ' ').trim().toLowerCase();

const differing = (values: readonly (string | null)[]): boolean =>
  new Set(values.map(plain)).size > 1;

/** The questions of all of them, each once, in the order in which they come first. */
const questionsOf = (submissions: readonly Submission[]): string[] => [
  ...new Set(submissions.flatMap(({ answers }) => answers.map(({ question }) => question))),
];

/**
 * Submissions side by side: a row for each thing that any of them says something of, the answers to
 * one question in one row.
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
  const answers = questionsOf(submissions).map((question) =>
    row(
      `answer ${question}`,
      question,
      'answer',
      submissions.map((submission) =>
        filledIn(submission.answers.find((one) => one.question === question)?.answer.trim()),
      ),
    ),
  );
  return [...facts, ...answers].filter(({ values }) => values.some((value) => value !== null));
}
