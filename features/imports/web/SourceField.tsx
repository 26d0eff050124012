import { useState } from 'react';
import type { ImportRecord } from '#features/imports/domain/shown.ts';
import { limits } from '#core/domain/limits.ts';
import { controlLook, describing, FieldFrame } from '#ui/Field.tsx';
import type { OneImport } from './use-import.ts';

interface Props {
  readonly record: ImportRecord;
  readonly settle: OneImport['settle'];
}

/** Saved when one leaves the field: a name half typed is no other source. */
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
    <FieldFrame {...parts} label="Where it comes from">
      <input
        {...describing(parts)}
        value={typed ?? record.source}
        maxLength={limits.importSourceCharacters}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={({ key }) => key === 'Enter' && save()}
        className={`${controlLook(undefined)} h-10`}
      />
    </FieldFrame>
  );
}
