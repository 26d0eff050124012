import { collectionRefusals } from '#features/directory/collections/domain/refusals.ts';
import { useRef, useState } from 'react';
import { limits } from '#core/domain/limits.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { useAutoFocus } from './use-auto-focus.ts';

interface Props {
  readonly name: string;
  readonly onGive: (name: string) => void;
  /** Reports the error and its field; shown beside the tree, whose rows clip overflow. */
  readonly onProblem: (problem: string | null, field: HTMLElement | null) => void;
  /** Called at the end of editing, renamed or not. */
  readonly onClose: () => void;
}

/** Id of the error message for a blank name. */
export const nameProblemId = 'subspace-name-problem';

/** Edits a sub-space's name in place. Enter saves, Escape cancels. */
export function SubspaceNameField({ name, onGive, onProblem, onClose }: Props) {
  const [typed, setTyped] = useState(name);
  const [isBlank, setIsBlank] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const isLeft = useAutoFocus(field);
  function close(): void {
    if (isDone.current) return;
    isDone.current = true;
    onProblem(null, null);
    onClose();
  }
  function give(): void {
    if (isDone.current) return;
    if (typed.trim() === '') {
      setIsBlank(true);
      onProblem(refusalText(collectionRefusals['collection.subspaceNameEmpty']), field.current);
      return;
    }
    if (typed.trim() !== name) onGive(typed);
    close();
  }
  const keep = (event: React.SyntheticEvent) => event.stopPropagation();
  return (
    // Keep the row from handling the field's clicks and keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className="relative min-w-0 flex-1 py-0.5"
      onPointerDown={keep}
      onMouseDown={keep}
      onClick={keep}
      onDoubleClick={keep}
      onKeyDown={keep}
    >
      <input
        ref={field}
        aria-label={`Name of ${name}`}
        aria-invalid={isBlank}
        aria-describedby={isBlank ? nameProblemId : undefined}
        value={typed}
        maxLength={limits.nameCharacters}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsBlank(false);
          onProblem(null, null);
        }}
        onBlur={() => {
          if (typed === name && !isLeft()) return;
          if (typed.trim() === '') close();
          else give();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') give();
          if (event.key === 'Escape') close();
        }}
        className="h-7 w-full min-w-0 rounded-control border border-accent bg-raised px-1.5 text-control text-ink outline-2 -outline-offset-1 outline-accent"
      />
    </span>
  );
}
