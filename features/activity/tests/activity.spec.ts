import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

const entries = (page: Page) => page.getByRole('main').getByRole('article');
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What' }).getByRole('button', { name });

test.describe('The Case Owner', () => {
  test.use({ person: 'owner@skf.example' });

  test('reads the history, filters it, and opens what an entry is about', async ({ page }) => {
    await openOpportunity(page, slewingOpportunityName, 'Activity');
    await expect(page).toHaveURL(/tab=activity/u);
    await filter(page, 'Comments').click();
    await expect(entries(page).first()).toContainText('commented on');
    await expect(entries(page).filter({ hasNotText: /comment/u })).toHaveCount(0);
    await filter(page, 'All').click();
    await page.getByRole('button', { name: 'Who' }).click();
    await page.getByRole('option', { name: 'Arvid Kvist' }).click();
    await expect(entries(page).first()).toContainText('Arvid Kvist');
    await expect(entries(page).filter({ hasNotText: 'Arvid Kvist' })).toHaveCount(0);

    const moved = entries(page).filter({ hasText: 'Arvid Kvist moved' }).first();
    const title = await moved.getByRole('link').innerText();
    await moved.getByRole('link').click();
    const panel = page.getByRole('complementary', { name: 'Submission' });
    await expect(panel.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await panel.getByRole('button', { name: 'History' }).click();
    await expect(panel.getByText('moved it').first()).toBeVisible();
  });
});

test.describe('A person without access to the case team', () => {
  test.use({ person: 'member@skf.example' });

  test('sees no activity tab, and nothing at its address', async ({ page }) => {
    await openOpportunity(page, slewingOpportunityName, 'Submissions');
    const parts = page.getByRole('navigation', { name: 'Parts of the opportunity' });
    await expect(parts.getByRole('link', { name: 'Activity' })).toHaveCount(0);
    await page.goto(page.url().replace('tab=submissions', 'tab=activity'));
    await expect(page.getByText('You do not see this activity')).toBeVisible();
  });
});
