import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import {
  addFirstMatch,
  deleteCollection,
  makeCollection,
  toastMessage,
} from '#e2e/support/collections.ts';

test.use({ person: 'champion@skf.example', viewport: { width: 1440, height: 900 } });

const rows = (page: Page) =>
  page.getByRole('table', { name: 'Companies' }).getByRole('rowheader').getByRole('button');

async function made(page: Page, called: string) {
  await page.goto('/collections');
  return makeCollection(page, `${called} ${Date.now()}`, {
    companies: 3,
    changes: () => [
      {
        kind: 'createSubspace',
        subspace: { id: 'near', name: 'Near', description: '', parentId: null },
      },
    ],
  });
}

test('The panel moves to the next company by key and by button', async ({ page }) => {
  const { id, companies } = await made(page, 'One by one');
  const panel = page.getByRole('complementary', { name: 'Company' });
  const shows = (index: number) =>
    expect(
      panel.getByRole('link', { name: companies[index]?.name ?? '', exact: true }),
    ).toBeVisible();
  await page.goto(`/collection/${id}`);
  await rows(page).first().click();
  await shows(0);
  await expect(panel.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('j');
  await shows(1);
  await page.keyboard.press('k');
  await shows(0);
  const next = panel.getByRole('button', { name: 'Next company' });
  await next.click();
  await next.click();
  await shows(2);
  await expect(next).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(rows(page).last()).toBeFocused();
  await deleteCollection(page, id);
});

test('A company added while a sub-space is shown is assigned to it', async ({ page }) => {
  const { id, collection } = await made(page, 'Into here');
  await page.goto(`/collection/${id}?space=near`);
  await expect(page.getByText('No company in Near yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Near' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add companies' });
  await expect(dialog.getByRole('button', { name: 'Sub-space' })).toContainText('Into Near');
  const company = await addFirstMatch(page, 'north');
  await expect(
    toastMessage(page, `Successfully added ${company} to collection ${collection.name}.`),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText(company);
  await deleteCollection(page, id);
});

test('A search without results is cleared with one click', async ({ page }) => {
  const { id } = await made(page, 'Nothing fits');
  await page.goto(`/collection/${id}`);
  const field = page.getByRole('searchbox', { name: 'Search in this collection' });
  await field.fill('no company says this');
  await expect(page.getByText('0 of 3')).toBeVisible();
  // The whole toolbar is within the page.
  const views = await page.getByRole('radiogroup', { name: 'View' }).boundingBox();
  expect((views?.x ?? 0) + (views?.width ?? Infinity)).toBeLessThanOrEqual(1440);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(field).toBeFocused();
  await deleteCollection(page, id);
});

test('The column menu marks columns that do not fit', async ({ page }) => {
  const { id } = await made(page, 'No room');
  await page.goto(`/collection/${id}`);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Columns and density' }).click();
  const column = (name: string) => page.getByRole('menuitemcheckbox', { name });
  await expect(column('Note')).toContainText('no room');
  await expect(column('Place')).not.toContainText('no room');
  await expect(column('More')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await deleteCollection(page, id);
});

test('Cards are sorted by the chosen order and show ratings', async ({ page }) => {
  const { id, companies } = await made(page, 'In order');
  await page.goto(`/collection/${id}`);
  const last = companies.at(-1)?.name ?? '';
  await page.getByRole('slider', { name: `Rating of ${last}`, exact: true }).press('4');
  await page.getByRole('radio', { name: 'Gallery' }).click();
  const cards = page.getByRole('list', { name: 'Companies' }).getByRole('article');
  await expect(cards.first()).not.toContainText(last);
  await page.getByRole('button', { name: 'Order: As added' }).click();
  await page.getByRole('menuitemradio', { name: 'Rating' }).click();
  await expect(page).toHaveURL(/sort=rating&direction=descending/u);
  await expect(cards.first()).toContainText(last);
  await expect(cards.first().getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await page.getByRole('button', { name: 'Order: Rating' }).click();
  await page.getByRole('menuitemradio', { name: 'As added' }).click();
  await expect(cards.first()).not.toContainText(last);
  await deleteCollection(page, id);
});

test('Without a connection the people search waits, instead of showing no results', async ({
  page,
}) => {
  const { id } = await made(page, 'No connection');
  const waits = page.getByText('No connection. The search goes on once there is one.');
  await page.goto(`/collection/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Who has it' }).getByRole('listitem')).toHaveCount(1);
  await page.context().setOffline(true);
  await page.getByRole('searchbox', { name: 'Find people' }).fill('observer');
  await expect(waits).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('option', { name: /^Petra Toivonen/u })).toBeVisible();
  await deleteCollection(page, id);
});

test('Companies are filtered, and the filters are kept in the URL', async ({ page }) => {
  const { id, companies } = await made(page, 'Narrowed');
  await page.goto(`/collection/${id}`);
  const last = companies.at(-1)?.name ?? '';
  await page.getByRole('slider', { name: `Rating of ${last}`, exact: true }).press('4');
  await page.getByRole('button', { name: 'Filter' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await dialog.getByRole('button', { name: /Rating/u }).press('Enter');
  await page.getByRole('option', { name: '4 stars or more (1)' }).press('Enter');
  await expect(dialog.getByRole('button', { name: /Rating/u })).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filter: 1 set' })).toBeFocused();
  await expect(page).toHaveURL(/stars=4/u);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText(last);
  await expect(page.getByText('1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Take away Rating: 4 stars or more' }).click();
  await expect(rows(page)).toHaveCount(3);
  await page.goto(`/collection/${id}?stars=5`);
  await expect(page.getByText('No company here fits')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(rows(page)).toHaveCount(3);
  await deleteCollection(page, id);
});
