import { useQuery } from '@tanstack/react-query';
import { preview as previewOf } from '#features/directory/imports/domain/endpoints.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { Figures } from './Figures.tsx';
import { Outcome } from './Outcome.tsx';
import { Progress } from './Progress.tsx';
import { Step } from './Step.tsx';
import type { UseImportResult } from './use-import.ts';
import { formatRecordCount, formatRowCount } from './import-labels.ts';
import { useImportTarget } from './use-import-targets.ts';

interface Props extends Pick<UseImportResult, 'runAction' | 'runningAction'> {
  readonly record: ImportRecord;
}

function Ready({ record, runAction, runningAction }: Props) {
  const { id, of } = record;
  const { records } = useImportTarget(of);
  const { data } = useQuery(queryOptionsOf(previewOf, { params: { id } }));
  if (!data) return <Step title="Import" standing="later" />;
  const { created, updated, rejected } = data.counts;
  const count = created + updated;
  return (
    <Step
      title="Import"
      standing="current"
      summary={
        count === 0
          ? 'There is nothing to import: no row is new or changed.'
          : rejected > 0
            ? `${formatRowCount(rejected)} will be skipped and listed in a report.`
            : 'The whole import can be undone afterwards.'
      }
      actions={
        <Button
          variant="primary"
          isDisabled={count === 0 || runningAction !== null}
          onPress={() => runAction('start')}
        >
          {runningAction === 'start' ? 'Starting…' : `Import ${formatRecordCount(count, records)}`}
        </Button>
      }
    />
  );
}

const doing = { waiting: 'Waiting', running: 'Importing…', undoing: 'Undoing…' } as const;

/** The import: progress and result. */
export function RunStep(props: Props) {
  const { record, runAction, runningAction } = props;
  const { state, checkedAt, counts } = record;
  if (state === 'draft' && checkedAt !== null) return <Ready {...props} />;
  if (state === 'draft' || state === 'checking') {
    return <Step title="Import" standing="later" summary="After the check" />;
  }
  if (state === 'waiting' || state === 'running' || state === 'undoing') {
    return (
      <Step
        title={doing[state]}
        standing="current"
        summary="You can leave this page. You will be notified when it is done."
        actions={
          state !== 'undoing' && (
            <Button isDisabled={runningAction === 'cancel'} onPress={() => runAction('cancel')}>
              {runningAction === 'cancel' ? 'Stopping…' : 'Stop'}
            </Button>
          )
        }
      >
        <div className="space-y-4">
          <Progress
            record={record}
            label={state === 'undoing' ? 'Progress of undoing' : 'Progress of the import'}
          />
          {state === 'running' && (
            <Figures
              figures={[
                ['Added', counts.created],
                ['Updated', counts.updated],
                ['Unchanged', counts.unchanged],
                ['Skipped', counts.rejected],
              ]}
            />
          )}
        </div>
      </Step>
    );
  }
  return <Outcome record={record} runAction={runAction} runningAction={runningAction} />;
}
