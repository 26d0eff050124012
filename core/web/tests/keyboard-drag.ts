import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { press } from './elements.ts';

/** The place where what is dragged would be dropped: it has the focus. */
export const dropPlace = (): string => {
  const label = document.activeElement?.getAttribute('aria-label') ?? '';
  return /^(?:Drop|Insert) /u.test(label) ? label : '';
};

/** Picks something up with the keyboard. Dragging begins with the next frame, and moves the focus. */
export async function pickUp(grip: Locator): Promise<void> {
  await press(grip, '{Enter}');
  await expect.poll(dropPlace).not.toBe('');
}

/** Presses a key until the focus is at a place where what is dragged may be dropped, and drops it. */
export async function dropAt(isThere: () => boolean, key: string): Promise<void> {
  await expect
    .poll(async () => {
      if (isThere()) return true;
      await userEvent.keyboard(key);
      return false;
    })
    .toBe(true);
  await userEvent.keyboard('{Enter}');
}
