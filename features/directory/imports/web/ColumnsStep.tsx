import { CircleAlert, CircleCheck } from 'lucide-react';
import { pluralize } from '#core/domain/format.ts';
import type { ImportMapping } from '#features/directory/imports/domain/import.ts';
import { problemsOfMapping } from '#features/directory/imports/domain/mapping.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState, Loading } from '#ui/states.tsx';
import { ColumnsTable } from './ColumnsTable.tsx';
import { DateOrderFields } from './DateOrderFields.tsx';
import { FormatFields } from './FormatFields.tsx';
import { RowQuestions } from './RowQuestions.tsx';
import { Step } from './Step.tsx';
import { splitsOf } from './row-splits.ts';
import type { UseImportResult } from './use-import.ts';
import { useImportTarget } from './use-import-targets.ts';
import { useFileFormat } from './use-file-format.ts';

interface Props {
  readonly record: ImportRecord;
  readonly settle: UseImportResult['settle'];
}

const describeMapping = (mapping: ImportMapping): string => {
  const all = Object.values(mapping);
  const taken = all.filter((field) => field !== null).length;
  return `${taken} of ${pluralize(all.length, 'column', 'columns')} mapped`;
};

function Skeleton() {
  return (
    <Loading what="columns">
      <div className="skeleton mb-4 h-8 w-64" />
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="flex items-center gap-4 border-b border-line py-3">
          <div className="skeleton h-4 w-32" />
          <div className="skeleton h-4 flex-1" />
          <div className="skeleton h-8 w-48" />
        </div>
      ))}
    </Loading>
  );
}

/** File format and column mapping. */
export function ColumnsStep({ record, settle }: Props) {
  const { of, state, mapping: choice, format } = record;
  const { records, ColumnFields } = useImportTarget(of);
  const isOpen = state === 'draft';
  const { data, error, refetch } = useFileFormat(record);
  if (!isOpen) {
    const summary = choice === null ? undefined : describeMapping(choice);
    return <Step title="Columns" standing="done" summary={summary} />;
  }
  const mapping = choice ?? data?.mapping ?? {};
  const problems = data ? problemsOfMapping(records, mapping) : [];
  return (
    <Step
      title="Columns"
      standing={data && problems.length === 0 ? 'done' : 'current'}
      summary={
        data &&
        `${describeMapping(mapping)}${data.isRemembered && choice === null ? ', as last time' : ''}`
      }
      actions={
        choice !== null && (
          <Button variant="quiet" onPress={() => settle({ mapping: null })}>
            Re-detect columns
          </Button>
        )
      }
    >
      {error && (
        <ErrorState
          title="The file could not be read"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {error && format !== null && (
        <div className="flex justify-center">
          <Button onPress={() => settle({ format: null })}>Detect the format again</Button>
        </div>
      )}
      {!error && !data && <Skeleton />}
      {!error && data && (
        <div className="space-y-4">
          <FormatFields
            format={data.format}
            lines={data.lines}
            splits={records.sharesRows ? splitsOf(records, data, mapping) : []}
            onChange={(next) => settle({ format: next, mapping: null })}
          />
          {data.notes.length > 0 && (
            <ul className="space-y-1 text-control text-ink-3">
              {data.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          <ColumnsTable
            records={records}
            reading={data}
            mapping={mapping}
            onChange={(next) => settle({ mapping: next })}
          />
          <RowQuestions reading={data} settle={settle} />
          <DateOrderFields reading={data} mapping={mapping} settle={settle} />
          {ColumnFields && <ColumnFields record={record} mapping={mapping} settle={settle} />}
          {problems.length === 0 ? (
            <p role="status" className="flex items-center gap-1.5 text-control text-good-ink">
              <CircleCheck aria-hidden className="size-4" strokeWidth={1.75} />
              All required fields are mapped.
            </p>
          ) : (
            <ul role="status" className="space-y-1 text-control text-warn-ink">
              {problems.map((problem) => (
                <li key={problem} className="flex items-center gap-1.5">
                  <CircleAlert aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
                  {problem}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Step>
  );
}
