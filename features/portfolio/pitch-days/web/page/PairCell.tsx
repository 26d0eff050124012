import { clsx } from 'clsx';
import { Ban, Pin } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import {
  nextBestWords,
  pairWords,
  type ShownPair,
} from '#features/portfolio/pitch-days/web/pair-states.ts';

interface Props {
  /** "Greaseline with Slewing bearings". */
  readonly name: string;
  readonly pair: ShownPair;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly isWide?: boolean;
}

const mark = { 'aria-hidden': true, className: 'size-3 shrink-0', strokeWidth: 2 } as const;

/** A pair: its score, and whether it is assigned, pinned or forbidden. */
export function PairCell({ name, pair, isChosen, onChoose, onKeyDown, isWide = false }: Props) {
  const { score, plan, session } = pair;
  const isForbidden = plan?.state === 'forbidden';
  return (
    <button
      type="button"
      data-pair
      aria-pressed={isChosen}
      aria-label={`${name}: ${pairWords(pair)}`}
      title={session ? nextBestWords(session) : (plan?.reason ?? undefined)}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      className={clsx(
        'flex h-9 cursor-pointer items-center justify-center gap-1 rounded-control border text-control tabular transition-colors pointer-coarse:h-11',
        isWide ? 'w-20' : 'w-full',
        session
          ? 'border-accent-line bg-accent-soft font-semibold text-accent-ink'
          : 'border-transparent text-ink-2 hover:bg-hover',
        isForbidden && 'text-ink-3 line-through',
        isChosen && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      {plan?.state === 'pinned' && <Pin {...mark} />}
      {isForbidden && <Ban {...mark} />}
      {score === null ? '–' : Math.round(score)}
    </button>
  );
}
