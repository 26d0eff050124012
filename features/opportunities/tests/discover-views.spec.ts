import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { measureHorizontalOverflow } from '#e2e/support/layout-checks.ts';
import { slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

test.use({ person: 'owner@skf.example' });

const view = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'View' }).getByRole('radio', { name });
const names = (page: Page) =>
  page.getByRole('table', { name: 'Opportunities' }).getByRole('rowheader');

test('The view is in the URL with the filters, and a link shows the same', async ({ page }) => {
  await page.goto('/discover?category=Sensing');
  await view(page, 'List').click();
  await expect(page).toHaveURL('/discover?category=Sensing&view=list');
  await expect(names(page)).toHaveCount(3);
  await view(page, 'Board').click();
  await expect(page).toHaveURL('/discover?category=Sensing&view=board');
  await page.reload();
  await expect(view(page, 'Board')).toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.goBack();
  await expect(names(page)).toHaveCount(3);
  await view(page, 'Cycle').click();
  await expect(page).toHaveURL('/discover?category=Sensing');
});

test('A scouting cycle is chosen, and is in the URL', async ({ page }) => {
  await page.goto('/discover');
  await page.getByRole('button', { name: /Scouting cycle/u }).click();
  await page.getByRole('option', { name: /Spring 2026/u }).click();
  await expect(page).toHaveURL('/discover?cycle=Spring+2026');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Spring 2026' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: /Scouting cycle/u }).click();
  await page.getByRole('option', { name: 'Every cycle' }).click();
  await expect(page).toHaveURL('/discover');
});

test('The list is sorted by its headers, in both directions', async ({ page }) => {
  await page.goto('/discover?view=list');
  await expect(names(page).first()).toBeVisible();
  const header = (name: string) => page.getByRole('columnheader', { name });
  await header('Opportunity').getByRole('button').click();
  await expect(page).toHaveURL('/discover?view=list&sort=name');
  await expect(header('Opportunity')).toHaveAttribute('aria-sort', 'ascending');
  await expect(names(page).first()).toContainText('Acoustic signatures');
  await header('Opportunity').getByRole('button').click();
  await expect(page).toHaveURL('/discover?view=list&sort=name&direction=descending');
  await expect(names(page).last()).toContainText('Acoustic signatures');

  await header('Submissions').getByRole('button').click();
  await expect(header('Submissions')).toHaveAttribute('aria-sort', 'descending');
  await header('Closes').getByRole('button').click();
  await expect(page).toHaveURL('/discover?view=list&sort=deadline');
  await names(page).first().getByRole('button').click();
  await expect(page).toHaveURL(/\/opportunity\//u);
});

test('The board shows each opportunity in the stage of its best submission', async ({ page }) => {
  await page.goto('/discover?view=board');
  const columns = page.getByRole('main').getByRole('region');
  await expect(columns.first()).toHaveAccessibleName('No submissions yet');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expect(columns.getByRole('heading', { level: 2 })).toContainText([
    ...['No submissions yet', 'New', 'Screening', 'Shortlist', 'Pitch', 'Selected'],
  ]);
  // Keyboard navigation as in every list.
  await page.keyboard.press('j');
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/opportunity\//u);
});

test('The timeline shows a bar for each opportunity, with its dates', async ({ page }) => {
  await page.goto('/discover?view=timeline');
  const line = page.getByRole('link', { name: slewingOpportunityName });
  await expect(line).toHaveAccessibleName(/Active, .*2026/u);
  await expect(page.getByText('Today')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Autumn 2026' }).getByRole('link')).toHaveCount(6);
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${slewingOpportunityName} | Outrider`);
});

test.describe('For the foundry', () => {
  test.use({ person: 'foundry@outrider.example' });

  test('the timeline groups by corporation, and cycles of one name are one group', async ({
    page,
  }) => {
    await page.goto('/discover?view=timeline&cycle=Autumn+2026');
    for (const name of ['SKF', 'Norrland Steel', 'Halden Marine']) {
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
    await page.getByRole('button', { name: /Scouting cycle/u }).click();
    await expect(page.getByRole('option', { name: /Autumn 2026/u })).toHaveCount(1);
  });
});

test.describe('On a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every view fits', async ({ page }) => {
    for (const mode of ['cycle', 'list', 'board', 'timeline']) {
      await page.goto(`/discover?view=${mode}`);
      await expect(page.getByText(slewingOpportunityName).first()).toBeAttached();
      expect(await measureHorizontalOverflow(page), mode).toEqual([]);
    }
  });
});
