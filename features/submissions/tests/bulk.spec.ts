import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';

/** A case that no other journey uses. */
const scrap = 'Knowing what is in the scrap';

test.use({ person: 'foundry@outrider.example' });
test.describe.configure({ mode: 'serial' });

const table = (page: Page) => page.getByRole('table', { name: 'Submissions' });
const rows = (page: Page) => table(page).getByRole('rowheader').getByRole('button');
const boxes = (page: Page) => table(page).getByRole('checkbox', { name: /^Select (?!all)/u });
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const inStage = (page: Page, stage: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: stage, exact: true }) });

test.beforeEach(async ({ page }) => {
  await openOpportunity(page, scrap, 'Submissions');
  await expect(rows(page).first()).toBeVisible();
});

test('Rows are selected one by one, as a range with Shift, all at once, and by keyboard', async ({
  page,
}) => {
  await boxes(page).nth(0).click();
  await boxes(page)
    .nth(2)
    .click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 selected');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await expect(bar(page)).toContainText(`${await rows(page).count()} selected`);
  await bar(page).getByRole('button', { name: 'Clear the selection' }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar(page)).toContainText('1 selected');
  await expect(boxes(page).first()).toBeChecked();
});

test('Several submissions are moved together, and Undo moves them back', async ({ page }) => {
  const before = await inStage(page, 'Selected').count();
  await boxes(page).nth(0).click();
  await boxes(page).nth(1).click();
  await bar(page).getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Selected' }).click();
  await expect(page.getByText(/^Moved \d submissions to Selected\.$/u)).toBeVisible();
  await expect(inStage(page, 'Selected')).not.toHaveCount(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Moved \d submissions back\.$/u)).toBeVisible();
  await expect(inStage(page, 'Selected')).toHaveCount(before);
  await page.reload();
  await expect(inStage(page, 'Selected')).toHaveCount(before);
});

test('Declining several asks for one reason', async ({ page }) => {
  await boxes(page).nth(0).click();
  await boxes(page).nth(1).click();
  await bar(page).getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Declined' }).click();
  const dialog = page.getByRole('dialog', {
    name: /^Prepare (?:decision|\d decisions): Declined$/u,
  });
  await expect(dialog.getByRole('button', { name: /^Prepare/u })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Move now, without mail' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not this year.');
  await expect(dialog.getByRole('button', { name: 'Move now, without mail' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar(page)).toContainText('2 selected');
});

test('Two to four submissions are compared under a URL', async ({ page }) => {
  const compare = bar(page).getByRole('button', { name: 'Compare' });
  await boxes(page).nth(0).click();
  await expect(compare).toHaveCount(0);
  await boxes(page).nth(1).click();
  await compare.click();
  await expect(page).toHaveURL(/compare=[\w-]{36}(?:,|%2C)[\w-]{36}/u);
});
