import { expect, type Page } from './fixtures.ts';
import { wasToasted } from './toasts.ts';

/**
 * A change is refused on the spot, or in the list of changes when its answer took longer than
 * `offlineShownMs`: on a slow machine it may.
 */
export async function expectRefusal(page: Page, message: string): Promise<void> {
  const list = page.getByRole('button', { name: '1 change refused' });
  let isToast = false;
  await expect
    .poll(async () => {
      isToast = await wasToasted(page, message);
      return isToast || (await list.isVisible());
    })
    .toBe(true);
  if (isToast) return;
  await list.click();
  await expect(page.getByText(message).first()).toBeVisible();
  await page.keyboard.press('Escape');
}
