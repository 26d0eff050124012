import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { toastMessage } from '#e2e/support/collections.ts';

/** No other test changes this person's active collection. */
const person = 'member@norrland.example';
test.use({ person });
test.describe.configure({ mode: 'serial', timeout: 60_000 });

const entry = (page: Page, called: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^Active collection: ${called}`, 'u') });
const dialog = (page: Page) => page.getByRole('dialog');
const first = (page: Page) => dialog(page).getByRole('menuitem').first();

/** By the command palette and the keyboard only. */
async function command(page: Page, typed: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search or jump to' });
  // Keys pressed before hydration would be lost.
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached();
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeVisible({ timeout: 2000 });
  }).toPass();
  await field.fill(typed);
  const found = page.getByRole('menuitem', { name: new RegExp(`^${typed}`, 'u') });
  await expect(found).toBeVisible();
  // The first result is highlighted already if it was loaded before the last key.
  if ((await found.getAttribute('data-focused')) === null) await page.keyboard.press('ArrowDown');
  await expect(found).toHaveAttribute('data-focused', 'true');
  await page.keyboard.press('Enter');
}

async function newCollection(page: Page, called: string): Promise<void> {
  await command(page, 'New collection');
  await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type(called);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${called} | Outrider`);
}

async function runMenuAction(page: Page, called: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${called}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type(what.slice(0, 6));
  await expect(page.getByRole('menuitem', { name: what })).toBeFocused();
  await page.keyboard.press('Enter');
}

async function removeCollection(page: Page, called: string): Promise<void> {
  await page.goto('/collections');
  await runMenuAction(page, called, 'Delete');
  await expect(toastMessage(page, `Deleted collection ${called}.`)).toBeVisible();
}

test('The active collection is filled from several screens by keyboard only', async ({ page }, {
  repeatEachIndex,
  retry,
}) => {
  const called = `Within reach ${repeatEachIndex}.${retry}`;
  await page.goto('/projects');
  await newCollection(page, called);
  await runMenuAction(page, called, 'Make active');
  await expect(entry(page, called)).toBeVisible();
  await expect(page.getByTitle('Press c anywhere')).toBeAttached();

  await page.goto('/discover');
  await expect(entry(page, called)).toBeVisible();
  await page.keyboard.press('c');
  await expect(dialog(page)).toContainText(`Add to ${called}`);
  await page.keyboard.type('quiet');
  await expect(first(page)).toContainText('Quiet');
  const company = (await first(page).locator('.font-medium').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(
    toastMessage(page, `Successfully added ${company} to collection ${called}.`),
  ).toBeVisible();
  await expect(first(page)).toContainText('In the collection');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(`Startup ${company} already exists in collection ${called}!`),
  ).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();

  // In a text field the shortcut types a letter.
  const field = page.getByRole('searchbox').first();
  await field.focus();
  await page.keyboard.type('c');
  await expect(field).toHaveValue('c');
  await expect(dialog(page)).toHaveCount(0);

  await page.goto('/search?q=wear');
  await expect(entry(page, called)).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Companies' }).locator('[data-walk]').nth(1),
  ).toBeVisible();
  await page.getByRole('searchbox').first().press('ArrowDown');
  const row = page.locator('[data-walk]:focus');
  await expect(row).toHaveAccessibleName(/^Preview /u);
  const found = ((await row.getAttribute('aria-label')) ?? '').replace('Preview ', '');
  await page.keyboard.press('c');
  await expect(
    toastMessage(page, `Successfully added ${found} to collection ${called}.`),
  ).toBeVisible();

  await page.getByRole('link', { name: found, exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${found} | Outrider`);
  await expect(entry(page, called)).toHaveAccessibleName(/ 2 companies$/u);
  await page.keyboard.press('c');
  await expect(
    page.getByText(`Startup ${found} already exists in collection ${called}!`),
  ).toBeVisible();
  await removeCollection(page, called);
  await expect(entry(page, called)).toHaveCount(0);
});

test('The active collection follows the person to another device and changes there at once', async ({
  page,
  browser,
  baseURL,
}, { repeatEachIndex, retry }) => {
  const [one, other] = ['At a desk', 'In a train'].map((at) => `${at} ${repeatEachIndex}.${retry}`);
  if (!one || !other) throw new Error('There are no names.');
  await page.goto('/projects');
  for (const called of [one, other]) {
    await newCollection(page, called);
    await runMenuAction(page, called, 'Make active');
    await expect(entry(page, called)).toBeVisible();
  }
  const context = await browser.newContext({ storageState: storageStateOf(person, baseURL) });
  const device = await context.newPage();
  await device.goto('/projects');
  await expect(entry(device, other)).toBeVisible();

  await command(page, one);
  await expect(page).toHaveTitle(`${one} | Outrider`);
  await runMenuAction(page, one, 'Make active');
  await expect(entry(device, one)).toBeVisible();
  await runMenuAction(page, one, 'Make inactive');
  await expect(entry(device, one)).toHaveCount(0);

  // Without one, the shortcut asks which.
  await device.keyboard.press('c');
  await expect(dialog(device)).toContainText('Choose the active collection');
  await dialog(device)
    .getByRole('option', { name: new RegExp(`^${other}`, 'u') })
    .click();
  await expect(dialog(device)).toContainText(`Add to ${other}`);
  await expect(entry(page, other)).toBeVisible();
  await context.close();
  for (const called of [one, other]) await removeCollection(page, called);
});
