import { Download, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { canPerform } from '#features/directory/imports/domain/import-actions.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { Button } from '#ui/Button.tsx';
import { DateText } from '#ui/dates.tsx';
import { Figures } from './Figures.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Step } from './Step.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import type { UseImportResult } from './use-import.ts';
import { useImportTarget } from './use-import-targets.ts';
import { useReportDownload } from './use-report-download.ts';

const titles: Partial<Record<ImportRecord['state'], string>> = {
  done: 'Imported',
  failed: 'The import failed',
  cancelled: 'Stopped',
  undone: 'Undone',
};

interface Props extends Pick<UseImportResult, 'runAction' | 'runningAction'> {
  readonly record: ImportRecord;
}

/** The result of an import that has ended, with the remaining actions. */
export function Outcome({ record, runAction, runningAction }: Props) {
  const { id, of, state, counts, problem, finishedAt } = record;
  const { ImportedLink } = useImportTarget(of);
  const [isUndoing, setIsUndoing] = useState(false);
  const download = useReportDownload(id);
  const { created, updated, unchanged, rejected } = counts;
  const isUndone = state === 'undone';
  const canUndo = canPerform('undo', state) && created + updated > 0;
  return (
    <Step
      title={titles[state] ?? 'Import'}
      standing={state === 'done' || isUndone ? 'done' : 'current'}
      summary={finishedAt && <DateText at={finishedAt} withTime />}
      actions={
        <>
          {rejected > 0 && (
            <Button isDisabled={download.isPending} onPress={() => download.mutate()}>
              <Download aria-hidden className="size-4" strokeWidth={1.75} />
              Download the report
            </Button>
          )}
          {canUndo && (
            <Button isDisabled={runningAction !== null} onPress={() => setIsUndoing(true)}>
              <Undo2 aria-hidden className="size-4" strokeWidth={1.75} />
              Undo…
            </Button>
          )}
          {canPerform('resume', state) && record.hasFile && (
            <Button
              variant="primary"
              isDisabled={runningAction !== null}
              onPress={() => runAction('resume')}
            >
              {runningAction === 'resume' ? 'Resuming…' : 'Resume'}
            </Button>
          )}
          {state === 'done' && <ImportedLink record={record} />}
        </>
      }
    >
      <div className="space-y-5">
        {problem !== null && (
          <p role="alert" className="text-control text-bad-ink">
            {problem}
          </p>
        )}
        {state === 'cancelled' && (
          <p className="text-control text-ink-2">
            The rows imported until then stay. Resume the import to continue, or undo it.
          </p>
        )}
        {isUndone ? (
          <Figures
            figures={[
              ['Removed', record.undone.removed],
              ['Restored', record.undone.restored],
              ['Kept, used since', record.undone.kept],
            ]}
          />
        ) : (
          <Figures
            figures={[
              ['Added', created],
              ['Updated', updated],
              ['Unchanged', unchanged],
              ['Skipped', rejected],
            ]}
          />
        )}
        {!isUndone && <ProblemList id={id} title="Rows with problems" />}
      </div>
      {isUndoing && (
        <UndoDialog
          record={record}
          onUndo={() => runAction('undo')}
          onClose={() => setIsUndoing(false)}
        />
      )}
    </Step>
  );
}
