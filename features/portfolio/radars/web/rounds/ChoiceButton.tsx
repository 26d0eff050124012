import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  readonly shortcut: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
  readonly look: 'row' | 'chip';
  readonly children: ReactNode;
}

/** One of several choices, with the key that chooses it. */
export function ChoiceButton({ shortcut, isChosen, onPress, look, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-keyshortcuts={shortcut}
      onClick={onPress}
      className={clsx(
        'flex cursor-pointer items-center gap-3 rounded-card border text-left font-medium transition-colors',
        look === 'row'
          ? 'min-h-12 w-full px-4'
          : 'min-h-9 px-3 text-control pointer-coarse:min-h-11',
        isChosen
          ? 'border-accent bg-accent-soft text-accent-ink'
          : 'border-line-strong bg-raised hover:bg-hover',
      )}
    >
      <span className="min-w-0 flex-1">{children}</span>
      <kbd
        aria-hidden
        className="grid size-5 shrink-0 place-items-center rounded-chip border border-line bg-surface text-meta font-normal text-ink-2 pointer-coarse:hidden"
      >
        {shortcut}
      </kbd>
    </button>
  );
}
