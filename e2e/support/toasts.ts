import { expect, type Page } from './fixtures.ts';
import type { RecordedToasts } from './record-toasts.ts';

/** In the page: takes the first toast with this text, or says which there were instead. */
function takeToast(text: string): string {
  const { told } = (window as unknown as { readonly recordedToasts: RecordedToasts })
    .recordedToasts;
  const place = told.findIndex((one) => one.includes(text));
  return place === -1 ? told.join('\n') : told.splice(place, 1).join('');
}

/** Whether a toast with this text was shown since it was asked for the last time. */
export const wasToasted = async (page: Page, text: string): Promise<boolean> =>
  (await page.evaluate(takeToast, text)).includes(text);

/** Waits for a toast, also for one that is gone by now. Each is taken once. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(takeToast, text)).toContain(text);

/** Toasts stay from now on, as under a pointer, so that what they offer can be taken up. */
export const holdToasts = (page: Page, isHeld = true): Promise<void> =>
  page.evaluate((isTrue) => {
    const { recordedToasts } = window as unknown as { readonly recordedToasts: RecordedToasts };
    recordedToasts.isHeld = isTrue;
  }, isHeld);
