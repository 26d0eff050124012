import { useState } from 'react';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { limits } from '#core/domain/limits.ts';
import { controlClasses, fieldAriaProps, FieldFrame } from '#ui/Field.tsx';
import type { UseImportResult } from './use-import.ts';

interface Props {
  readonly record: ImportRecord;
  readonly settle: UseImportResult['settle'];
}

/** Saved on blur: a partly typed name is no other source. */
export function SourceField({ record, settle }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const save = () => {
    const source = typed?.trim() ?? '';
    if (source !== '' && source !== record.source) settle({ source });
    setTyped(null);
  };
  const parts = {
    id: 'import-source',
    isRequired: true,
    problem: undefined,
  };
  return (
    <FieldFrame {...parts} label="Source name">
      <input
        {...fieldAriaProps(parts)}
        value={typed ?? record.source}
        maxLength={limits.importSourceCharacters}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={({ key }) => key === 'Enter' && save()}
        className={`${controlClasses(undefined)} h-10`}
      />
    </FieldFrame>
  );
}
