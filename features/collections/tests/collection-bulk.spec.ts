import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { CollectionChange } from '#features/collections/domain/changes.ts';
import type { NamedCompany } from '#features/collections/domain/company-changes.ts';
import type { Collection } from '#features/collections/domain/collection.ts';
import { listOf } from '#features/collections/domain/lists.ts';
import { companyKinds } from '#features/companies/domain/company.ts';
import { sendRequest } from '#e2e/support/api-request.ts';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { makeCollection, toastMessage } from '#e2e/support/collections.ts';

const person = 'champion@skf.example';
const other = 'observer@skf.example';

test.use({ person, viewport: { width: 1600, height: 1000 } });

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Companies' }).getByRole('rowheader').getByRole('button');
const box = (page: Page, name: string) =>
  page.getByRole('table').getByRole('checkbox', { name: `Select ${name}`, exact: true });
const namesOf = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((one) => one.querySelector('.font-medium')?.textContent ?? ''),
  );
/** Clicks Undo in a notice. */
const undo = (page: Page, sentence: string) =>
  page
    .getByRole('status')
    .locator('div', { hasText: sentence })
    .getByRole('button', { name: 'Undo' })
    .click();
const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Blacklist' });

/** A collection with six companies in three sub-spaces, one of them nested. */
async function made(page: Page, called: string) {
  await page.goto('/collections');
  const space = (id: string, name: string, parentId: string | null) => ({
    kind: 'createSubspace' as const,
    subspace: { id, name, description: '', parentId },
  });
  const put = (company: NamedCompany | undefined, id: string): CollectionChange[] =>
    company ? [{ kind: 'assign', company, into: [id], outOf: [] }] : [];
  const { collection, companies } = await makeCollection(page, `${called} ${Date.now()}`, {
    companies: 6,
    changes: ([first, second]) => [
      ...[space('a', 'Wide', null), space('b', 'Narrow', 'a'), space('c', 'Other', null)],
      ...[...put(first, 'b'), ...put(second, 'c')],
    ],
  });
  return [collection, companies] as const;
}

const open = async (page: Page, { id }: Collection, query = '') => {
  await page.goto(`/collection/${id}${query}`);
  await expect(rows(page).first()).toBeVisible();
};
const read = (page: Page, { id }: Collection) =>
  sendRequest<Collection>(page, `/collections/${id}`);
const held = ({ startupToSubspaces, ...collection }: Collection) =>
  companyKinds.map((kind) => [
    collection[listOf[kind]].toSorted(),
    Object.entries(startupToSubspaces).toSorted(),
  ]);

