import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { pressShortcut } from '#e2e/support/keys.ts';
import { expectToast } from '#e2e/support/toasts.ts';

test.use({ person: 'developer@skf.example' });

const field = (page: Page) => page.getByRole('searchbox', { name: /^Search companies/u });
const rows = (page: Page) => page.getByRole('list', { name: 'Companies' }).locator('[data-row]');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Company' });
const here = (page: Page) => new URL(page.url());

/** The company name in a row. */
const nameIn = async (page: Page, index: number) =>
  (await rows(page).nth(index).getByRole('link').textContent()) ?? '';

test('Results appear while typing, with marks; Back follows the steps in the address', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(page).toHaveTitle('Scout | Outrider');
  await expect(field(page)).toBeFocused();
  await expect(rows(page).first()).toBeVisible();
  // Letters are one step, also those that are searched for before the next.
  for (const [letters, address] of [
    ['we', '/search?q=we'],
    ['ar', '/search?q=wear'],
  ] as const) {
    await page.keyboard.type(letters);
    await expect(page).toHaveURL(address);
  }
  await expect(rows(page).first().locator('mark').first()).toHaveText(/^wear/iu);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' debris');
  await expect.poll(() => here(page).searchParams.get('q')).toBe('wear debris');
  await page.goBack();
  await expect(field(page)).toHaveValue('wear');
  await page.goBack();
  await expect(field(page)).toHaveValue('');
  await page.goForward();
  await expect(field(page)).toHaveValue('wear');
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL('/search');
});

test(
  'The keyboard moves through the rows, opens one, goes on and comes back',
  { tag: '@rotation-1' },
  async ({ page }) => {
    await page.goto('/search?q=wear');
    await expect(rows(page).nth(2)).toBeVisible();
    const [first, second] = [await nameIn(page, 0), await nameIn(page, 1)];
    await field(page).press('ArrowDown');
    const look = (name: string) =>
      page.getByRole('button', { name: `Preview ${name}`, exact: true });
    await expect(look(first)).toBeFocused();
    await page.keyboard.press('j');
    await expect(look(second)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(look(first)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('heading', { name: first })).toBeVisible();
    await expect.poll(() => here(page).searchParams.get('company')).toMatch(/^\w+:[\da-f-]{36}$/u);
    await page.keyboard.press('j');
    await expect(panel(page).getByRole('heading', { name: second })).toBeVisible();
    await page.reload();
    await expect(panel(page).getByRole('heading', { name: second })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL('/search?q=wear');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await rows(page).first().getByRole('link', { name: first }).click();
    await expect(page).toHaveTitle(`${first} | Outrider`);
  },
);

test(
  'Companies are added to collections, sub-spaces and blacklists from the row',
  { tag: '@rotation-2' },
  async ({ page }) => {
    const collection = `Found in Scout ${Date.now()}`;
    await page.goto('/collections');
    await page.getByRole('button', { name: 'New collection' }).first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill(collection);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page).toHaveTitle(`${collection} | Outrider`);
    await page.getByRole('button', { name: 'Add a sub-space' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Planetary');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expectToast(page, 'Created sub-space Planetary.');

    await page.getByRole('button', { name: `More about ${collection}` }).click();
    // Leaving the page earlier would cancel the request.
    const isActive = page.waitForResponse(
      (reply) =>
        reply.url().endsWith('/documents/usermetadata') &&
        reply.request().postData()?.includes('activeCollectionId') === true,
    );
    await page.getByRole('menuitem', { name: 'Make active' }).click();
    await isActive;

    await page.goto('/search?q=wear');
    await expect(rows(page).nth(3)).toBeVisible();
    const [first, second, third] = [
      await nameIn(page, 0),
      await nameIn(page, 1),
      await nameIn(page, 2),
    ];
    const walkTo = (name: string) =>
      page.getByRole('button', { name: `Preview ${name}`, exact: true }).focus();
    await rows(page).nth(0).hover();
    await page.getByRole('button', { name: `Choose collection for ${first}`, exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Planetary' }).click();
    await expectToast(page, `Successfully added ${first} to collection ${collection}.`);
    await expectToast(page, 'Updated sub-space assignments.');
    await page.keyboard.press('Escape');
    await expect(
      rows(page)
        .nth(0)
        .getByRole('button', { name: `In ${collection}: ${first}`, exact: true }),
    ).toBeVisible();

    await rows(page).nth(1).hover();
    await page.getByRole('button', { name: `Add ${second} to ${collection}`, exact: true }).click();
    await expectToast(page, `Successfully added ${second} to collection ${collection}.`);

    await walkTo(third);
    await pressShortcut(page, 'b');
    await expectToast(page, `Successfully added ${third} to collection ${collection}'s blacklist.`);
    await page.keyboard.press('b');
    await expectToast(
      page,
      `Startup ${third} already exists in collection ${collection} blacklist!`,
    );
    await walkTo(second);
    await page.keyboard.press('c');
    await expectToast(page, `Startup ${second} already exists in collection ${collection}!`);
    await page.keyboard.press('b');
    await expectToast(
      page,
      `Successfully added ${second} to collection ${collection}'s blacklist.`,
    );
  },
);
