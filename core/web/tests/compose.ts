import type { CDPSession } from '@vitest/browser-playwright';
import { cdp, type Locator } from 'vitest/browser';
import { focus } from './elements.ts';

const session = (): CDPSession => cdp();

/** What a key has while an input method takes it. */
const taken = 229;

async function pressTaken(key: string): Promise<void> {
  const event = { key, code: key, windowsVirtualKeyCode: taken };
  await session().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await session().send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

const end = (word: string) => session().send('Input.insertText', { text: word });

/** Begins to compose a word in a field, as an input method does. */
export async function compose(field: Locator, word: string): Promise<void> {
  await focus(field);
  await session().send('Input.imeSetComposition', {
    text: word,
    selectionStart: word.length,
    selectionEnd: word.length,
  });
}

/** Presses a key of the input method, and ends the composition behind it; in Safari, before it. */
export async function endComposition(
  word: string,
  { key = 'Enter', isSafari = false } = {},
): Promise<void> {
  if (isSafari) await end(word);
  await pressTaken(key);
  if (!isSafari) await end(word);
}
