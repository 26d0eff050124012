import { expect, test } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

test.use({ person: 'member@skf.example' });

test('A brief shows its parts from introduction to call to action', async ({ page }) => {
  await openOpportunity(page);
  await expect(page.getByRole('heading', { level: 1, name: slewingOpportunityName })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Introduction',
    'Business need',
    'Focus areas',
    'Call to action',
  ]);
  const focus = page.getByRole('region', { name: 'Focus areas' });
  await expect(focus.getByRole('listitem')).toHaveCount(3);
  const facts = page.getByRole('complementary', { name: 'Facts' });
  await expect(facts).toContainText('€60,000');
  await expect(facts.getByText('Edge AI')).toBeVisible();
});

test('The table of contents leads to each part, and the URL names it', async ({ page }) => {
  await openOpportunity(page);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link')).toHaveCount(4);
  await contents.getByRole('link', { name: 'Call to action' }).click();
  await expect(page).toHaveURL(/\/opportunity\/[\w-]+#call-to-action$/u);
  await expect(page.getByRole('heading', { name: 'Call to action' })).toBeInViewport();
});

test('The breadcrumbs lead back to Discover', async ({ page }) => {
  await openOpportunity(page);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs).toContainText(slewingOpportunityName);
  await crumbs.getByRole('link', { name: 'Discover' }).click();
  await expect(page).toHaveURL('/discover');
});
