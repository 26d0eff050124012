import { useState, type ReactNode } from 'react';
import { afterClosing } from '#ui/after-closing.ts';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import type { ColumnChoosing } from './use-column-choice.ts';

/** The dialog of columns, opened from a menu. */
export function useColumnsDialog(choosing: ColumnChoosing | undefined): {
  readonly dialog: ReactNode;
  readonly open: () => void;
} {
  const [isOpen, setIsOpen] = useState(false);
  return {
    open: () => afterClosing(() => setIsOpen(true)),
    dialog: choosing && isOpen && (
      <ColumnsDialog choosing={choosing} onClose={() => setIsOpen(false)} />
    ),
  };
}
