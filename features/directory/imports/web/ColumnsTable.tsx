import { clsx } from 'clsx';
import type { ImportTarget } from '#features/directory/imports/domain/import-target.ts';
import type { ImportMapping } from '#features/directory/imports/domain/import.ts';
import { answerTo } from '#features/directory/imports/domain/mapping.ts';
import type { ImportReading } from '#features/directory/imports/domain/import-record.ts';
import { Pill } from '#ui/Tag.tsx';
import { SelectField } from '#ui/SelectField.tsx';

const leftOut = '(skip)';

interface Props {
  readonly records: ImportTarget;
  readonly reading: ImportReading;
  readonly mapping: ImportMapping;
  readonly onChange: (mapping: ImportMapping) => void;
}

/** The column mapping. Assigning a single-column field removes it from the column that had it. */
export function ColumnsTable({ records, reading, mapping, onChange }: Props) {
  const options = [
    { value: leftOut, label: 'Skip' },
    ...records.fields.map(({ field, label, isRequired }) => ({
      value: field,
      label: isRequired ? `${label} (required)` : label,
    })),
    ...reading.questions.map((question) => ({
      value: answerTo(question),
      label: question.text,
    })),
  ];
  const choose = (column: string, value: string) => {
    const target = value === leftOut ? null : value;
    const isList = records.fields.some((one) => one.field === target && one.isList);
    const others = Object.entries(mapping).map(([name, other]): [string, string | null] => [
      name,
      other === target && target !== null && !isList ? null : other,
    ]);
    onChange({ ...Object.fromEntries(others), [column]: target });
  };
  return (
    <div
      role="table"
      aria-label="Columns of the file"
      className="overflow-hidden rounded-card border border-line text-control"
    >
      <div
        role="row"
        className="grid grid-cols-[minmax(0,1fr)_minmax(0,11rem)] gap-4 border-b border-line bg-hover px-4 py-2 text-small font-medium text-ink-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(0,15rem)]"
      >
        <span role="columnheader">Column</span>
        <span role="columnheader" className="max-sm:sr-only">
          Sample
        </span>
        <span role="columnheader">Field</span>
      </div>
      {reading.columns.map(({ name, samples, proposed, isGuessed }) => {
        const target = Object.hasOwn(mapping, name) ? (mapping[name] ?? null) : null;
        return (
          <div
            key={name}
            role="row"
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,11rem)] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_minmax(0,15rem)]"
          >
            <span
              role="rowheader"
              title={name}
              className={clsx('truncate font-medium', target === null && 'text-ink-3')}
            >
              {name}
            </span>
            <span role="cell" className="min-w-0 text-ink-3 max-sm:col-span-2 max-sm:row-start-2">
              {samples.length === 0 ? (
                'Empty'
              ) : (
                <span className="flex min-w-0 flex-wrap gap-x-2 gap-y-1">
                  {samples.map((sample) => (
                    <span
                      key={sample}
                      title={sample}
                      className="max-w-48 truncate rounded-chip bg-hover px-1.5 py-px text-small leading-4 text-ink-2"
                    >
                      {sample}
                    </span>
                  ))}
                </span>
              )}
            </span>
            <span role="cell" className="min-w-0">
              <SelectField
                label={`Field for “${name}”`}
                isLabelHidden
                options={options}
                value={target ?? leftOut}
                onChange={(value) => choose(name, value)}
              />
              {isGuessed && target === proposed && (
                <span className="mt-1 block">
                  <Pill tone="warn">Guessed from the values</Pill>
                </span>
              )}
            </span>
          </div>
        );
      })}
    </div>
  );
}
