import { expect, test } from '#e2e/support/fixtures.ts';

test.use({ person: 'owner@skf.example' });

test('A section whose code cannot be fetched leaves the frame, and is there when it can be', async ({
  page,
  context,
}) => {
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
});
