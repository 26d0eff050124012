import type { FileFormat } from '#features/imports/domain/import.ts';
import { SelectField } from '#ui/SelectField.tsx';

const kinds = { csv: 'CSV', json: 'JSON', jsonl: 'JSON Lines', xlsx: 'Excel' } as const;

const encodings = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Latin-1 (Windows)' },
  { value: 'utf-16le', label: 'UTF-16 LE' },
  { value: 'utf-16be', label: 'UTF-16 BE' },
] as const;

const delimiters = [
  { value: ',', label: 'Comma ,' },
  { value: ';', label: 'Semicolon ;' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Bar |' },
  { value: '^', label: 'Caret ^' },
  { value: '~', label: 'Tilde ~' },
  { value: '\u001F', label: 'Unit separator' },
];

interface Props {
  readonly format: FileFormat;
  readonly onChange: (format: FileFormat) => void;
}

/** Format settings, initially as detected; a change parses the file again at once. */
export function FormatFields({ format, onChange }: Props) {
  const { kind, encoding, delimiter, sheet, sheets = [] } = format;
  // The date order belongs to the columns as parsed before.
  const { dateOrders: _, ...others } = format;
  const change = (changes: Partial<FileFormat>) => onChange({ ...others, ...changes });
  const known = delimiters.some(({ value }) => value === delimiter);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <p className="flex h-8 items-center text-control">
        <span className="font-medium">{kinds[kind]}</span>
      </p>
      {encoding !== undefined && (
        <div className="w-44">
          <SelectField
            label="Encoding"
            options={encodings}
            value={encoding}
            onChange={(next) => change({ encoding: next })}
          />
        </div>
      )}
      {kind === 'csv' && delimiter !== undefined && (
        <div className="w-40">
          <SelectField
            label="Separated by"
            options={known ? delimiters : [...delimiters, { value: delimiter, label: delimiter }]}
            value={delimiter}
            onChange={(next) => change({ delimiter: next })}
          />
        </div>
      )}
      {kind === 'xlsx' && sheets.length > 0 && (
        <div className="w-48">
          <SelectField
            label="Sheet"
            options={sheets.map((name) => ({ value: name, label: name }))}
            value={sheet ?? null}
            onChange={(next) => change({ sheet: next })}
          />
        </div>
      )}
    </div>
  );
}
