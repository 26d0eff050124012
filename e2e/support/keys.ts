import { expect, type Locator, type Page } from './fixtures.ts';
import { waitUntilIdle } from './idle.ts';

/** Presses a shortcut once all that listens for one is there: before, it would be lost. */
export async function pressShortcut(page: Page, key: string): Promise<void> {
  await waitUntilIdle(page);
  await page.keyboard.press(key);
}

/** Moves the mark of a list, whose field keeps the focus, down to one of its entries. */
export async function markByKeys(page: Page, entry: Locator): Promise<void> {
  const marked = page.locator('[data-focused]:is([role="menuitem"], [role="option"])');
  const place = async () =>
    (await marked.evaluateAll((all) => all.map((one) => one.getAttribute('data-key')))).join();
  await expect(entry).toBeVisible();
  while ((await entry.getAttribute('data-focused')) === null) {
    const before = await place();
    await page.keyboard.press('ArrowDown');
    await expect.poll(place).not.toBe(before);
  }
}
