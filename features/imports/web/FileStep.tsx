import { companyKinds } from '#features/companies/domain/company.ts';
import { formatBytes } from '#core/domain/format.ts';
import { importsOf } from '#features/imports/domain/import.ts';
import { missingDestination } from '#features/imports/domain/import-destination.ts';
import type { ImportRecord } from '#features/imports/domain/import-record.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { DestinationField } from './DestinationField.tsx';
import { SourceField } from './SourceField.tsx';
import { Step } from './Step.tsx';
import type { UseImportResult } from './use-import.ts';
import { companyKindLabels, recordTypeLabels } from './import-labels.ts';
import { describeImport } from './ImportLine.tsx';

const kinds = companyKinds.map((value) => ({ value, label: companyKindLabels[value] }));
const records = importsOf.map((value) => ({ value, label: recordTypeLabels[value] }));

interface Props {
  readonly record: ImportRecord;
  readonly settle: UseImportResult['settle'];
}

/** Type of record and destination. */
export function FileStep({ record, settle }: Props) {
  const { fileName, fileBytes, of, kind, state } = record;
  const isDone = missingDestination(record) === null;
  const facts = `${fileName} · ${formatBytes(fileBytes)}`;
  if (state !== 'draft') {
    return (
      <Step
        number={1}
        title="File"
        standing="done"
        summary={`${facts} · ${describeImport(record)}`}
      />
    );
  }
  return (
    <Step number={1} title="File" standing={isDone ? 'done' : 'current'} summary={facts}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          label="It holds"
          options={records}
          value={of}
          onChange={(next) =>
            settle({ of: next, kind: next === 'companies' ? 'startup' : null, mapping: null })
          }
          inForm={{ id: 'import-of', 'aria-describedby': undefined }}
        />
        {of === 'companies' ? (
          <SelectField
            label="Kept as"
            options={kinds}
            value={kind}
            onChange={(next) => settle({ kind: next })}
            placeholder="Choose"
            inForm={{ id: 'import-kind', 'aria-describedby': undefined }}
          />
        ) : (
          <DestinationField record={record} settle={settle} />
        )}
        <SourceField record={record} settle={settle} />
      </div>
      <p className="mt-3 text-control text-ink-3">
        The next file that comes from the same place is matched as this one.
      </p>
    </Step>
  );
}
