import type { ImportMapping as Mapping } from '#features/imports/domain/import.ts';
import { answerTo } from '#features/imports/domain/mapping.ts';
import { importFields } from '#features/submissions/domain/import-fields.ts';
import { SelectField } from '#ui/SelectField.tsx';
import type { SourceFile } from './import-file.ts';

interface Props {
  readonly file: SourceFile;
  readonly mapping: Mapping;
  readonly questions: readonly string[];
  readonly onChange: (mapping: Mapping) => void;
}

const leftOut = 'left out';

const exampleOf = (file: SourceFile, column: string): string => {
  const record = file.records.find((one) => Object.hasOwn(one, column) && one[column] !== '');
  const value = record?.[column];
  return value === undefined || value === null ? '–' : String(value);
};

/** Maps columns to fields. Assigning a field to one column removes it from another. */
export function ImportMapping({ file, mapping, questions, onChange }: Props) {
  const options = [
    { value: leftOut, label: 'Leave out' },
    ...importFields.map(({ field, label }) => ({ value: field, label })),
    ...questions.map((question) => ({ value: answerTo(question), label: question })),
  ];
  const choose = (column: string, value: string) => {
    const target = value === leftOut ? null : value;
    const others = Object.entries(mapping).map(([name, other]) => [
      name,
      other === target ? null : other,
    ]);
    onChange({ ...Object.fromEntries(others), [column]: target });
  };
  return (
    <ul aria-label="Columns" className="divide-y divide-line rounded-card border border-line">
      {file.columns.map((column) => (
        <li
          key={column}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,12rem)] items-center gap-3 px-3 py-2"
        >
          <span className="min-w-0">
            <span className="block truncate text-control font-medium">{column}</span>
            <span className="block truncate text-meta text-ink-3">{exampleOf(file, column)}</span>
          </span>
          <SelectField
            label={`What “${column}” is`}
            isLabelHidden
            options={options}
            value={mapping[column] ?? leftOut}
            onChange={(value) => choose(column, value)}
          />
        </li>
      ))}
    </ul>
  );
}
