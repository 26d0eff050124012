import type { Browser } from '@playwright/test';
import { makeCollection, addOption, someCompanies } from '#e2e/support/collections.ts';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';

/** Sections 5, 6 and 8, "Collections": each message, to the letter, where it appears. */

const owner = 'champion@skf.example';
const reader = 'observer@skf.example';
test.use({ person: owner });

/** A notice with exactly this text. */
const toastMessage = (page: Page, sentence: string) =>
  page.getByRole('status').getByText(sentence, { exact: true });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Company' });

/** A page without live updates, so that two pages can make the same change. */
async function pageWithoutUpdates(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ storageState: storageStateOf(owner, baseURL) });
  const page = await context.newPage();
  await page.route('**/api/live**', (route) => route.abort());
  return page;
}

async function add(page: Page, company: string): Promise<void> {
  await page.getByRole('button', { name: 'Add companies' }).click();
  await page.getByRole('searchbox', { name: 'Name or web address' }).fill(company);
  await addOption(page, company).click();
}
async function closeDialog(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
async function open(page: Page, company: string): Promise<void> {
  await page.getByRole('table').getByText(company, { exact: true }).click();
  await expect(panel(page).getByRole('heading', { name: company })).toBeVisible();
}
async function share(page: Page, person: string): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Find people' }).fill(person.slice(0, 5));
  await dialog.getByRole('option', { name: new RegExp(`^${person}`, 'u') }).click();
  await dialog.getByRole('button', { name: 'Share with 1 person' }).click();
}

/** A collection with two companies, and a third company outside. */
async function prepare(page: Page, called: string) {
  await page.goto('/collections');
  const [first, second, third] = await someCompanies(page, 3);
  if (!first || !second || !third) throw new Error('There are too few companies.');
  const { id } = await makeCollection(page, called, { companies: 2 });
  return { id, listed: [first.name, second.name] as const, other: third.name };
}

