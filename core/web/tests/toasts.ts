import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToast, pauseToast, toastStore } from '#ui/toasts.ts';

/** A toast that is shown at this moment; by itself it goes after two seconds. */
export const toastMessage = (sentence: string | RegExp) =>
  page.getByRole('status').filter({ hasText: sentence });

const cards = () => [
  ...document.querySelectorAll<HTMLElement>('[role=status][data-react-aria-top-layer] > *'),
];
const sentenceOf = (card: HTMLElement) => card.querySelector('p')?.textContent ?? '';
const isIn = (said: string, sentence: string | RegExp) =>
  typeof sentence === 'string' ? said.includes(sentence) : sentence.test(said);

let noted = new WeakSet<HTMLElement>();
/** The sentences of all toasts that this test has shown, and has not asked for yet. */
let sentences: string[] = [];

/** A toast that offers something stays, as under the pointer: a slow machine would press too late. */
function note(): void {
  for (const card of cards().filter((one) => !noted.has(one))) {
    noted.add(card);
    // What is below can be pressed: the pointer would hold the toast there.
    card.style.pointerEvents = 'none';
    for (const button of card.querySelectorAll('button')) button.style.pointerEvents = 'auto';
    sentences.push(sentenceOf(card));
  }
  for (const { id, action } of toastStore.current()) if (action !== undefined) pauseToast(id);
}
new MutationObserver(note).observe(document.documentElement, { childList: true, subtree: true });

/** The toasts that were shown, and not asked for. */
export const toastsShown = (): readonly string[] => sentences;

/** Waits for a toast, which may be gone again. Each is found once, and is in nobody's way afterwards. */
export async function expectToast(sentence: string | RegExp): Promise<void> {
  const isMeant = (said: string) => isIn(said, sentence);
  await expect
    .poll(() => sentences.some(isMeant) || sentences.join('\n'), {
      message: `Toast: ${String(sentence)}`,
    })
    .toBe(true);
  sentences.splice(sentences.findIndex(isMeant), 1);
  for (const { id, message } of toastStore.current()) if (isMeant(message)) dismissToast(id);
}

/** Presses what the latest toast that says this offers. */
export async function pressInToast(action: string, sentence: string | RegExp): Promise<void> {
  const latest = () =>
    cards().findLast(
      (one) => one.querySelector('button') !== null && isIn(sentenceOf(one), sentence),
    );
  await expect.poll(latest, { message: `${action}: ${String(sentence)}` }).toBeDefined();
  const toast = latest();
  if (toast === undefined) throw new Error('The toast has gone.');
  sentences = sentences.filter((said) => said !== sentenceOf(toast));
  await page.elementLocator(toast).getByRole('button', { name: action }).click();
}

/** Presses Undo in the latest toast that offers it, which says this. */
export const undo = (sentence: string | RegExp = ''): Promise<void> =>
  pressInToast('Undo', sentence);

/** Takes all toasts away, and forgets them. */
export function forgetToasts(): void {
  for (const { id } of toastStore.current()) dismissToast(id);
  noted = new WeakSet();
  sentences = [];
}
