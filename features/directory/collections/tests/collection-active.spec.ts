import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { markByKeys, pressShortcut } from '#e2e/support/keys.ts';
import { expectToast } from '#e2e/support/toasts.ts';

/** No other test changes this person's active collection. */
const person = 'member@norrland.example';
test.use({ person });
test.describe.configure({ mode: 'serial' });

const entry = (page: Page, called: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^Active collection: ${called}`, 'u') });
const dialog = (page: Page) => page.getByRole('dialog');
const first = (page: Page) => dialog(page).getByRole('menuitem').first();

/** By the command palette and the keyboard only. */
async function command(page: Page, typed: string): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search or jump to' });
  await pressShortcut(page, 'Control+k');
  await field.fill(typed);
  const item = page.getByRole('menuitem', { name: new RegExp(`^${typed}`, 'u') });
  await expect(item).toBeVisible();
  await expect(item).not.toHaveAttribute('aria-disabled', 'true');
  await markByKeys(page, item);
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
  await markByKeys(page, page.getByRole('menuitem', { name: what }));
  await page.keyboard.press('Enter');
}

async function removeCollection(page: Page, called: string): Promise<void> {
  await page.goto('/collections');
  await runMenuAction(page, called, 'Delete');
  await expectToast(page, `Deleted collection ${called}.`);
}

test('The active collection is filled from several screens by keyboard only', async ({ page }) => {
  const called = `Within reach ${Date.now()}`;
  await page.goto('/projects');
  await newCollection(page, called);
  await runMenuAction(page, called, 'Make active');
  await expect(entry(page, called)).toBeVisible();
  await expect(page.getByTitle('Press c anywhere')).toBeAttached();

  await page.goto('/discover');
  await expect(entry(page, called)).toBeVisible();
  await pressShortcut(page, 'c');
  await expect(dialog(page)).toContainText(`Add to ${called}`);
  // What fewer letters found is shown until then, and cannot be chosen.
  const answer = page.waitForResponse((response) => /[?&]q=quiet(?:&|$)/u.test(response.url()));
  await page.keyboard.type('quiet');
  await answer;
  await expect(first(page)).toContainText('Quiet');
  await expect(first(page)).not.toHaveAttribute('aria-disabled', 'true');
  const company = (await first(page).locator('.font-medium').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expectToast(page, `Successfully added ${company} to collection ${called}.`);
  await expect(first(page)).toContainText('In the collection');
  await page.keyboard.press('Enter');
  await expectToast(page, `Startup ${company} already exists in collection ${called}!`);
  // The first Escape clears the field, the second closes.
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

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
  const companyName = ((await row.getAttribute('aria-label')) ?? '').replace('Preview ', '');
  await pressShortcut(page, 'c');
  await expectToast(page, `Successfully added ${companyName} to collection ${called}.`);

  await page.getByRole('link', { name: companyName, exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${companyName} | Outrider`);
  await expect(entry(page, called)).toHaveAccessibleName(/ 2 companies$/u);
  await pressShortcut(page, 'c');
  await expectToast(page, `Startup ${companyName} already exists in collection ${called}!`);
  await removeCollection(page, called);
  await expect(entry(page, called)).toHaveCount(0);
});

test(
  'The active collection follows the person to another device and changes there at once',
  { tag: '@rotation-0' },
  async ({ page, browser, baseURL }) => {
    const [one, other] = [`At a desk ${Date.now()}`, `In a train ${Date.now()}`];
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
    await pressShortcut(device, 'c');
    await expect(dialog(device)).toContainText('Choose the active collection');
    await dialog(device)
      .getByRole('option', { name: new RegExp(`^${other}`, 'u') })
      .click();
    await expect(dialog(device)).toContainText(`Add to ${other}`);
    await expect(entry(page, other)).toBeVisible();
    await context.close();
    for (const called of [one, other]) await removeCollection(page, called);
  },
);