test('A collection is created', async ({ page }, { repeatEachIndex, retry }) => {
  const called = `In so many words ${repeatEachIndex}.${retry}`;
  await page.goto('/collections');
  await page.getByRole('button', { name: 'New collection' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill(' \u00A0 ');
  await name.press('Enter');
  await expect(page.getByText('Invalid Pinboard name \u00A0 .')).toBeVisible();
  await name.fill(`  ${called} `);
  await name.press('Enter');
  await expect(
    toastMessage(page, `Successfully created collection with name ${called}.`),
  ).toBeVisible();
});

test('Companies are added, removed, blacklisted and restored, and duplicates are refused', async ({
  page,
  browser,
  baseURL,
}, { repeatEachIndex, retry }) => {
  const c = `Twice told ${repeatEachIndex}.${retry}`;
  const { id, other: x } = await prepare(page, c);
  const secondPage = await pageWithoutUpdates(browser, baseURL);
  for (const one of [page, secondPage]) {
    await one.goto(`/collection/${id}`);
    await expect(one.getByRole('table')).toBeVisible();
  }

  await add(page, x);
  await expect(toastMessage(page, `Successfully added ${x} to collection ${c}.`)).toBeVisible();
  await closeDialog(page);
  await add(secondPage, x);
  await expect(
    toastMessage(secondPage, `Startup ${x} already exists in collection ${c}!`),
  ).toBeVisible();
  await closeDialog(secondPage);

  await open(page, x);
  await panel(page).getByRole('button', { name: 'Blacklist', exact: true }).click();
  await expect(
    toastMessage(page, `Successfully added ${x} to collection ${c}'s blacklist.`),
  ).toBeVisible();
  await open(secondPage, x);
  await panel(secondPage).getByRole('button', { name: 'Blacklist', exact: true }).click();
  await expect(
    toastMessage(secondPage, `Startup ${x} already exists in collection ${c} blacklist!`),
  ).toBeVisible();
  await secondPage.context().close();

  await page.getByRole('button', { name: 'Blacklist 1' }).click();
  await page.getByRole('button', { name: `Take ${x} off the blacklist` }).click();
  await expect(
    toastMessage(page, `Successfully removed ${x} from collection ${c} blacklist.`),
  ).toBeVisible();
  await page.goto(`/collection/${id}`);
  await add(page, x);
  await closeDialog(page);
  await open(page, x);
  await panel(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toastMessage(page, `Successfully removed ${x} from collection ${c}.`)).toBeVisible();
});

test('Sub-spaces are created, renamed, assigned and deleted', async ({ page }, {
  repeatEachIndex,
  retry,
}) => {
  const { id, listed } = await prepare(page, `Sorted ${repeatEachIndex}.${retry}`);
  await page.goto(`/collection/${id}`);
  await page.getByRole('button', { name: 'Add a sub-space' }).click();
  const name = page.getByRole('textbox', { name: 'Name of the sub-space' });
  await name.fill('   ');
  await name.press('Enter');
  await expect(page.getByText('Sub-space name cannot be empty.')).toBeVisible();
  await name.fill('  Planetary ');
  await name.press('Enter');
  await expect(toastMessage(page, 'Created sub-space Planetary.')).toBeVisible();
  await name.press('Escape');

  await open(page, listed[0]);
  await panel(page).getByRole('checkbox', { name: 'Planetary' }).click({ force: true });
  await expect(toastMessage(page, 'Updated sub-space assignments.')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More about Planetary' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const renamed = page.getByRole('treegrid', { name: 'Sub-spaces' }).getByRole('textbox');
  await renamed.fill('Cycloidal');
  await renamed.press('Enter');
  await expect(toastMessage(page, 'Updated sub-space Cycloidal.')).toBeVisible();
  await page.getByRole('button', { name: 'More about Cycloidal' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(toastMessage(page, 'Deleted sub-space.')).toBeVisible();
});

test('It is shared once with a person, who may neither edit nor share it', async ({
  page,
  browser,
  baseURL,
}, { repeatEachIndex, retry }) => {
  const c = `Shared out ${repeatEachIndex}.${retry}`;
  const { id, other } = await prepare(page, c);
  await page.goto(`/collection/${id}`);
  await share(page, 'Petra Toivonen');
  await expect(
    toastMessage(page, `Successfully shared collection ${c} to 1 new user(s).`),
  ).toBeVisible();
  await closeDialog(page);
  await share(page, 'Petra Toivonen');
  await expect(toastMessage(page, 'Already shared with selected users.')).toBeVisible();

  const context = await browser.newContext({ storageState: storageStateOf(reader, baseURL) });
  const guest = await context.newPage();
  await guest.goto(`/collection/${id}`);
  await guest.getByRole('button', { name: 'Who has it' }).click();
  await expect(
    guest.getByRole('dialog').getByText(/^You don't have permission to share this collection\./u),
  ).toBeVisible();
  await closeDialog(guest);

  await guest.getByRole('button', { name: `More about ${c}` }).click();
  await guest.getByRole('menuitem', { name: 'Make active' }).click();
  await guest.goto(`/search?q=${encodeURIComponent(other)}`);
  await guest.getByRole('main').getByText(other, { exact: true }).first().click();
  await expect(guest.getByRole('heading', { level: 1, name: other })).toBeVisible();
  await guest.keyboard.press('c');
  await expect(
    toastMessage(guest, "You don't have permission to edit this collection."),
  ).toBeVisible();
  await guest.goto(`/collection/${id}`);
  await guest.getByRole('button', { name: `More about ${c}` }).click();
  await guest.getByRole('menuitem', { name: 'Make inactive' }).click();
  await expect(guest.getByText('Active', { exact: true })).toHaveCount(0);
  await context.close();
});

test('A failed save is rolled back with a message; a failed load is only logged', async ({ page }, {
  repeatEachIndex,
  retry,
}) => {
  // Without live updates from other tests, which would refetch the lists.
  await page.route('**/api/live**', (route) => route.abort());
  const { id, listed } = await prepare(page, `Out of reach ${repeatEachIndex}.${retry}`);
  await page.goto(`/collection/${id}`);
  await open(page, listed[0]);
  await page.route(`**/api/collections/${id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { error: 'The disk is full.', code: 'internal' } })
      : route.fallback(),
  );
  await panel(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toastMessage(page, 'Unexpected error The disk is full.')).toBeVisible();
  await expect(page.getByRole('table').getByText(listed[0], { exact: true })).toBeVisible();

  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.route('**/api/collections/own**', (route) =>
    route.fulfill({ status: 500, json: { error: 'Not now.', code: 'internal' } }),
  );
  await page.goto('/collections');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Not now.' })).toHaveCount(0);
  expect(logged.some((line) => line.includes('Collections could not be loaded'))).toBe(true);
  await page.unroute('**/api/collections/own**');
  await again.click();
  await expect(page.getByRole('link', { name: /^Out of reach/u }).first()).toBeVisible();
});
