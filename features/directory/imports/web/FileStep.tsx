import { formatBytes } from '#core/domain/format.ts';
import { missingDestination } from '#features/directory/imports/domain/import-destination.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { SourceField } from './SourceField.tsx';
import { Step } from './Step.tsx';
import {
  recordTypesOf,
  targetOf,
  useImportTarget,
  useImportTargets,
} from './use-import-targets.ts';
import type { UseImportResult } from './use-import.ts';
import { describeImport } from './ImportLine.tsx';

interface Props {
  readonly record: ImportRecord;
  readonly settle: UseImportResult['settle'];
}

/** Type of record and destination. */
export function FileStep({ record, settle }: Props) {
  const { fileName, fileBytes, of, state } = record;
  const targets = useImportTargets();
  const target = useImportTarget(of);
  const { records, DestinationFields } = target;
  const isDone = missingDestination(records, record) === null;
  const facts = `${fileName} · ${formatBytes(fileBytes)}`;
  if (state !== 'draft') {
    return (
      <Step title="File" standing="done" summary={`${facts} · ${describeImport(record, target)}`} />
    );
  }
  return (
    <Step title="File" standing={isDone ? 'done' : 'current'} summary={facts}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Record type"
          options={recordTypesOf(targets)}
          value={of}
          onChange={(next) =>
            settle({ of: next, kind: targetOf(targets, next).records.kind ?? null, mapping: null })
          }
          inForm={{ id: 'import-of', 'aria-describedby': undefined }}
        />
        <DestinationFields record={record} settle={settle} />
        <SourceField record={record} settle={settle} />
      </div>
      <p className="mt-3 text-control text-ink-3">The mapping is saved for this source.</p>
    </Step>
  );
}
