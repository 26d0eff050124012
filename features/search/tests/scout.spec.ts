import { expect, test, type Page } from '#e2e/support/fixtures.ts';

test.use({ person: 'developer@skf.example' });

const field = (page: Page) => page.getByRole('searchbox', { name: /^Search companies/u });
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Companies' }).locator('[data-company]');
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Company' });
const toastMessage = (page: Page, sentence: string) =>
  page.getByRole('status').filter({ hasText: sentence });
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
  await page.keyboard.type('wear', { delay: 40 });
  await expect(rows(page).first().locator('mark').first()).toHaveText(/^wear/iu);
  await expect(page).toHaveURL('/search?q=wear');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' debris', { delay: 40 });
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

test('No letter is lost, and no older answer replaces a newer one', async ({ page }) => {
  await page.goto('/search');
  await expect(rows(page).first()).toBeVisible();
  const answered: string[] = [];
  await page.route('**/api/weaviate/search**', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? '';
    // Later requests are answered faster.
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 9 - q.length) * 150));
    answered.push(q);
    await route.continue().catch(() => undefined);
  });
  for (const letter of 'ultrasound') {
    await page.keyboard.type(letter);
    await page.waitForTimeout(95);
  }
  await expect(field(page)).toHaveValue('ultrasound');
  await expect.poll(() => here(page).searchParams.get('q')).toBe('ultrasound');
  await expect(rows(page).first().locator('mark').first()).toHaveText(/^ultrasound/iu);
  await expect.poll(() => answered.length).toBeGreaterThan(1);
  await page.waitForTimeout(1400);
  await expect(field(page)).toHaveValue('ultrasound');
  await expect(rows(page).first().locator('mark').first()).toHaveText(/^ultrasound/iu);
});

test('Filters apply, are shown as chips, and are restored from the address', async ({ page }) => {
  await page.goto('/search?q=wear');
  await filters(page)
    .getByRole('checkbox', { name: /^Sweden/u })
    .click();
  await expect(chips(page).getByText('Sweden')).toBeVisible();
  await filters(page)
    .getByRole('checkbox', { name: /^Germany/u })
    .click();
  await expect(chips(page).getByText('Germany')).toBeVisible();
  await expect.poll(() => here(page).searchParams.get('country')).toBe('SE,DE');
  await filters(page).getByRole('checkbox', { name: 'Crunchbase' }).click();
  await expect(chips(page).getByText('Crunchbase')).toBeVisible();

  const lowest = filters(page).getByRole('slider', { name: 'Founded, lowest' });
  await lowest.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(chips(page).getByText(/^since \d{4}$/u)).toBeVisible();
  const since = await lowest.getAttribute('aria-valuetext');
  await filters(page).getByRole('textbox', { name: 'Funding from' }).fill('250k');
  await page.keyboard.press('Enter');
  await expect(chips(page).getByText('from $250k')).toBeVisible();
  await page.getByRole('button', { name: 'Best match' }).click();
  await page.getByRole('option', { name: 'Name' }).click();
  await expect.poll(() => here(page).searchParams.get('sort')).toBe('name');

  await page.reload();
  await expect(chips(page).getByRole('listitem')).toHaveText([
    'Crunchbase',
    'Sweden',
    'Germany',
    `since ${since}`,
    'from $250k',
    'Clear all',
  ]);
  await expect(field(page)).toHaveValue('wear');
  await expect(filters(page).getByRole('checkbox', { name: /^Sweden/u })).toBeChecked();
  await expect(page.getByRole('button', { name: /Name.*Order|Order.*Name/u })).toBeVisible();

  await page.getByRole('button', { name: 'Take away Country: Germany' }).click();
  await expect.poll(() => here(page).searchParams.get('country')).toBe('SE');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(page).toHaveURL('/search?q=wear&sort=name');
});

