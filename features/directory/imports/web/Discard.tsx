import { useState } from 'react';
import { canPerform } from '#features/directory/imports/domain/import-actions.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { Button } from '#ui/Button.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

/** Button that removes an import or its file, where allowed. */
export function Discard({ record }: { readonly record: ImportRecord }) {
  const [isAsked, setIsAsked] = useState(false);
  const { state, hasFile } = record;
  if (!canPerform('remove', state) || !hasFile) return null;
  return (
    <>
      <Button variant="quiet" onPress={() => setIsAsked(true)}>
        {state === 'draft' ? 'Discard…' : 'Remove the file…'}
      </Button>
      {isAsked && <RemoveDialog record={record} onClose={() => setIsAsked(false)} />}
    </>
  );
}
