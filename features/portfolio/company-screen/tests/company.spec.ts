import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the company of a submission. */
async function openSubmitter(page: Page): Promise<string> {
  await openOpportunity(page, slewingOpportunityName, 'Submissions');
  // The first may be one that was just added, without a company.
  const row = page.getByRole('rowheader').getByRole('button').last();
  await row.click();
  const panel = page.getByRole('complementary', { name: 'Submission' });
  const title = await panel.getByRole('heading', { level: 2 }).innerText();
  const company = panel.getByRole('link', { name: /^(?!Open)/u }).first();
  const name = await company.innerText();
  await company.click();
  await expect(page).toHaveTitle(`${name} | Outrider`);
  return title;
}

test.describe('A case team member', () => {
  test.use({ person: 'owner@skf.example' });

  test('goes from a submission to its company and back', async ({ page }) => {
    const title = await openSubmitter(page);
    await expect(part(page, 'Facts')).toContainText('Founded');
    await expect(part(page, 'About')).toBeVisible();
    await expect(part(page, 'Similar companies').getByRole('listitem').first()).toBeVisible();
    const places = part(page, 'With SKF').getByRole('list', { name: 'Submissions' });
    await places.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(/tab=submissions&submission=/u);
    await expect(
      page
        .getByRole('complementary', { name: 'Submission' })
        .getByRole('heading', { level: 2, name: title }),
    ).toBeVisible();
  });
});
