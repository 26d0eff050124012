import { useState } from 'react';
import { plural } from '#core/domain/format.ts';
import type { FileFormat } from '#features/directory/imports/domain/import.ts';
import type { RowSplit } from '#features/directory/imports/domain/row-split.ts';
import { Button } from '#ui/Button.tsx';
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

const one = 'one';
const keyOf = (split: RowSplit): string => (split.by === 'columns' ? 'columns' : split.column);
const splitLabel = (split: RowSplit): string =>
  split.by === 'columns' ? 'Two, side by side' : `Several in “${split.column}”`;

interface Props {
  readonly format: FileFormat;
  /** The first lines, any of which may hold the names of columns. */
  readonly lines: readonly string[];
  /** How rows can be split; empty where they cannot. */
  readonly splits: readonly RowSplit[];
  readonly onChange: (format: FileFormat) => void;
}

/** Format settings, initially as detected; a change parses the file again at once. */
export function FormatFields({ format, lines, splits, onChange }: Props) {
  const { kind, encoding, delimiter, sheet, sheets = [], hiddenSheets = [] } = format;
  // The date order and the line of names belong to the columns as parsed before.
  const { dateOrders: _, headerRow, split, ...others } = format;
  const [areHiddenShown, setHiddenShown] = useState(false);
  // One that was chosen stays in the list.
  const isOffered = (name: string) => areHiddenShown || name === sheet;
  const change = (changes: Partial<FileFormat>) => onChange({ ...others, ...changes });
  const isListed = delimiters.some(({ value }) => value === delimiter);
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
            options={
              isListed ? delimiters : [...delimiters, { value: delimiter, label: delimiter }]
            }
            value={delimiter}
            onChange={(next) => change({ delimiter: next })}
          />
        </div>
      )}
      {kind === 'xlsx' && sheets.length > 0 && (
        <div className="w-48">
          <SelectField
            label="Sheet"
            options={[
              ...sheets.map((name) => ({ value: name, label: name })),
              ...hiddenSheets
                .filter(isOffered)
                .map((name) => ({ value: name, label: `${name} (hidden)` })),
            ]}
            value={sheet ?? null}
            onChange={(next) =>
              change({ sheet: next, hiddenRows: undefined, linesBelow: undefined })
            }
          />
        </div>
      )}
      {!hiddenSheets.every(isOffered) && (
        <Button variant="quiet" onPress={() => setHiddenShown(true)}>
          {plural(hiddenSheets.length, 'Show the hidden sheet', 'Show the hidden sheets')}
        </Button>
      )}
      {headerRow !== undefined && lines.length > 0 && (
        <div className="w-44">
          <SelectField
            label="Column names"
            options={[
              ...lines.map((line, at) => ({
                value: String(at + 1),
                label: `In line ${at + 1}`,
                about: line,
              })),
              { value: '0', label: 'In no line' },
            ]}
            value={String(headerRow)}
            onChange={(next) => change({ headerRow: Number(next) })}
          />
        </div>
      )}
      {splits.length > 0 && (
        <div className="w-52">
          <SelectField
            label="Companies a row"
            options={[
              { value: one, label: 'One' },
              ...splits.map((value) => ({ value: keyOf(value), label: splitLabel(value) })),
            ]}
            value={split ? keyOf(split) : one}
            onChange={(next) =>
              change({
                ...(headerRow !== undefined && { headerRow }),
                split: splits.find((value) => keyOf(value) === next),
              })
            }
          />
        </div>
      )}
    </div>
  );
}
