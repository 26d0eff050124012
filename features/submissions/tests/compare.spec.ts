import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { measureHorizontalOverflow } from '#e2e/support/layout-checks.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

test.use({ person: 'owner@skf.example' });

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Submissions' }).getByRole('rowheader').getByRole('button');
const comparison = (page: Page) => page.getByRole('region', { name: 'Comparison' });
/** The label of each row; a cell may contain a table of its own. */
const parts = (page: Page) =>
  page.getByRole('region', { name: 'Side by side' }).locator('> table > tbody > tr > th');
const titles = (page: Page) => comparison(page).getByRole('button', { name: /^Open / });

/** Opens the comparison by URL. */
async function openComparison(page: Page, count: number): Promise<void> {
  await openOpportunity(page, slewingOpportunityName, 'Submissions');
  const ids: string[] = [];
  for (let place = 0; place < count; place += 1) {
    await rows(page).nth(place).click();
    await expect(page).toHaveURL(/submission=/u);
    await expect(async () => {
      const id = new URL(page.url()).searchParams.get('submission') ?? '';
      expect(ids).not.toContain(id);
      ids.push(id);
    }).toPass();
  }
  const address = new URL(page.url());
  address.searchParams.delete('submission');
  address.searchParams.set('compare', ids.join(','));
  await page.goto(address.href);
  await expect(titles(page)).toHaveCount(count);
}

test('three submissions are compared side by side, with answers by question and differences marked', async ({
  page,
}) => {
  await openComparison(page, 3);
  await expect(
    comparison(page).getByRole('rowheader', { name: /How mature is it\?/u }),
  ).toBeVisible();
  const all = await parts(page).count();
  await comparison(page).getByText('Only differences').click();
  await expect.poll(() => parts(page).count()).toBeLessThanOrEqual(all);
  for (const part of await parts(page).all()) await expect(part).toContainText('differs');
});

test('submissions are added, opened and removed with the keyboard only', async ({ page }) => {
  await openComparison(page, 2);
  await comparison(page).getByRole('button', { name: 'Add another' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox', { name: 'Find a submission' }).fill('tags');
  await expect(page.getByRole('menuitem').first()).toContainText(/tags/iu);
  const found = page.getByRole('menuitem').first();
  // Results that arrive late may take the focus with them.
  await expect(async () => {
    await page.getByRole('searchbox', { name: 'Find a submission' }).focus();
    await page.keyboard.press('Tab');
    await expect(found).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveCount(3);
  await titles(page).last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Submission' })).toBeVisible();
  await page.keyboard.press('Escape');
  await comparison(page)
    .getByRole('button', { name: /^Take .* out$/u })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveCount(2);
});

test('on a phone one column fills the screen, and the page does not scroll sideways', async ({
  page,
}) => {
  await openComparison(page, 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(titles(page).first()).toBeVisible();
  expect(await measureHorizontalOverflow(page)).toEqual([]);
  await expect(comparison(page).getByText('How mature is it?').last()).toBeVisible();
});
