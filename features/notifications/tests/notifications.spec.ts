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
  const notification = list(owner).getByRole('link', {
    name: `Arvid Kvist moved ${title} to Pitch`,
  });
  await expect(notification).toHaveCount(1);
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
  await expect(notification).toHaveCount(1);
  await expect(notification).not.toContainText('Unread');
  await context.close();
});

test.describe('On a small screen', () => {
  test.use({ person: 'member@norrland.example', viewport: { width: 390, height: 844 } });

  test('the bell is in the top bar, and an empty list has a message', async ({ page }) => {
    await page.goto('/discover');
    await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click();
    await expect(list(page)).toContainText('Nothing new');
    await page.keyboard.press('Escape');
    await expect(bell(page)).toBeFocused();
  });
});

test('A list that failed to load can be loaded again', async ({ page }) => {
  await page.goto('/discover');
  const again = list(page).getByRole('button', { name: 'Try again' });
  let isBroken = true;
  await page.route('**/api/notifications?*', (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { error: 'It broke.', code: 'internal' } })
      : route.continue(),
  );
  await bell(page).click();
  await expect(list(page).getByText('It broke.')).toBeVisible();
  isBroken = false;
  // A new notification at this moment reloads the list, too.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(list(page).getByText('It broke.')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In ${colorScheme} colours`, () => {
    test.use({ person: 'owner@skf.example', colorScheme });

    test('the list is accessible', async ({ page }) => {
      await page.goto('/projects');
      await bell(page).click();
      await expect(list(page).getByRole('link').first()).toBeVisible();
      const axe = new AxeBuilder({ page }).include('[role="dialog"]').setLegacyMode();
      expect((await axe.analyze()).violations).toEqual([]);
    });
  });
}
