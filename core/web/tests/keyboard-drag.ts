import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { focus } from './elements.ts';

/** Picks up what the focus is on. Dragging begins with the next frame, and takes the focus along. */
export async function pickUpFocused(): Promise<void> {
  const grip = document.activeElement;
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => document.activeElement !== grip && document.activeElement !== document.body)
    .toBe(true);
}

/** Picks something up with the keyboard. */
export async function pickUp(grip: Locator): Promise<void> {
  await focus(grip);
  await pickUpFocused();
}

/** Presses a key until the focus is where something is to be dropped, and drops it. */
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
