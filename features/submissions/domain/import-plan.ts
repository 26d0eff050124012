import { submissionRefusals } from './refusals.ts';
import * as z from 'zod/mini';
import { refuse, refusalText } from '#core/domain/refusals.ts';
import { ImportedSubmission, isSameValue } from './draft.ts';
import type { ImportReport } from './draft-endpoints.ts';
import type { Stage } from '#core/domain/identity/stage.ts';
import { importFieldLabels } from './import-fields.ts';

/** The fields of an existing submission that an import compares. */
export interface ExistingSubmission {
  readonly id: string;
  readonly externalId: string | null;
  readonly companyName: string;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  readonly title: string;
  readonly pitch: string | null;
  readonly answers: readonly { question: string; answer: string }[];
  readonly withdrawnAt: string | null;
  readonly isActive: boolean;
}

type RowContent = Omit<ImportedSubmission, 'externalId' | 'stage'>;

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

/** Names of the fields that a row changes. Omitted fields are unchanged. */
const changedIn = (told: RowContent, known: ExistingSubmission): string[] =>
  rowContentFields.filter(
    (name) => told[name] !== undefined && !isSameValue(told[name], known[name]),
  );

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

/** The first stage of a new submission, or why there is none. */
function beginning(stage: string | undefined, stages: readonly Stage[]) {
  const first = stages.find(({ isRefusal }) => isRefusal !== true);
  const found = stage === undefined ? first : stages.find(({ name }) => name === stage);
  if (!found)
    return {
      problem: refusalText(submissionRefusals['submission.unknownStage'], { stage: stage ?? '' }),
    };
  return found.isRefusal === true
    ? { problem: refuse(submissionRefusals['submission.beginsRefused']).message }
    : { stage: found.name };
}

/**
 * Plans an import: each row is inserted, updates the submission imported from it before, is
 * unchanged, or is reported as a problem. Every row has an outcome.
 */
export function planImport(
  rows: readonly unknown[],
  known: readonly ExistingSubmission[],
  stages: readonly Stage[],
): { planned: PlannedRow[]; report: ImportReport; acts: RowOutcome[] } {
  const byExternalId = new Map(known.map((one) => [one.externalId, one]));
  const likenesses = new Set(known.filter(({ isActive }) => isActive).map(companyTitleKey));
  const rowOfId = new Map<string, number>();
  const planned: PlannedRow[] = [];
  const acts: RowOutcome[] = [];
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, problems: [] };

  function plan(given: unknown, number: number): string | null {
    const read = parsed(given);
    if ('problem' in read) return read.problem;
    const { externalId, stage, ...told } = read.row;
    if (externalId !== undefined) {
      const earlier = rowOfId.get(externalId);
      if (earlier !== undefined) return `Row ${earlier} has the same id, “${externalId}”.`;
      rowOfId.set(externalId, number);
      const here = byExternalId.get(externalId);
      if (here) return bringUpToDate(told, here);
    } else if (likenesses.has(companyTitleKey(told))) {
      return `“${told.title}” by ${told.companyName} is here already, and the row has no id to bring it up to date by.`;
    }
    const start = beginning(stage, stages);
    if ('problem' in start) return start.problem ?? null;
    likenesses.add(companyTitleKey(told));
    planned.push({ act: 'create', externalId: externalId ?? null, stage: start.stage, told });
    report.created += 1;
    return null;
  }

  function bringUpToDate(told: RowContent, here: ExistingSubmission): string | null {
    if (!here.isActive) return 'It was taken away here, and an import does not bring it back.';
    if (here.withdrawnAt !== null) return refusalText(submissionRefusals['submission.withdrawn']);
    const changed = changedIn(told, here);
    if (changed.length === 0) report.unchanged += 1;
    else {
      planned.push({ act: 'update', id: here.id, told, changed });
      report.updated += 1;
    }
    return null;
  }

  for (const [index, row] of rows.entries()) {
    const before = { ...report };
    const problem = plan(row, index + 1);
    if (problem !== null) {
      report.problems.push({ row: index + 1, problem });
      acts.push({ problem });
    } else {
      const { created, updated } = report;
      acts.push(
        created > before.created ? 'created' : updated > before.updated ? 'updated' : 'unchanged',
      );
    }
  }
  return { planned, report, acts };
}
