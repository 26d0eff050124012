import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#domain/formatting.ts';
import { Button } from './Button.tsx';
import { useKeys } from './keys.ts';

interface Props {
  readonly count: number;
  /** How many there are in all, when not all of them are chosen yet, and how to choose them. */
  readonly all?: { readonly count: number; readonly choose: () => void } | undefined;
  readonly onClear: () => void;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** What can be done with the rows that are chosen. Escape chooses none. */
export function BulkBar({ count, all, onClear, children }: Props) {
  useKeys({ Escape: onClear });
  return (
    <div
      role="region"
      aria-label="Selection"
      data-entering
      className="floating fixed inset-x-2 bottom-20 z-20 mx-auto flex w-fit flex-wrap items-center gap-1.5 rounded-dialog p-2 pl-4 md:bottom-6 md:left-60"
    >
      <p role="status" className="mr-2 font-medium whitespace-nowrap tabular">
        {formatNumber(count)} selected
      </p>
      {all && (
        <Button variant="quiet" onPress={all.choose}>
          Select all {formatNumber(all.count)}
        </Button>
      )}
      {children}
      <Button variant="quiet" size="icon" aria-label="Clear the selection" onPress={onClear}>
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
