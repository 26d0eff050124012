import type { Locator } from '@playwright/test';

/** Types into a combobox that is in sight already: the focus would scroll to it, and that closes its list. */
export async function typeInto(field: Locator, typed: string): Promise<void> {
  await field.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // What is scrolled says so before the second frame.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  await field.fill(typed);
}
