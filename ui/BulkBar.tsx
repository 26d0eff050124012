import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '#core/domain/format.ts';
import { Button } from './Button.tsx';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';

interface Props {
  readonly count: number;
  /** The total when not all are selected, and how to select them. */
  readonly all?: { readonly count: number; readonly choose: () => void } | undefined;
  readonly onClear: () => void;
  /** The bulk actions. */
  readonly children: ReactNode;
}

/** Actions for the selected rows. Escape clears the selection. */
export function BulkBar({ count, all, onClear, children }: Props) {
  useKeyboardShortcuts({ Escape: onClear });
  const bar = useRef<HTMLDivElement>(null);
  // When the bar unmounts, the focus returns to where it was.
  useLayoutEffect(() => {
    const [here, before] = [bar.current, document.activeElement];
    return () => {
      const isLost = here?.contains(document.activeElement) ?? false;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      ref={bar}
      role="region"
      aria-label="Selection"
      data-entering
      className="floating fixed inset-x-2 bottom-20 z-20 mx-auto flex w-fit flex-wrap items-center gap-1.5 rounded-dialog p-2 pl-4 max-sm:w-auto max-sm:pl-2 md:bottom-6 md:left-60"
    >
      <p role="status" className="mr-2 font-medium whitespace-nowrap tabular max-sm:ml-2">
        {formatNumber(count)} selected
      </p>
      {all && (
        <Button variant="quiet" onPress={all.choose}>
          Select all {formatNumber(all.count)}
        </Button>
      )}
      {/* On a phone the actions have a line of their own. */}
      <div className="flex flex-wrap items-center gap-1.5 max-sm:order-last max-sm:w-full">
        {children}
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Clear the selection"
        onPress={onClear}
        className="max-sm:ml-auto"
      >
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
