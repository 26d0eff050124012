import { pluralize } from '#core/domain/format.ts';
import type { FileFormat, RowChoice } from '#features/directory/imports/domain/import.ts';
import type { ImportReading } from '#features/directory/imports/domain/import-record.ts';
import { SelectField } from '#ui/SelectField.tsx';
import type { UseImportResult } from './use-import.ts';

const choices = [
  { value: 'skip', label: 'Skip' },
  { value: 'import', label: 'Import' },
] as const;

interface QuestionProps {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  readonly value: RowChoice;
  readonly onChange: (choice: RowChoice) => void;
}

function Question({ id, label, about, value, onChange }: QuestionProps) {
  return (
    <div className="max-w-sm">
      <SelectField
        label={label}
        options={choices}
        value={value}
        onChange={onChange}
        inForm={{ id, 'aria-describedby': `${id}-about` }}
      />
      <p id={`${id}-about`} className="mt-1.5 text-control break-words text-ink-3">
        {about}
      </p>
    </div>
  );
}

interface Props {
  readonly reading: ImportReading;
  readonly settle: UseImportResult['settle'];
}

/** Rows of a workbook that may not belong to its table. */
export function RowQuestions({ reading, settle }: Props) {
  const { format, hiddenRows, linesBelow } = reading;
  const choose = (changes: Partial<FileFormat>) => settle({ format: { ...format, ...changes } });
  return (
    <>
      {hiddenRows > 0 && (
        <Question
          id="import-hidden-rows"
          label={pluralize(hiddenRows, 'hidden row', 'hidden rows')}
          about="Hidden in the workbook, by hand or by a filter."
          value={format.hiddenRows ?? 'skip'}
          // The line of names may be another one among all rows.
          onChange={(choice) => choose({ hiddenRows: choice, headerRow: undefined })}
        />
      )}
      {linesBelow.length > 0 && (
        <Question
          id="import-lines-below"
          label={pluralize(linesBelow.length, 'line below the table', 'lines below the table')}
          about={linesBelow.map((line) => `“${line}”`).join(' ')}
          value={format.linesBelow ?? 'skip'}
          onChange={(choice) => choose({ linesBelow: choice })}
        />
      )}
    </>
  );
}
