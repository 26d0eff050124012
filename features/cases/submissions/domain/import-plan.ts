import { submissionRefusals } from './refusals.ts';
import * as z from 'zod/mini';
import { refusalText } from '#core/domain/refusals.ts';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { questionsOf, type Answer } from './answers.ts';
import { answerToKnown, isRefused } from './colleague-answers.ts';
import { ImportedSubmission, isSameValue } from './draft.ts';
import type { Stage } from '#core/domain/identity/stage.ts';
import { importFieldLabels } from './import-fields.ts';
import { startingStage } from '#features/cases/submissions/domain/moves.ts';

/** The fields of an existing submission that an import compares. */
export interface ExistingSubmission {
  readonly id: string;
  readonly externalId: string | null;
  readonly companyName: string;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  readonly title: string;
  readonly pitch: string | null;
  readonly answers: readonly Answer[];
  readonly withdrawnAt: string | null;
  readonly isActive: boolean;
}

interface RowContent extends Omit<ImportedSubmission, 'externalId' | 'stage' | 'answers'> {
  readonly answers?: Answer[] | undefined;
}

/** The planned write for a valid row. */
export type PlannedRow =
  | {
      readonly act: 'create';
      readonly externalId: string | null;
      readonly stage: string;
      readonly told: RowContent;
    }
  | {
      readonly act: 'update';
      readonly id: string;
      readonly told: RowContent;
      readonly changed: readonly string[];
    };

/** The outcome of one row. */
export type RowOutcome = 'created' | 'updated' | 'unchanged' | { readonly problem: string };

const rowContentFields = [
  'companyName',
  'title',
  'contactName',
  'contactEmail',
  'pitch',
  'answers',
] as const;

/** As a file has them: a file has no empty ones, and its columns are in another order. */
const comparable = (answers: readonly Answer[]): Answer[] =>
  answers
    .map(({ questionId, question, answer }) => ({
      questionId,
      question: question.trim(),
      answer: answer.trim(),
    }))
    .filter(({ answer }) => answer !== '')
    .toSorted((one, other) => compare(keyOf(one), keyOf(other)));

const keyOf = ({ questionId, question }: Answer): string => questionId ?? question;

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** Names of the fields that a row changes. Omitted fields are unchanged. */
const changedIn = (content: RowContent, submission: ExistingSubmission): string[] =>
  rowContentFields.filter((name) => {
    if (content[name] === undefined) return false;
    return name === 'answers'
      ? !isSameValue(comparable(content.answers ?? []), comparable(submission.answers))
      : !isSameValue(content[name], submission[name]);
  });

const labelOf = (field: PropertyKey | undefined): string =>
  importFieldLabels[String(field)] ?? String(field ?? 'The row');

function parsed(row: unknown): { row: ImportedSubmission } | { problem: string } {
  const result = z.safeParse(ImportedSubmission, row);
  if (result.success) return { row: result.data };
  const [issue] = result.error.issues;
  const [field] = issue?.path ?? [];
  const isLeftOut =
    typeof row === 'object' && row !== null && !Object.hasOwn(row, String(field ?? ''));
  const problem = isLeftOut ? 'is missing.' : `cannot be used. ${issue?.message ?? ''}`;
  return { problem: `${labelOf(field)} ${problem}`.trim() };
}

/** Company and title: identifies rows that have no id. */
const companyTitleKey = ({
  companyName,
  title,
}: Pick<RowContent, 'companyName' | 'title'>): string =>
  JSON.stringify([companyName.trim().toLowerCase(), title.trim().toLowerCase()]);

/** The submission that a planned row creates, as later rows will meet it. */
export const existingOf = ({
  externalId,
  told,
}: PlannedRow & { readonly act: 'create' }): ExistingSubmission => ({
  id: '',
  externalId,
  withdrawnAt: null,
  isActive: true,
  companyName: told.companyName,
  title: told.title,
  pitch: told.pitch ?? null,
  contactName: told.contactName ?? null,
  contactEmail: told.contactEmail ?? null,
  answers: told.answers ?? [],
});

/**
 * Plans an import: each row is inserted, updates the submission imported from it before, is
 * unchanged, or is reported as a problem. Every row has an outcome. No two rows have the same id.
 * Answers belong to the questions that are asked, or were answered here.
 */
export function planImport(
  rows: readonly unknown[],
  submissions: readonly ExistingSubmission[],
  stages: readonly Stage[],
  form: readonly Question[] = [],
): { planned: PlannedRow[]; acts: RowOutcome[] } {
  const byExternalId = new Map(submissions.map((one) => [one.externalId, one]));
  // Our own exports name submissions by the ids that they have here.
  const byId = new Map(submissions.map((one) => [one.id, one]));
  const likenesses = new Set(submissions.filter(({ isActive }) => isActive).map(companyTitleKey));
  const questions = [...form, ...submissions.flatMap(({ answers }) => questionsOf(answers))];
  const planned: PlannedRow[] = [];

  /** What a row says, with the answers under the ids of their questions, or why one cannot be taken. */
  function contentOf(
    { answers, ...content }: Omit<ImportedSubmission, 'externalId' | 'stage'>,
    here?: ExistingSubmission,
  ): { content: RowContent } | { problem: string } {
    if (answers === undefined) return { content };
    const before = here?.answers ?? [];
    const candidates = [...questionsOf(before), ...questions];
    const read: Answer[] = [];
    for (const answer of answers) {
      const one = answerToKnown({ candidates, form, before }, answer);
      if (isRefused(one)) return { problem: `“${one.question}”: ${one.problem}` };
      read.push(one);
    }
    return { content: { ...content, answers: read } };
  }

  function plan(input: unknown): RowOutcome {
    const read = parsed(input);
    if ('problem' in read) return read;
    const { externalId, stage, ...content } = read.row;
    if (externalId !== undefined) {
      const here = byExternalId.get(externalId) ?? byId.get(externalId);
      if (here) {
        const said = contentOf(content, here);
        return 'problem' in said ? said : bringUpToDate(said.content, here);
      }
    } else if (likenesses.has(companyTitleKey(content))) {
      return {
        problem: `“${content.title}” by ${content.companyName} is here already, and the row has no id to bring it up to date by.`,
      };
    }
    const start = startingStage(stages, stage);
    if ('refusal' in start) return { problem: start.refusal.message };
    const said = contentOf(content);
    if ('problem' in said) return said;
    likenesses.add(companyTitleKey(content));
    planned.push({
      act: 'create',
      externalId: externalId ?? null,
      stage: start.stage,
      told: said.content,
    });
    return 'created';
  }

  function bringUpToDate(content: RowContent, here: ExistingSubmission): RowOutcome {
    if (!here.isActive)
      return { problem: 'It was taken away here, and an import does not bring it back.' };
    if (here.withdrawnAt !== null)
      return { problem: refusalText(submissionRefusals['submission.withdrawn']) };
    const changed = changedIn(content, here);
    if (changed.length === 0) return 'unchanged';
    planned.push({ act: 'update', id: here.id, told: content, changed });
    return 'updated';
  }

  return { acts: rows.map(plan), planned };
}
