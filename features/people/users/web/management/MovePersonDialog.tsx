import { useState, type FormEvent } from 'react';
import type { ManagedUser } from '#features/people/users/domain/managed-user.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { CorporationField, useCorporations } from './CorporationField.tsx';

interface Props {
  readonly name: string;
  /** Undefined: several people, each from their own. */
  readonly from: ManagedUser['corporation'] | undefined;
  readonly onMove: (to: ManagedUser['corporation']) => void;
  readonly onClose: () => void;
}

/** Moves a person, or several, to another corporation. */
export function MovePersonDialog({ name, from, onMove, onClose }: Props) {
  const corporations = useCorporations();
  const [id, setId] = useState(from?.id ?? null);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const to = corporations.find((one) => one.id === id);
    if (from === undefined || id !== (from?.id ?? null))
      onMove(to ? { id: to.id, name: to.name } : null);
    onClose();
  }
  return (
    <DialogFrame
      title={`Move ${name}`}
      lead="They see the other corporation from now on. Roles and case teams stay; who administers the one that they leave does so no longer."
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="space-y-5">
        <CorporationField id="moved-to" value={id} onChange={setId} />
        <FormActions submit="Move" onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
