import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { formatNumber } from '#core/domain/format.ts';
import { Button } from '#ui/Button.tsx';
import type { RowSelection } from './use-selection.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';

interface Props {
  readonly selection: RowSelection<unknown>;
  /** Beside their number. */
  readonly note?: string | false;
  /** How many there are, to offer all of them; undefined: that is offered elsewhere. */
  readonly total?: number | undefined;
  /** No more than these can be selected. */
  readonly most?: number;
  /** Selects all; default: all rows shown. */
  readonly onChooseAll?: () => void;
  /** The bulk actions. */
  readonly children: ReactNode;
}

/** Actions for the selected rows. Escape clears the selection. */
export function BulkBar(props: Props) {
  const { selection, note, total = 0, most = Number.POSITIVE_INFINITY } = props;
  const { onChooseAll, children } = props;
  const { clear, toggleAll, rows } = selection;
  useKeyboardShortcuts({ Escape: clear });
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
      className="floating inverse fixed inset-x-2 bottom-20 z-20 mx-auto flex w-fit flex-wrap items-center gap-1.5 rounded-card p-1.5 pl-4 shadow-dialog max-sm:w-auto max-sm:pl-2 md:bottom-6 md:left-(--sidebar)"
    >
      <p role="status" className="mr-2 font-medium whitespace-nowrap tabular max-sm:ml-2">
        {formatNumber(rows.length)} selected{note && `, ${note}`}
      </p>
      {Math.min(total, most) > rows.length && (
        <Button variant="quiet" onPress={onChooseAll ?? toggleAll}>
          {total > most
            ? `Select the first ${formatNumber(most)}`
            : `Select all ${formatNumber(total)}`}
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
        onPress={clear}
        className="max-sm:ml-auto"
      >
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
