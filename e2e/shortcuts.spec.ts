import { expect, test } from '#e2e/support/fixtures.ts';

test.use({ person: 'owner@skf.example' });

test.beforeEach(async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('table', { name: 'Projects' })).toBeVisible();
});

test('A question mark lists the shortcuts, and Esc closes the list', async ({ page }) => {
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(list.getByText('Next in a list')).toBeVisible();
  await expect(list.getByText('Discover')).toBeVisible();
  await expect(list.getByText('Administration')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
});

test('g and then d goes to Discover, g and then p comes back', async ({ page }) => {
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL('/discover');
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page).toHaveURL('/projects');
});

test('g and the letter of a section without permission goes nowhere', async ({ page }) => {
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL('/collections');
  await page.goBack();
  await expect(page).toHaveURL('/projects');
});

test('Letters that are typed into a field stay in it', async ({ page }) => {
  const field = page.getByRole('searchbox', { name: 'Search projects' });
  await field.click();
  await page.keyboard.type('gd?');
  await expect(field).toHaveValue('gd?');
  await expect(page).toHaveURL('/projects?q=gd%3F');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('j and k move through the projects', async ({ page }) => {
  const names = page.getByRole('rowheader').getByRole('button');
  await page.keyboard.press('j');
  await expect(names.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(names.nth(0)).toBeFocused();
});
