import { expect, type Page } from './fixtures.ts';

/**
 * A change is refused on the spot, or in the list of changes when its answer took longer than
 * `offlineShownMs`: on a slow machine it may.
 */
export async function expectRefusal(page: Page, message: string): Promise<void> {
  const told = page.getByText(message).first();
  const list = page.getByRole('button', { name: '1 change refused' });
  await expect(told.or(list).first()).toBeVisible();
  if (await told.isVisible()) return;
  await list.click();
  await expect(told).toBeVisible();
  await page.keyboard.press('Escape');
}
