import { useRef, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { say } from '#domain/refusals.ts';

interface Props {
  readonly name: string;
  readonly onGive: (name: string) => void;
  /** Done with it, whether there is another name or not. */
  readonly onClose: () => void;
}

/** Puts the cursor over what stands there. */
function begin(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** A sub-space's name, changed where it stands. Enter keeps it, Escape takes it back. */
export function SubspaceNameField({ name, onGive, onClose }: Props) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const isDone = useRef(false);
  function close(): void {
    if (isDone.current) return;
    isDone.current = true;
    onClose();
  }
  function give(): void {
    if (isDone.current) return;
    if (typed.trim() === '') return setProblem(say('collection.subspaceNameEmpty'));
    if (typed.trim() !== name) onGive(typed);
    close();
  }
  const keep = (event: React.SyntheticEvent) => event.stopPropagation();
  return (
    // The row around it would take clicks and keys for its own.
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
        ref={begin}
        aria-label={`Name of ${name}`}
        aria-invalid={problem !== undefined}
        aria-describedby="subspace-name-problem"
        value={typed}
        maxLength={limits.nameCharacters}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
        onBlur={() => (typed.trim() === '' ? close() : give())}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) give();
          if (event.key === 'Escape') close();
        }}
        className="h-7 w-full min-w-0 rounded-control border border-accent bg-surface px-1.5 text-control text-ink outline-2 -outline-offset-1 outline-accent"
      />
      <span
        id="subspace-name-problem"
        role="alert"
        className="floating absolute inset-x-0 top-full z-10 rounded-control px-2 py-1.5 text-meta font-normal text-bad empty:hidden"
      >
        {problem}
      </span>
    </span>
  );
}
