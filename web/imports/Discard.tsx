import { useState } from 'react';
import { canBeDone } from '#domain/imports/acting.ts';
import type { ImportRecord } from '#domain/imports/shown.ts';
import { Button } from '#web/ui/Button.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

/** Where an import can be forgotten, or its file; elsewhere nothing. */
export function Discard({ record }: { readonly record: ImportRecord }) {
  const [isAsked, setIsAsked] = useState(false);
  const { state, hasFile } = record;
  if (!canBeDone('remove', state) || !hasFile) return null;
  return (
    <>
      <Button variant="quiet" onPress={() => setIsAsked(true)}>
        {state === 'draft' ? 'Discard…' : 'Remove the file…'}
      </Button>
      {isAsked && <RemoveDialog record={record} onClose={() => setIsAsked(false)} />}
    </>
  );
}
