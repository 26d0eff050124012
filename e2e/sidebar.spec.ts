import { expect, test } from '#e2e/support/fixtures.ts';

test.use({ person: 'champion@skf.example' });

test('The sidebar collapses to icons, keeps its names, and is collapsed after a reload', async ({
  page,
}) => {
  await page.goto('/projects');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const width = async () => (await sidebar.boundingBox())?.width;
  await expect(sidebar.getByText('Maja Rask')).toBeVisible();
  expect(await width()).toBe(232);

  await sidebar.getByRole('button', { name: 'Fold the sidebar' }).click();
  await expect.poll(width).toBe(56);
  await expect(sidebar.getByRole('link', { name: 'Metrics' })).toBeVisible();
  await expect(sidebar.getByRole('button', { name: 'Account of Maja Rask' })).toBeVisible();

  await page.reload();
  await expect(sidebar.getByRole('link', { name: 'Discover' })).toBeVisible();
  expect(await width()).toBe(56);

  await sidebar.getByRole('button', { name: 'Unfold the sidebar' }).click();
  await expect.poll(width).toBe(232);
  await expect(sidebar.getByText('Insight')).toBeVisible();
});

test('The first Tab stop skips the sidebar to the content', async ({ page }) => {
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
