import { collectionRefusals } from '#features/directory/collections/domain/refusals.ts';
import { Plus } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { Button } from '#ui/Button.tsx';
import { useAutoFocus } from './use-auto-focus.ts';

interface Props {
  /** The parent's name; null: top level. */
  readonly below: string | null;
  /** Resolves to whether it was created; otherwise the text is restored. */
  readonly onAdd: (name: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Inline field for a new sub-space. Enter adds it and starts the next one. */
export function SubspaceDraft({ below, onAdd, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isLeft = useAutoFocus(field);
  const id = useId();

  async function add(isLast: boolean): Promise<void> {
    if (typed.trim() === '')
      return setProblem(refusalText(collectionRefusals['collection.subspaceNameEmpty']));
    setTyped('');
    const isMade = await onAdd(typed);
    // The user may have started the next one.
    if (field.current?.value !== '') return;
    if (!isMade) setTyped(typed);
    else if (isLast) onClose();
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    void add(false);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-1">
      {below !== null && <p className="truncate px-2 pb-1 text-small text-ink-3">Below {below}</p>}
      <div className="flex gap-1.5">
        <input
          ref={field}
          aria-label={
            below === null ? 'Name of the sub-space' : `Name of the sub-space below ${below}`
          }
          aria-invalid={problem !== undefined}
          aria-describedby={id}
          placeholder="Name"
          autoComplete="off"
          value={typed}
          maxLength={limits.nameCharacters}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
          onBlur={({ relatedTarget }) => {
            if (typed !== '' || form.current?.contains(relatedTarget)) return;
            if (isLeft()) onClose();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            onClose();
          }}
          className="h-8 w-full min-w-0 rounded-control border border-line-strong bg-raised px-2 text-control text-ink placeholder:text-ink-3 focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent"
        />
        <Button onPress={() => void add(true)}>
          <Plus aria-hidden className="size-4 text-ink-3" />
          Add
        </Button>
      </div>
      <p id={id} role="alert" className="px-2 pt-1 text-small text-bad-ink empty:hidden">
        {problem}
      </p>
    </form>
  );
}
