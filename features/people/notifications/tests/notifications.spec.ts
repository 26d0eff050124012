import { clickIfThere } from '#e2e/support/click-if-there.ts';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { findLasting, waitUntilIdle } from '#e2e/support/idle.ts';
import { pressShortcut } from '#e2e/support/keys.ts';
import { makeOpportunity } from '#e2e/support/own-opportunity.ts';
import { violationsOn } from '#e2e/support/violations.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/u });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const unread = (page: Page) => page.getByRole('button', { name: /^Notifications, \d+ unread/u });

const panel = (page: Page) => page.getByRole('complementary', { name: 'Submission' });

test.use({ person: 'developer@skf.example' });

test('The Case Owner is notified of a move, follows the link, and it is marked as read', async ({
  page,
  browser,
  baseURL,
}) => {
  const storageState = storageStateOf('owner@skf.example', baseURL);
  const context = await browser.newContext({ baseURL, storageState });
  const owner = await context.newPage();
  const title = `Told ${Date.now()}`;
  const { id, submissions } = await makeOpportunity(owner, `Case of ${title}`, {
    titles: [title],
    colleagues: ['developer@skf.example'],
  });
  await page.goto(`/opportunity/${id}?tab=submissions&submission=${submissions[0]?.id}`);
  const menu = panel(page).getByRole('button', { name: /Move to/u });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Pitch' }).click();
  await expect(menu).toHaveAccessibleName(/^Stage: Pitch/u);

  // A letter belongs to the `g` before it for 1.2 s, however long the machine takes for the two.
  await owner.clock.setFixedTime(new Date());
  await owner.goto('/discover');
  await expect(unread(owner)).toBeVisible();
  await pressShortcut(owner, 'g');
  await owner.keyboard.press('n');
  const notification = list(owner).getByRole('link', {
    name: `Arvid Kvist moved ${title} to Pitch`,
  });
  await expect(notification).toContainText('Unread');
  await owner.keyboard.press('ArrowDown');
  await expect(list(owner).getByRole('link').first()).toBeFocused();
  await notification.click();
  await expect(panel(owner).getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(list(owner)).toHaveCount(0);

  await bell(owner).click();
  await expect(notification).not.toContainText('Unread');
  // Other journeys may cause further notifications.
  await expect
    .poll(async () => {
      await clickIfThere(list(owner).getByRole('button', { name: 'Mark all as read' }));
      return bell(owner).getAttribute('aria-label');
    })
    .toBe('Notifications');
  await owner.keyboard.press('Escape');
  await expect(list(owner)).toHaveCount(0);
  await owner.reload();
  await bell(owner).click();
  await expect(notification).toBeVisible();
  await expect(notification).not.toContainText('Unread');
  await context.close();
});

test.describe('The Case Owner', () => {
  test.use({ person: 'owner@skf.example' });

  test('finds an accessible list, in light and dark', { tag: '@rotation-1' }, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/projects');
      await bell(page).click();
      await expect(list(page).getByRole('link').first()).toBeVisible();
      await waitUntilIdle(page);
      const part = '[role="dialog"]';
      expect(await findLasting(page, () => violationsOn(page, { part })), colorScheme).toEqual([]);
    }
  });
});
