import { expect, test } from '#e2e/support/fixtures.ts';

test.use({ person: 'owner@skf.example' });

test('A dialog whose code cannot be fetched says so, and the screen behind it stays', async ({
  page,
  context,
}) => {
  await page.goto('/projects');
  const filter = page.getByRole('searchbox').first();
  await filter.fill('half a word');
  await context.route('**/assets/**', (route) => route.abort());
  const open = page.getByRole('button', { name: 'New project' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'This part could not be shown' });
  await expect(dialog).toContainText('The page could not fetch its code.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(filter).toHaveValue('half a word');

  await open.click();
  await context.unroute('**/assets/**');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toHaveCount(0);
  await open.click();
  await expect(page.getByRole('dialog', { name: 'New project' })).toBeVisible();
});

test(
  'A section whose code cannot be fetched leaves the frame, and is there when it can be',
  { tag: '@rotation-2' },
  async ({ page, context }) => {
    await page.goto('/discover');
    const sections = page.getByRole('navigation', { name: 'Main' });
    const open = (section: string) => sections.getByRole('link', { name: section }).click();
    const failed = page.getByText('The page could not fetch its code.');
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.route('**/assets/**', (route) => route.abort());
    await open('Spotlight');
    await expect(failed).toBeVisible();
    await open('Radars');
    await expect(failed).toBeVisible();
    await expect(page).toHaveURL(/\/radars$/u);
    await context.unroute('**/assets/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Radars', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/radars$/u);
  },
);
