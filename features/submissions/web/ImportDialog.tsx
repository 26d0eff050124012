import { useState } from 'react';
import { formatNumber } from '#core/domain/format.ts';
import type { ImportMapping as Mapping } from '#features/imports/domain/import.ts';
import { missingFields, proposeMapping } from '#features/imports/domain/mapping.ts';
import { submissionRow } from '#features/imports/domain/submission-row.ts';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import type { ImportReport } from '#features/submissions/domain/draft-endpoints.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { readImportFile, UnreadableFile, type SourceFile } from './import-file.ts';
import { ImportMapping } from './ImportMapping.tsx';
import { ImportOutcome, ImportProgress } from './ImportOutcome.tsx';
import { ImportSource } from './ImportSource.tsx';
import { useImport } from './use-import.ts';

interface Props {
  readonly opportunity: Opportunity;
  readonly onClose: () => void;
}

interface Checked {
  readonly report: ImportReport;
  readonly isDone: boolean;
}

const withProblems = (report: ImportReport, file: SourceFile): ImportReport => ({
  ...report,
  problems: [...report.problems, ...file.problems].toSorted((one, other) => one.row - other.row),
});

/** Rows that could not be parsed are not sent; the others keep their numbers. */
function rowsToSend(file: SourceFile, mapping: Mapping) {
  const broken = new Set(file.problems.map(({ row }) => row));
  return file.records.flatMap((record, index) =>
    broken.has(index + 1) ? [] : [{ number: index + 1, row: submissionRow(record, mapping) }],
  );
}

/** Imports a file of submissions: column mapping, dry run, import. */
export function ImportDialog({ opportunity, onClose }: Props) {
  const [file, setFile] = useState<SourceFile | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const { progress, send } = useImport(String(opportunity.id));
  const questions = (opportunity.questions ?? []).map(({ text }) => text);
  const missing = file === null ? [] : missingFields('submissions', mapping);

  async function take(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setProblem(null);
    setChecked(null);
    try {
      const read = await readImportFile(chosen);
      setFile(read);
      setMapping(proposeMapping('submissions', read.columns, questions));
    } catch (error) {
      setFile(null);
      setProblem(error instanceof UnreadableFile ? error.message : 'This file cannot be read.');
    }
  }

  async function run(source: SourceFile, dryRun: boolean): Promise<void> {
    const rows = rowsToSend(source, mapping);
    const report = await send(
      rows.map(({ row }) => row),
      dryRun,
    );
    if (report === null) return;
    const problems = report.problems.map(({ row, problem: reason }) => ({
      row: rows[row - 1]?.number ?? row,
      problem: reason,
    }));
    setChecked({ report: withProblems({ ...report, problems }, source), isDone: !dryRun });
  }

  const taken = checked && checked.report.created + checked.report.updated;
  const isDone = checked?.isDone === true;
  return (
    <DialogFrame
      title="Import submissions"
      lead="A CSV or JSON file. A row with an id that came in before is brought up to date."
      width="medium"
      isStrict
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {isDone ? 'Done' : 'Close'}
          </Button>
          {file && !isDone && checked === null && (
            <Button
              variant="primary"
              isDisabled={missing.length > 0 || progress !== null}
              onPress={() => void run(file, true)}
            >
              Look at what would happen
            </Button>
          )}
          {file && !isDone && checked !== null && (
            <Button
              variant="primary"
              isDisabled={taken === 0 || progress !== null}
              onPress={() => void run(file, false)}
            >
              Import {formatNumber(taken ?? 0)}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-5">
        {!isDone && <ImportSource file={file} onChoose={(chosen) => void take(chosen)} />}
        {problem && (
          <p role="alert" className="text-control text-bad">
            {problem}
          </p>
        )}
        {file && !isDone && (
          <section aria-label="What the columns are" className="space-y-2">
            <h3 className="font-medium">What the columns are</h3>
            <ImportMapping
              file={file}
              mapping={mapping}
              questions={questions}
              onChange={(next) => {
                setMapping(next);
                setChecked(null);
              }}
            />
            {missing.length > 0 && (
              <p role="status" className="text-control text-warn">
                Say which column is {new Intl.ListFormat('en').format(missing)}.
              </p>
            )}
          </section>
        )}
        {progress && <ImportProgress progress={progress} />}
        {checked && !progress && <ImportOutcome {...checked} />}
      </div>
    </DialogFrame>
  );
}
