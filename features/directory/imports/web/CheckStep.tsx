import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { plural } from '#core/domain/format.ts';
import { preview as previewOf } from '#features/directory/imports/domain/endpoints.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { Figures } from './Figures.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { ProblemList } from './ProblemList.tsx';
import { Progress } from './Progress.tsx';
import { Step } from './Step.tsx';
import { useImportTarget } from './use-import-targets.ts';
import type { UseImportResult } from './use-import.ts';
import { formatRowCount } from './import-labels.ts';

interface Props extends Pick<UseImportResult, 'runAction' | 'runningAction'> {
  readonly record: ImportRecord;
  /** Whether the previous steps are complete. */
  readonly isReady: boolean;
}

/** The result of the check: counts, the first rows, and every problem. */
function Found({ record }: { readonly record: ImportRecord }) {
  const { id, of, checkedAt } = record;
  const { records } = useImportTarget(of);
  const { data, error, refetch } = useQuery({
    ...queryOptionsOf(previewOf, { params: { id } }),
    enabled: checkedAt !== null,
    staleTime: 0,
  });
  if (error) {
    return (
      <ErrorState
        title="The check could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Loading what="check">
        <TableSkeleton rows={4} />
      </Loading>
    );
  }
  const { counts, remarks, preview, notTaken, dates = [] } = data;
  const { created, updated, unchanged, rejected } = counts;
  const isClean = rejected === 0 && remarks === 0;
  return (
    <div className="space-y-5">
      <Figures
        figures={[
          ['New', created],
          ['Updated', updated],
          ['Unchanged', unchanged],
          ['Skipped', rejected],
        ]}
      />
      <p
        role="status"
        className={`flex items-center gap-1.5 text-control ${rejected === 0 ? 'text-good-ink' : 'text-warn-ink'}`}
      >
        {rejected === 0 ? (
          <CircleCheck aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        ) : (
          <CircleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        )}
        {rejected === 0
          ? 'Every row can be imported.'
          : `${formatRowCount(rejected)} will be skipped.`}
      </p>
      {notTaken.length > 0 && (
        <p className="text-control text-ink-3">
          {plural(notTaken.length, 'Skipped column', 'Skipped columns')}:{' '}
          {new Intl.ListFormat('en').format(notTaken)}.
        </p>
      )}
      {dates.map((line) => (
        <p key={line} className="text-control text-ink-3">
          {line}
        </p>
      ))}
      {preview.length > 0 && <PreviewTable records={records} rows={preview} />}
      {!isClean && <ProblemList id={id} title="Rows with problems" />}
    </div>
  );
}

/** Runs the dry run over the whole file. */
export function CheckStep({ record, isReady, runAction, runningAction }: Props) {
  const { state, checkedAt, problem } = record;
  const isChecking = state === 'checking';
  if (state !== 'draft' && !isChecking) {
    return <Step title="Check" standing="done" summary="Checked" />;
  }
  const isDone = checkedAt !== null && !isChecking;
  const standing = isDone ? 'done' : isReady || isChecking ? 'current' : 'later';
  return (
    <Step
      title="Check"
      standing={standing}
      summary={isDone ? undefined : 'Dry run: nothing is saved.'}
      actions={
        isChecking ? (
          <Button isDisabled={runningAction === 'cancel'} onPress={() => runAction('cancel')}>
            Stop the check
          </Button>
        ) : (
          <Button
            variant={isDone ? 'plain' : 'primary'}
            isDisabled={!isReady || runningAction !== null}
            onPress={() => runAction('dryRun')}
          >
            {isDone ? 'Check again' : 'Check the file'}
          </Button>
        )
      }
    >
      {isChecking ? (
        <Progress record={record} label="Progress of the check" />
      ) : problem !== null ? (
        <p role="alert" className="text-control text-bad-ink">
          {problem}
        </p>
      ) : isDone ? (
        <Found record={record} />
      ) : undefined}
    </Step>
  );
}
