import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

test.use({ person: 'member@skf.example' });

const table = (page: Page) => page.getByRole('table', { name: 'Submissions' });
const rows = (page: Page) => table(page).getByRole('rowheader').getByRole('button');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Submission' });

test.beforeEach(async ({ page }) => {
  await openOpportunity(page, slewingOpportunityName, 'Submissions');
  await expect(rows(page).first()).toBeVisible();
});

test('A row opens beside the list, and its URL opens it again', async ({ page }) => {
  await rows(page).nth(2).click();
  await expect(page).toHaveURL(/\?tab=submissions&submission=[\w-]{36}$/u);
  const title = await panel(page).getByRole('heading', { level: 2 }).innerText();
  // Its place changes when another one arrives.
  const current = rows(page).and(page.locator('[aria-current="true"]'));
  await expect(current).toContainText(title);
  for (const part of ['Pitch', 'Answers', 'Contact']) {
    await expect(panel(page).getByRole('heading', { name: part })).toBeVisible();
  }
  await page.reload();
  await expect(panel(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(current).toContainText(title);
});
