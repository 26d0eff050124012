import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity, slewingOpportunityName } from '#e2e/support/open-opportunity.ts';

test.use({ person: 'member@skf.example' });

const table = (page: Page) => page.getByRole('table', { name: 'Submissions' });
const rows = (page: Page) => table(page).getByRole('rowheader').getByRole('button');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Submission' });
const header = (page: Page, name: string) => table(page).getByRole('columnheader', { name });

test.beforeEach(async ({ page }) => {
  await openOpportunity(page, slewingOpportunityName, 'Submissions');
  await expect(rows(page).first()).toBeVisible();
});

test('The newest come first, and a click on a header sorts', async ({ page }) => {
  const titles = async () =>
    (await rows(page).allInnerTexts()).map((text) => text.split('\n').at(-2) ?? '');
  await expect(header(page, 'Received')).toHaveAttribute('aria-sort', 'descending');
  await header(page, 'Submission').getByRole('button').click();
  await expect(page).toHaveURL(/\?tab=submissions&sort=title$/u);
  await expect(header(page, 'Submission')).toHaveAttribute('aria-sort', 'ascending');
  await expect(header(page, 'Received')).not.toHaveAttribute('aria-sort');
  await expect
    .poll(titles)
    .toEqual((await titles()).toSorted((one, other) => one.localeCompare(other, 'en')));
  await header(page, 'Received').getByRole('button').click();
  await expect(page).toHaveURL(/sort=oldest$/u);
  await page.reload();
  await expect(header(page, 'Received')).toHaveAttribute('aria-sort', 'ascending');
});

test('A row opens beside the list, and its URL opens it again', async ({ page }) => {
  await rows(page).nth(2).click();
  await expect(page).toHaveURL(/\?tab=submissions&submission=[\w-]{36}$/u);
  const title = await panel(page).getByRole('heading', { level: 2 }).innerText();
  await expect(rows(page).nth(2)).toContainText(title);
  await expect(rows(page).nth(2)).toHaveAttribute('aria-current', 'true');
  for (const part of ['Pitch', 'Answers', 'Contact']) {
    await expect(panel(page).getByRole('heading', { name: part })).toBeVisible();
  }
  await page.reload();
  await expect(panel(page).getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(rows(page).nth(2)).toHaveAttribute('aria-current', 'true');
});

test('j and k go to the next and previous submission in the panel, up to the first and last', async ({
  page,
}) => {
  const isOpen = (place: number) =>
    expect(rows(page).nth(place)).toHaveAttribute('aria-current', 'true');
  await rows(page).first().click();
  await expect(panel(page).getByRole('button', { name: 'Previous submission' })).toBeDisabled();
  await page.keyboard.press('j');
  await isOpen(1);
  await page.keyboard.press('j');
  await isOpen(2);
  await page.keyboard.press('k');
  await isOpen(1);
  await panel(page).getByRole('button', { name: 'Previous submission' }).click();
  await isOpen(0);
  await page.keyboard.press('k');
  await isOpen(0);
  await rows(page).last().click();
  await expect(panel(page).getByRole('button', { name: 'Next submission' })).toBeDisabled();
});

test('Esc closes the panel and returns the focus to the row that was read last', async ({
  page,
}) => {
  await rows(page).nth(3).click();
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(rows(page).nth(3)).toBeFocused();
  await expect(page).toHaveURL(/\?tab=submissions$/u);

  await page.keyboard.press('Enter');
  await page.keyboard.press('j');
  await expect(rows(page).nth(4)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
  await expect(rows(page).nth(4)).toBeFocused();
});

test('A submission that does not exist is reported as missing, and the list stays usable', async ({
  page,
}) => {
  await page.goto(`${page.url()}&submission=00000000-0000-7000-8000-000000000000`);
  await expect(panel(page).getByRole('alert')).toContainText('could not be loaded');
  await expect(rows(page).first()).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close panel' }).click();
  await expect(panel(page)).toHaveCount(0);
});
