import type { ReactNode } from 'react';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { RunStep } from './RunStep.tsx';
import type { UseImportResult } from './use-import.ts';
import { useIsReadyToCheck } from './use-file-format.ts';

interface Props extends Pick<
  UseImportResult,
  'runAction' | 'runningAction' | 'settle' | 'isSavingSettings'
> {
  readonly record: ImportRecord;
  /** Where the records come from and go, if that is not given. */
  readonly first?: ReactNode;
}

/** The steps of an import. Its state is on the server, so it can be continued later. */
export function ImportSteps({ record, first, settle, isSavingSettings, ...actions }: Props) {
  const isReady = useIsReadyToCheck(record);
  return (
    <div className="space-y-4 [counter-reset:step]">
      {first}
      <ColumnsStep record={record} settle={settle} />
      <CheckStep record={record} isReady={isReady && !isSavingSettings} {...actions} />
      <RunStep record={record} {...actions} />
    </div>
  );
}
