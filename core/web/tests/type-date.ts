import { userEvent, type Locator } from 'vitest/browser';
import { focus } from './elements.ts';

const partsOf = (field: Locator) => field.getByRole('spinbutton');

/** Types a date part by part, as the locale orders them: `01`, `12`, `2026`. */
export async function typeDate(field: Locator, ...parts: readonly string[]): Promise<void> {
  for (const [index, part] of parts.entries()) {
    await focus(partsOf(field).nth(index));
    await userEvent.keyboard(part);
  }
}

/** Empties a date. */
export async function clearDate(field: Locator): Promise<void> {
  for (const index of [0, 1, 2]) {
    await focus(partsOf(field).nth(index));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  }
}