test('Without results, the most restrictive filter is named', async ({ page }) => {
  await page.goto('/search?q=wear&fundingFrom=900000000000');
  await expect(page.getByRole('heading', { name: 'No company fits all of this' })).toBeVisible();
  await page.getByRole('button', { name: /^Search without Funding \(\d/u }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL('/search?q=wear');
});

test('Opportunities and projects have a tab each, with counts', async ({ page }) => {
  await page.goto('/search?q=grease');
  const tabs = page.getByRole('navigation', { name: 'Where to search' });
  await tabs.getByRole('link', { name: /^Opportunities\s*\d/u }).click();
  await expect(page).toHaveURL('/search?q=grease&tab=opportunities');
  const found = page.getByRole('link', { name: 'Grease that lasts ten years' });
  await expect(found.locator('mark')).toHaveText('Grease');
  await tabs.getByRole('link', { name: /^Projects\s*\d/u }).click();
  await expect(page.getByRole('list', { name: 'projects' }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  await page.goBack();
  await found.click();
  await expect(page).toHaveTitle('Grease that lasts ten years | Outrider');
});

test('The keyboard moves through the rows, opens one, goes on and comes back', async ({ page }) => {
  await page.goto('/search?q=wear');
  await expect(rows(page).nth(2)).toBeVisible();
  const [first, second] = [await nameIn(page, 0), await nameIn(page, 1)];
  await field(page).press('ArrowDown');
  const look = (name: string) => page.getByRole('button', { name: `Look at ${name}`, exact: true });
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
});

test('Companies are added to collections, sub-spaces and blacklists from the row', async ({
  page,
}, { repeatEachIndex, retry }) => {
  const collection = `Found in Scout ${repeatEachIndex}.${retry}`;
  await page.goto('/collections');
  await page.getByRole('button', { name: 'New collection' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill(collection);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveTitle(`${collection} | Outrider`);
  await page.getByRole('button', { name: 'Add a sub-space' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Planetary');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toastMessage(page, 'Created sub-space Planetary.')).toBeVisible();

  await page.getByRole('button', { name: `More about ${collection}` }).click();
  // Leaving the page earlier would cancel the request.
  const isActive = page.waitForResponse(
    (reply) =>
      reply.url().endsWith('/documents/usermetadata') && reply.request().method() === 'POST',
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
    page.getByRole('button', { name: `Look at ${name}`, exact: true }).focus();
  await rows(page).nth(0).hover();
  await page.getByRole('button', { name: `Where to put ${first}`, exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Planetary' }).click();
  await expect(
    toastMessage(page, `Successfully added ${first} to collection ${collection}.`),
  ).toBeVisible();
  await expect(toastMessage(page, 'Updated sub-space assignments.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows(page).nth(0).getByText(`In ${collection}`).first()).toBeAttached();

  await rows(page).nth(1).hover();
  await page.getByRole('button', { name: `Add ${second} to ${collection}`, exact: true }).click();
  await expect(
    toastMessage(page, `Successfully added ${second} to collection ${collection}.`),
  ).toBeVisible();

  await walkTo(third);
  await page.keyboard.press('b');
  await expect(
    toastMessage(page, `Successfully added ${third} to collection ${collection}'s blacklist.`),
  ).toBeVisible();
  await page.keyboard.press('b');
  await expect(
    page.getByText(`Startup ${third} already exists in collection ${collection} blacklist!`),
  ).toBeVisible();
  await walkTo(second);
  await page.keyboard.press('c');
  await expect(
    page.getByText(`Startup ${second} already exists in collection ${collection}!`),
  ).toBeVisible();
  await page.keyboard.press('b');
  await expect(
    toastMessage(page, `Successfully added ${second} to collection ${collection}'s blacklist.`),
  ).toBeVisible();
});

test('A collection is created from the row, and contains the company', async ({ page }, {
  repeatEachIndex,
  retry,
}) => {
  const collection = `Made in Scout ${repeatEachIndex}.${retry}`;
  await page.goto('/search?q=wear');
  await rows(page)
    .nth(4)
    .click({ position: { x: 60, y: 4 } });
  const name = (await panel(page).getByRole('heading').first().textContent()) ?? '';
  await panel(page)
    .getByRole('button', { name: /^(?:Where to put|Add to…) / })
    .click();
  await page.getByRole('menuitem', { name: 'New collection' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(collection);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(
    toastMessage(page, `Successfully created collection with name ${collection}.`),
  ).toBeVisible();
  await expect(
    toastMessage(page, `Successfully added ${name} to collection ${collection}.`),
  ).toBeVisible();
  await expect(panel(page).getByText(`In ${collection}`)).toBeVisible();
});

test('When a request fails, earlier results stay, with a message and a retry', async ({ page }) => {
  await page.goto('/search?q=wear');
  await expect(rows(page).first()).toBeVisible();
  const known = await nameIn(page, 0);
  await page.route('**/api/weaviate/search**', (route) =>
    route.fulfill({ status: 400, json: { error: 'Not today.', code: 'invalid' } }),
  );
  await field(page).pressSequentially(' s');
  const alert = page.getByRole('alert').filter({ hasText: 'The search could not be answered.' });
  await expect(alert).toBeVisible();
  await expect(rows(page).first().getByRole('link')).toHaveText(known);
  await page.unroute('**/api/weaviate/search**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('filters are a sheet, and a company fills the screen', async ({ page }) => {
    await page.goto('/search?q=wear');
    await expect(field(page)).not.toBeFocused();
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^Sweden/u }).click();
    await expect(sheet.getByRole('checkbox', { name: /^Sweden/u })).toBeChecked();
    await sheet.getByRole('button', { name: /^Show \d+ compan/u }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
    await expect(chips(page).getByText('Sweden')).toBeVisible();
    await rows(page)
      .first()
      .click({ position: { x: 30, y: 8 } });
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Close panel' }).click();
    await expect(panel(page)).toHaveCount(0);
  });
});
