import { companyKinds } from '#features/directory/companies/domain/company.ts';
import { formatBytes } from '#core/domain/format.ts';
import { knownCompanyChoices } from '#features/directory/imports/domain/known-companies.ts';
import { missingDestination } from '#features/directory/imports/domain/import-destination.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { DestinationField } from './DestinationField.tsx';
import { SourceField } from './SourceField.tsx';
import { Step } from './Step.tsx';
import { useImportTarget, useRecordTypes } from './use-import-targets.ts';
import type { UseImportResult } from './use-import.ts';
import { companyKindLabels, knownCompanyLabels } from './import-labels.ts';
import { describeImport } from './ImportLine.tsx';

const kinds = companyKinds.map((value) => ({ value, label: companyKindLabels[value] }));

const knownCompanies = knownCompanyChoices.map((value) => ({
  value,
  label: knownCompanyLabels[value],
}));

interface Props {
  readonly record: ImportRecord;
  readonly settle: UseImportResult['settle'];
}

/** Type of record and destination. */
export function FileStep({ record, settle }: Props) {
  const { fileName, fileBytes, of, kind, state } = record;
  const recordTypes = useRecordTypes();
  const { records } = useImportTarget(of);
  const isDone = missingDestination(record) === null;
  const facts = `${fileName} · ${formatBytes(fileBytes)}`;
  if (state !== 'draft') {
    return (
      <Step
        title="File"
        standing="done"
        summary={`${facts} · ${describeImport(record, records)}`}
      />
    );
  }
  return (
    <Step title="File" standing={isDone ? 'done' : 'current'} summary={facts}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Record type"
          options={recordTypes}
          value={of}
          onChange={(next) =>
            settle({ of: next, kind: next === 'companies' ? 'startup' : null, mapping: null })
          }
          inForm={{ id: 'import-of', 'aria-describedby': undefined }}
        />
        {of === 'companies' ? (
          <SelectField
            label="Source type"
            options={kinds}
            value={kind}
            onChange={(next) => settle({ kind: next })}
            placeholder="Choose"
            inForm={{ id: 'import-kind', 'aria-describedby': undefined }}
          />
        ) : (
          <DestinationField record={record} settle={settle} />
        )}
        {of === 'companies' && (
          <SelectField
            label="Companies already here"
            options={knownCompanies}
            value={record.knownCompanies}
            onChange={(next) => settle({ knownCompanies: next })}
            inForm={{ id: 'import-known', 'aria-describedby': undefined }}
          />
        )}
        <SourceField record={record} settle={settle} />
      </div>
      <p className="mt-3 text-control text-ink-3">The mapping is saved for this source.</p>
    </Step>
  );
}
