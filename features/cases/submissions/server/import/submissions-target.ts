import { eq, sql } from 'drizzle-orm';
import type { Cell } from '#features/directory/imports/domain/cells.ts';
import {
  submissionRow,
  valuesByTarget,
  type SubmissionRow,
} from '#features/cases/submissions/domain/import/submission-row.ts';
import { limits } from '#core/domain/limits.ts';
import {
  existingOf,
  planImport,
  type ExistingSubmission,
  type RowOutcome,
} from '#features/cases/submissions/domain/import-plan.ts';
import {
  existingSubmissions,
  insertSubmissions,
} from '#features/cases/submissions/server/shared/insert-submissions.ts';
import { lockBoard } from '#features/cases/submissions/server/shared/board.ts';
import { lockQuestions } from '#features/cases/opportunities/server/shared/questions.ts';
import { updateWordings } from '#features/cases/submissions/server/answered-questions.ts';
import { lockStages } from '#features/cases/corporations/server/shared/stages.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import {
  saveBeforeImages,
  saveAfterImages,
  undoChanges,
  type ChangedTable,
} from '#features/directory/imports/server/shared/record-changes.ts';
import type {
  CellReadOptions,
  WriteOutcome,
  RecordTarget,
  UndoCounts,
} from '#features/directory/imports/server/shared/record-target.ts';

/** Every batch is compared with all existing submissions. */
const rowsAtOnce = 500;

const table: ChangedTable = {
  name: 'submissions',
  goesAlong: { 'submission_answers.submission_id': sql`false` },
  columns: ['company_name', 'contact_name', 'contact_email', 'title', 'pitch', 'answers'],
  besides: sql`version = r.version + 1`,
};

interface Place {
  readonly importId: string;
  readonly opportunityId: string;
  readonly actorId: string | null;
}

/** The stages and questions there, which do not change until the transaction ends. */
async function formHere(db: Queryable, opportunityId: string) {
  const [opportunity] = await db
    .select({ corporationId: opportunities.corporationId })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  const corporationId = opportunity?.corporationId ?? opportunityId;
  const stages = await lockStages(db, corporationId);
  return { stages, questions: await lockQuestions(db, opportunityId) };
}

const outcomesOf = (acts: readonly RowOutcome[]): WriteOutcome[] =>
  acts.map((act) => (typeof act === 'string' ? act : { rejected: act.problem }));

/** Predicts with the plan of the import itself. Later rows meet the submissions of earlier ones. */
function openPrediction({ opportunityId }: Place) {
  let current: readonly ExistingSubmission[] | null = null;
  return async (db: Queryable, rows: readonly SubmissionRow[]): Promise<WriteOutcome[]> => {
    current ??= await existingSubmissions(db, opportunityId);
    const { stages, questions } = await formHere(db, opportunityId);
    const { planned, acts } = planImport(rows, current, stages, questions);
    current = [
      ...current,
      ...planned.flatMap((act) => (act.act === 'create' ? existingOf(act) : [])),
    ];
    return outcomesOf(acts);
  };
}

/** Inserts submissions, or updates those of the same source. */
async function putAll(
  db: Queryable,
  { importId, opportunityId, actorId }: Place,
  rows: readonly SubmissionRow[],
): Promise<WriteOutcome[]> {
  const { stages, questions } = await formHere(db, opportunityId);
  await lockBoard(db, opportunityId);
  const current = await existingSubmissions(db, opportunityId);
  const { planned, acts } = planImport(rows, current, stages, questions);
  const changed = planned.flatMap((act) => (act.act === 'update' ? [act.id] : []));
  await saveBeforeImages(db, importId, table, changed);
  const ids = await insertSubmissions(db, { opportunityId, actorId }, planned);
  await saveAfterImages(db, importId, table, ids);
  return outcomesOf(acts);
}

/** Restored answers get the wordings and labels that their questions have now. */
async function undo(db: Queryable, { importId, opportunityId }: Place): Promise<UndoCounts> {
  const { questions } = await formHere(db, opportunityId);
  const counts = await undoChanges(db, importId, table);
  await updateWordings(db, opportunityId, questions);
  return counts;
}

/** Writes submissions of one opportunity, identified by their id at the source. */
export function submissionsTarget(
  place: Place,
  { columns, mapping, questions }: CellReadOptions,
): RecordTarget<SubmissionRow> {
  return {
    rowsAtOnce,
    rowsMost: limits.importRowsMost,
    read(cells) {
      const record = Object.fromEntries(
        columns.map((column, at): [string, Cell] => [column, cells[at]]),
      );
      return { row: submissionRow(record, mapping, questions), remarks: [] };
    },
    idOf: ({ externalId }) => (typeof externalId === 'string' ? externalId : null),
    joined: (earlier, later) => ({ ...earlier, ...later }),
    shown: valuesByTarget,
    dryRun: openPrediction(place),
    put: (db, rows) => putAll(db, place, rows),
    undo: (db) => undo(db, place),
  };
}
