import { expect } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The texts of all elements of a locator, as they are drawn. */
export const textsOf = (locator: Locator): string[] =>
  locator.elements().map((element) => (element instanceof HTMLElement ? element.innerText : ''));

/** The text of an element, once it is drawn: what is out of sight has none. */
export async function textOf(locator: Locator): Promise<string> {
  await expect.poll(() => textsOf(locator)[0] ?? '').not.toBe('');
  return textsOf(locator)[0] ?? '';
}

/** Moves the focus to an element, as Tab does: in a dialog once that has the focus, which it takes late. */
export async function focus(locator: Locator): Promise<void> {
  const element = await locator.findElement();
  const dialog = element.closest('[role=dialog], [role=alertdialog]');
  if (dialog) await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  (await locator.findElement()).focus();
}

/** Waits until an element, or something in it, has the focus: a list that opens takes it some time later. */
export async function expectFocusWithin(locator: Locator): Promise<void> {
  await expect.poll(() => locator.element().contains(document.activeElement)).toBe(true);
}

const opened = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether keys reach what was opened last: it takes the focus some time after it is drawn, or is led from its field. */
function isFocusWhereOpened(): boolean {
  const { activeElement } = document;
  const last = [...document.querySelectorAll(opened)].findLast(
    (element) => element.checkVisibility() && !element.parentElement?.closest(opened),
  );
  return (
    last === undefined ||
    last.contains(activeElement) ||
    activeElement?.getAttribute('aria-controls') === last.id
  );
}

/** Presses Escape where a person would: at what was opened last. */
export async function pressEscape(): Promise<void> {
  await expect.poll(isFocusWhereOpened).toBe(true);
  await userEvent.keyboard('{Escape}');
}

/** Changes something and presses a button at once: what is read anew by itself may take the button away. */
export async function changeAndPress(change: () => void, button: Locator): Promise<void> {
  const element = await button.findElement();
  change();
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** Presses keys in an element, written as `userEvent.keyboard` takes them. */
export async function press(locator: Locator, keys: string): Promise<void> {
  await focus(locator);
  await userEvent.keyboard(keys);
}

/** Types into a combobox that is in sight already: the focus would scroll to it, and that closes its list. */
export async function typeInto(field: Locator, typed: string): Promise<void> {
  (await field.findElement()).scrollIntoView({ block: 'center', behavior: 'instant' });
  // What is scrolled says so before the second frame.
  await nextFrame();
  await nextFrame();
  await field.fill(typed);
}

/**
 * Takes the first match of the combobox in use, by keys: under a pointer, a list that is still being
 * filled moves, and one that is scrolled into sight closes.
 */
export async function takeFirst(match: Locator): Promise<void> {
  const first = match.first();
  await expect.element(first).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(first).toHaveAttribute('data-focused');
  await userEvent.keyboard('{Enter}');
}

/** Types into a combobox, and takes the first that is found. What is typed is another text than before. */
export async function chooseFirst(field: Locator, typed: string, match: Locator): Promise<void> {
  await typeInto(field, typed);
  await takeFirst(match);
}
