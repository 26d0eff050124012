import { expect, test, type Page } from './support/journey.ts';
import { openOpportunity, slewing } from './support/opening.ts';

test.use({
  person: 'foundry@outrider.example',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const more = (page: Page) => bar(page).getByRole('button', { name: 'More' });

test('Five entries stand at the bottom, where the thumb is', async ({ page }) => {
  await page.goto('/projects');
  await expect(bar(page).getByRole('link')).toHaveText([
    'Projects',
    'Discover',
    'Scout',
    'Collections',
  ]);
  await expect(more(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toHaveCount(0);
  const place = await bar(page).boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(844);

  await bar(page).getByRole('link', { name: 'Discover' }).tap();
  await expect(page).toHaveURL('/discover');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('More holds the other sections and the corporation', async ({ page }) => {
  await page.goto('/projects');
  await more(page).tap();
  const sheet = page.getByRole('dialog', { name: 'More' });
  await expect(sheet.getByRole('link')).toHaveText([
    'Radars',
    'Venture match',
    'Spotlight',
    'Metrics',
    'Administration',
  ]);
  await sheet.getByRole('button', { name: /^Corporation:/u }).tap();
  await page.getByRole('option', { name: 'Halden Marine' }).tap();
  await expect(sheet.getByRole('button', { name: /^Corporation: Halden Marine/u })).toBeVisible();

  await sheet.getByRole('link', { name: 'Metrics' }).tap();
  await expect(page).toHaveURL('/metrics');
  await expect(sheet).toHaveCount(0);
});

test('Projects are cards, and a submission is a sheet as high as the screen', async ({ page }) => {
  await page.goto('/projects');
  await expect(
    page.getByRole('list', { name: 'Projects' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);

  await openOpportunity(page, slewing, 'Submissions');
  const cards = page.getByRole('list', { name: 'Submissions' }).getByRole('listitem');
  await cards.nth(1).getByRole('button').tap();
  const sheet = page.getByRole('complementary', { name: 'Submission' });
  await expect(sheet.getByRole('heading', { name: 'Pitch' })).toBeVisible();
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await sheet.getByRole('button', { name: 'Close panel' }).tap();
  await expect(sheet).toHaveCount(0);
});