test('Several companies are removed together and restored with their sub-spaces', async ({
  page,
}) => {
  const [collection] = await made(page, 'In one go');
  await open(page, collection);
  const [first, second, , fourth] = await namesOf(page);
  await box(page, first ?? '').click();
  await box(page, fourth ?? '').click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('4 selected');
  await box(page, second ?? '').click();
  await expect(bar(page)).toContainText('3 selected');
  await bar(page).getByRole('button', { name: 'Remove' }).click();
  await undo(page, `Successfully removed 3 companies from collection ${collection.name}.`);
  await expect(
    toastMessage(page, `Successfully added 3 companies to collection ${collection.name}.`),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  expect(held(await read(page, collection))).toEqual(held(collection));
});

test('Several companies are assigned to sub-spaces, with mixed checkboxes', async ({ page }) => {
  const [collection, companies] = await made(page, 'Sorted');
  await open(page, collection);
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await expect(bar(page)).toContainText('6 selected');
  await bar(page).getByRole('button', { name: 'Sub-spaces' }).click();
  const choice = page.getByRole('dialog', { name: 'Sub-spaces' });
  const narrow = choice.getByRole('checkbox', { name: 'Wide / Narrow' });
  await expect(narrow).toHaveJSProperty('indeterminate', true);
  await narrow.click();
  await expect(toastMessage(page, 'Updated sub-space assignments.')).toBeVisible();
  await expect(narrow).toBeChecked();
  const after = await read(page, collection);
  for (const { id } of companies) expect(after.startupToSubspaces[id]).toContain('b');
  await page.keyboard.press('Escape');

  await page.goto(`/collection/${collection.id}?space=a`);
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await bar(page).getByRole('button', { name: 'Take out of this sub-space' }).click();
  await expect(
    page.getByText('No company here fits').or(page.getByText('No company in')),
  ).toBeVisible();
  await expect
    .poll(async () => Object.values((await read(page, collection)).startupToSubspaces))
    .toEqual([['c']]);
});

test('Several companies are copied to a new collection and stay in this one', async ({ page }) => {
  const [collection, companies] = await made(page, 'Source');
  await open(page, collection);
  await box(page, companies[0]?.name ?? '').click();
  await box(page, companies[1]?.name ?? '').click();
  await bar(page).getByRole('button', { name: 'Copy to…' }).click();
  await page.getByRole('menuitem', { name: 'New collection…' }).click();
  const target = `Copied ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(target);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(
    toastMessage(page, `Successfully added 2 companies to collection ${target}.`),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
});

test('Keyboard: x selects, Delete removes, b blacklists, and the focus moves to the next row', async ({
  page,
}) => {
  const [collection] = await made(page, 'By keys');
  await open(page, collection);
  const names = await namesOf(page);
  await page.keyboard.press('j');
  await page.keyboard.press('Delete');
  await expect(
    toastMessage(page, `Successfully removed ${names[0]} from collection ${collection.name}.`),
  ).toBeVisible();
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('b');
  await undo(page, `Successfully added ${names[1]} to collection ${collection.name}'s blacklist.`);
  await expect(
    toastMessage(page, `Successfully added ${names[1]} to collection ${collection.name}.`),
  ).toBeVisible();
  await rows(page).first().focus();
  await page.keyboard.press('x');
  await expect(bar(page)).toContainText('1 selected');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Company' })).toBeVisible();
});

test('Companies are rated in the row and sorted by rating, and the row menu has all actions', async ({
  page,
}) => {
  const [collection, companies] = await made(page, 'Rated');
  await open(page, collection);
  const name = companies[3]?.name ?? '';
  const stars = page.getByRole('slider', { name: `Rating of ${name}`, exact: true });
  await stars.press('4');
  await expect(stars).toHaveAttribute('aria-valuetext', '4 of 5 stars');
  const heading = page.getByRole('columnheader', { name: 'Rating' });
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=rating/u);
  await expect(rows(page).first()).toContainText(name);
  await page.getByRole('table').getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Sub-spaces…' }).click();
  await page
    .getByRole('dialog', { name: 'Sub-spaces' })
    .getByRole('checkbox', { name: 'Other', exact: true })
    .click();
  await expect(toastMessage(page, 'Updated sub-space assignments.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('table').getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Note…' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('table').getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(
    toastMessage(page, `Successfully removed ${name} from collection ${collection.name}.`),
  ).toBeVisible();
});

test('The blacklist panel: search, add, undo and bulk restore', async ({ page }) => {
  const [collection, companies] = await made(page, 'Unwanted');
  const [first, second, third] = companies.map(({ name }) => name);
  await open(page, collection, '?blacklist=true');
  await expect(panel(page)).toContainText('Nobody is blacklisted here');
  const field = panel(page).getByRole('searchbox');
  for (const name of [first, second, third]) {
    await field.fill(name ?? '');
    await panel(page)
      .getByRole('button', { name: `Blacklist ${name}`, exact: true })
      .click();
    await expect(
      toastMessage(
        page,
        `Successfully added ${name} to collection ${collection.name}'s blacklist.`,
      ),
    ).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Blacklist 3' })).toBeVisible();
  await field.fill('');
  const list = panel(page).getByRole('list', { name: 'On the blacklist' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button', { name: `Take ${first} off the blacklist` }).click();
  await expect(
    toastMessage(
      page,
      `Successfully removed ${first} from collection ${collection.name} blacklist.`,
    ),
  ).toBeVisible();
  for (const name of [second, third]) {
    await list.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
  }
  await panel(page).getByRole('button', { name: 'Add to the collection', exact: true }).click();
  await expect(
    toastMessage(page, `Successfully added 2 companies to collection ${collection.name}.`),
  ).toBeVisible();
  await expect(panel(page)).toContainText('Nobody is blacklisted here');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/blacklist/u);
});

test('People with shared access may blacklist and copy, and see who may edit', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/collections');
  const called = `Shared ${Date.now()}`;
  const { id, companies } = await makeCollection(page, called, {
    ...{ companies: 3, sharedWith: [other] },
  });
  const name = companies[0]?.name ?? '';
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 1600, height: 1000 } },
    storageState: storageStateOf(other, baseURL),
  });
  const theirs = await context.newPage();
  await theirs.goto(`/collection/${id}`);
  await expect(theirs.getByText('decides what is in here')).toBeVisible();
  await box(theirs, name).click();
  await expect(bar(theirs).getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await expect(bar(theirs).getByRole('button', { name: 'Sub-spaces' })).toHaveCount(0);
  await bar(theirs).getByRole('button', { name: 'Blacklist' }).click();
  const notice = toastMessage(
    theirs,
    `Successfully added ${name} to collection ${called}'s blacklist.`,
  );
  await expect(notice).toBeVisible();
  // Only the owner may restore a company.
  await expect(notice.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await context.close();
});

test('Filtered companies are exported with all their data, and the blacklist on request', async ({
  page,
}) => {
  const [collection, companies] = await made(page, 'Taken along');
  await open(page, collection, '?space=b');
  await expect(rows(page)).toHaveCount(1);
  const save = async (format: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menu', { name: 'Export' })).toContainText('1 company');
    await page.getByRole('menuitem', { name: format }).click();
    const file = await download;
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const csv = await save('CSV');
  expect(csv.name).toMatch(/^taken-along-\d+-\d{4}-\d\d-\d\d\.csv$/u);
  const [headings, ...lines] = parse(csv.content.toString(), { bom: true });
  expect(headings?.[0]).toBe('Company');
  expect(headings?.slice(-4)).toEqual(['Sub-spaces', 'Rating', 'Note', 'Standing']);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.[0]).toBe(companies[0]?.name);
  expect(lines[0]?.at(-4)).toBe('Wide / Narrow');
  const xlsx = await save('Excel (XLSX)');
  expect(xlsx.content.subarray(0, 2).toString()).toBe('PK');
});
