import { useId, type ReactNode } from 'react';
import { CandidateRow } from './CandidateRow.tsx';
import type { AddCandidate } from './review.ts';

interface Props {
  readonly text: string;
  readonly addCandidates: readonly AddCandidate[];
  /** Key of the chosen candidate; null: none of them; undefined: undecided. */
  readonly pick: string | null | undefined;
  readonly onPick: (pick: string | null) => void;
}

/** An ambiguous entry with its candidates. */
export function DoubtfulEntry({ text, addCandidates, pick, onPick }: Props) {
  const group = useId();
  const row = (key: string | null, children: ReactNode) => (
    <label
      key={key}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2 py-1 transition-colors hover:bg-hover has-checked:bg-accent-soft"
    >
      <input
        type="radio"
        name={group}
        checked={pick === key}
        onChange={() => onPick(key)}
        className="grid size-4 shrink-0 cursor-pointer appearance-none place-items-center rounded-full border border-line-strong bg-raised before:size-2 before:rounded-full checked:border-accent checked:before:bg-accent"
      />
      {children}
    </label>
  );
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-1.5 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]">
      <legend className="ml-1 max-w-full px-1 font-medium break-words">“{text}”</legend>
      {addCandidates.map((candidate) =>
        row(candidate.key, <CandidateRow candidate={candidate} hasWhy />),
      )}
      {row(null, <span className="text-ink-2">None of these</span>)}
    </fieldset>
  );
}
