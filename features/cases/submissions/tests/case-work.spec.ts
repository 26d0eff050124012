import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

/** What a case team does with a submission, and what other people see of it. */

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Submissions' }).getByRole('rowheader').getByRole('button');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Submission' });

/** Opens a submission; returns its title, for its place changes when another one arrives. */
async function openSubmission(page: Page, place: number): Promise<string> {
  await openOpportunity(page, slewingOpportunityName, 'Submissions');
  await rows(page).nth(place).click();
  return panel(page).getByRole('heading', { level: 2 }).innerText();
}

test.describe('The Business Developer', () => {
  test.use({ person: 'developer@skf.example' });

  test('moves a submission, and must give a reason to decline it', async ({ page }) => {
    const title = await openSubmission(page, 5);
    const menu = panel(page).getByRole('button', { name: /Move to/u });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Pitch' }).click();
    await expect(menu).toHaveAccessibleName(/^Stage: Pitch/u);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Declined' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to Declined' });
    await expect(dialog.getByRole('button', { name: 'Move and send' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too early for us.');
    await dialog.getByRole('button', { name: 'Move and send' }).click();
    await expect(panel(page).getByText('Too early for us.')).toBeVisible();
    await page.reload();
    await expect(menu).toHaveAccessibleName(/^Stage: Declined/u);
    const current = rows(page).and(page.locator('[aria-current="true"]'));
    await expect(current).toContainText(title);
  });
});
