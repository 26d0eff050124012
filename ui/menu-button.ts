import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * A plain button of one of many rows, which opens a menu that they share. The press does not reach the
 * row. A key opens it as it goes down: the click that follows counts as a screen reader's, after which
 * the focus comes late, or never where the button is hidden from it by then.
 */
export const menuButton = (open: (opener: HTMLElement) => void) => ({
  type: 'button' as const,
  'aria-haspopup': 'menu' as const,
  onClick: (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation();
    open(event.currentTarget);
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) open(event.currentTarget);
  },
});
