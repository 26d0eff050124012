import { clsx } from 'clsx';
import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { refusalOfName } from '#features/directory/collections/domain/collection-name.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { limits } from '#core/domain/limits.ts';
import { useCollectionChange } from '#features/directory/collections/web/shared/use-collection-changes.ts';

interface FieldProps {
  readonly name: string;
  readonly onGive: (name: string) => void;
  readonly onCancel: () => void;
}

/** Focuses the field and selects its text. */
function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

function NameField({ name, onGive, onCancel }: FieldProps) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  function give(): void {
    const refusal = refusalOfName(typed);
    setProblem(refusal?.message);
    if (!refusal) onGive(typed);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') give();
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  // Leaving the field saves the name; an empty field cancels.
  function onBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget === null && !document.hasFocus()) return;
    if (typed.trim() === '') onCancel();
    else give();
  }
  return (
    <>
      <input
        ref={focusAndSelect}
        aria-label="Name"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && 'collection-name-problem'}
        value={typed}
        maxLength={limits.nameCharacters}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className={clsx(
          '-mx-2 -my-0.5 field-sizing-content max-w-full min-w-48 rounded-control bg-raised px-2 py-0.5 tracking-[-0.02em] outline-2',
          problem === undefined ? 'outline-accent' : 'outline-bad',
        )}
      />
      {problem && (
        <span
          id="collection-name-problem"
          role="alert"
          className="mt-1.5 block text-control font-normal tracking-normal text-bad-ink"
        >
          {problem}
        </span>
      )}
    </>
  );
}

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly isNaming: boolean;
  readonly onNaming: (isNaming: boolean) => void;
}

/** The collection's name. The owner edits it in place, by double click or menu. */
export function CollectionTitle({ collection, canEdit, isNaming, onNaming }: Props) {
  const change = useCollectionChange(collection.id);
  // Keep the typed name after an error.
  const [refused, setRefused] = useState<string | null>(null);
  async function rename(name: string): Promise<void> {
    onNaming(false);
    setRefused(null);
    if (name.trim() === collection.name) return;
    if (await change({ kind: 'rename', name })) return;
    setRefused(name);
    onNaming(true);
  }
  if (isNaming) {
    return (
      <NameField
        name={refused ?? collection.name}
        onGive={(name) => void rename(name)}
        onCancel={() => {
          setRefused(null);
          onNaming(false);
        }}
      />
    );
  }
  if (!canEdit) return collection.name;
  return (
    <span
      title="Double-click to rename"
      onDoubleClick={() => onNaming(true)}
      className="-mx-2 -my-0.5 box-decoration-clone rounded-control px-2 py-0.5 transition-colors hover:bg-hover"
    >
      {collection.name}
    </span>
  );
}
