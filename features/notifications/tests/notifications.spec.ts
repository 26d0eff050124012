import { AxeBuilder } from '@axe-core/playwright';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';

/** Not moved by any other journey. */
const opportunity = 'Robotic handling of hot rings';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/u });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const unread = (page: Page) => page.getByRole('button', { name: /^Notifications, \d+ unread/u });

const panel = (page: Page) => page.getByRole('complementary', { name: 'Submission' });

async function moveFirst(page: Page, stage: string): Promise<string> {
  await openOpportunity(page, opportunity, 'Submissions');
  await page
    .getByRole('table', { name: 'Submissions' })
    .getByRole('rowheader')
    .getByRole('button')
    .first()
    .click();
  const title = await panel(page).getByRole('heading', { level: 2 }).innerText();
  const menu = panel(page).getByRole('button', { name: /Move to/u });
  if (!(await menu.innerText()).includes(stage)) {
    await menu.click();
    await page.getByRole('menuitem', { name: stage }).click();
    await expect(menu).toHaveAccessibleName(new RegExp(`^Stage: ${stage}`, 'u'));
  }
  return title;
}

test.use({ person: 'developer@skf.example' });

test('The Case Owner is notified of a move, follows the link, and it is marked as read', async ({
  page,
  browser,
  baseURL,
}) => {
  const storageState = storageStateOf('owner@skf.example', baseURL);
  const context = await browser.newContext({ baseURL, storageState });
  const owner = await context.newPage();
  await moveFirst(page, 'Screening');
  const title = await moveFirst(page, 'Pitch');

  await owner.goto('/discover');
  await expect(unread(owner)).toBeVisible();
  await owner.keyboard.press('g');
  await owner.keyboard.press('n');
  // The newest: a second try moves it again.
  const notification = list(owner)
    .getByRole('link', { name: `Arvid Kvist moved ${title} to Pitch` })
    .first();
  await expect(notification).toContainText('Unread');
  await owner.keyboard.press('ArrowDown');
  await expect(list(owner).getByRole('link').first()).toBeFocused();
  await notification.click();
  await expect(panel(owner).getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(list(owner)).toHaveCount(0);

  await bell(owner).click();
  await expect(notification).not.toContainText('Unread');
  const all = list(owner).getByRole('button', { name: 'Mark all as read' });
  // Other journeys may cause further notifications.
  await expect(async () => {
    if (await all.isVisible()) await all.click();
    await expect(bell(owner)).toHaveAccessibleName('Notifications', { timeout: 1000 });
  }).toPass();
  await owner.keyboard.press('Escape');
  await expect(list(owner)).toHaveCount(0);
  await owner.reload();
  await bell(owner).click();
  await expect(notification).not.toContainText('Unread');
  await context.close();
});

test.describe('The Case Owner', () => {
  test.use({ person: 'owner@skf.example' });

  test('finds an accessible list, in light and dark', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/projects');
      await bell(page).click();
      await expect(list(page).getByRole('link').first()).toBeVisible();
      const axe = new AxeBuilder({ page }).include('[role="dialog"]').setLegacyMode();
      expect((await axe.analyze()).violations, colorScheme).toEqual([]);
    }
  });
});
