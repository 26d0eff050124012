import { expect, storageStateOf, test, type Locator, type Page } from '#e2e/support/fixtures.ts';
import { changeCollection, makeCollection, toastMessage } from '#e2e/support/collections.ts';

test.use({ person: 'champion@skf.example' });

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Sub-spaces' });
const row = (page: Page, name: string) => tree(page).getByRole('row', { name: `${name},` });
const nameField = (page: Page) => page.getByRole('textbox', { name: /^Name of/u });

const spaces = (...placed: readonly (readonly [id: string, parentId: string | null])[]) =>
  placed.map(([id, parentId]) => ({
    kind: 'createSubspace' as const,
    subspace: { id: id.toLowerCase(), name: id, description: '', parentId },
  }));

/** Opens a collection with companies and sub-spaces. */
async function open(
  page: Page,
  name: string,
  placed: readonly (readonly [id: string, parentId: string | null])[] = [],
  also: Parameters<typeof makeCollection>[2] = {},
) {
  const made = await makeCollection(page, name, { companies: 3, ...also });
  if (placed.length > 0) await changeCollection(page, made.id, ...spaces(...placed));
  await page.goto(`/collection/${made.id}`);
  await expect(page).toHaveTitle(`${name} | Outrider`);
  return made;
}

const isAtLevel = (one: Locator, level: number) =>
  expect(one).toHaveAttribute('aria-level', String(level));

async function undo(page: Page, sentence: string): Promise<void> {
  await expect(toastMessage(page, sentence)).toBeVisible();
  const one = page.getByRole('status').locator('div').filter({ hasText: sentence });
  await one.getByRole('button', { name: 'Undo' }).last().click();
}

test('Sub-spaces are created in sequence, nested by dragging, renamed and restored', async ({
  page,
}, { repeatEachIndex, retry }) => {
  await open(page, `Nested by hand ${repeatEachIndex}.${retry}`);
  await page.getByRole('button', { name: 'Add a sub-space' }).click();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sub-space name cannot be empty.')).toBeVisible();
  for (const name of ['Contact', 'Sound', 'Light']) {
    await expect(nameField(page)).toBeFocused();
    await nameField(page).fill(name);
    await page.keyboard.press('Enter');
    await expect(toastMessage(page, `Created sub-space ${name}.`)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add a sub-space' })).toBeFocused();

  await row(page, 'Light').dragTo(row(page, 'Sound'));
  await expect(toastMessage(page, 'Updated sub-space Light.')).toBeVisible();
  await isAtLevel(row(page, 'Light'), 2);
  await row(page, 'Sound').dragTo(row(page, 'Light'));
  await isAtLevel(row(page, 'Sound'), 1);
  await row(page, 'Light').dragTo(row(page, 'All companies'));
  await isAtLevel(row(page, 'Light'), 1);

  await row(page, 'Light').dblclick();
  await nameField(page).fill(' ');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sub-space name cannot be empty.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, 'Light')).toBeFocused();
  await row(page, 'Light').dblclick();
  await nameField(page).fill('Light and heat');
  await page.keyboard.press('Enter');
  await expect(toastMessage(page, 'Updated sub-space Light and heat.')).toBeVisible();

  await row(page, 'Contact').hover();
  await page.getByRole('button', { name: 'More about Contact' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await undo(page, 'Deleted sub-space.');
  await expect(toastMessage(page, 'Created sub-space Contact.')).toBeVisible();

  await row(page, 'Contact').hover();
  await page.getByRole('button', { name: 'More about Contact' }).click();
  await page.getByRole('menuitem', { name: 'Add below…' }).click();
  await expect(nameField(page)).toBeFocused();
  await nameField(page).fill('Touch');
  await page.keyboard.press('Enter');
  await expect(toastMessage(page, 'Created sub-space Touch.')).toBeVisible();
  await isAtLevel(row(page, 'Touch'), 2);
  const order = [/All/u, /Contact/u, /Touch/u, /Sound/u, /Light/u, /no/u];
  await expect(tree(page).getByRole('row')).toHaveText(order);
  await page.reload();
  await expect(tree(page).getByRole('row')).toHaveText(order);
});

test('Sub-spaces are navigated, collapsed, renamed, nested, moved and deleted by keyboard only', async ({
  page,
}, { repeatEachIndex, retry }) => {
  await open(page, `Nested by keys ${repeatEachIndex}.${retry}`, [
    ['Oil', null],
    ['Bio', 'oil'],
    ['Grease', null],
    ['Solid', null],
  ]);
  await row(page, 'All companies').focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Oil')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(row(page, 'Bio')).toHaveCount(0);
  await page.reload();
  await expect(row(page, 'Grease')).toBeVisible();
  await expect(row(page, 'Bio')).toHaveCount(0);
  await row(page, 'Oil').focus();
  await page.keyboard.press('ArrowRight');
  await expect(row(page, 'Bio')).toBeVisible();

  await page.keyboard.press('s');
  await expect(row(page, 'Solid')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/space=solid/u);
  await page.keyboard.press('F2');
  await nameField(page).fill('Solids');
  await page.keyboard.press('Enter');
  await expect(toastMessage(page, 'Updated sub-space Solids.')).toBeVisible();
  await expect(row(page, 'Solids')).toBeFocused();

  // Keyboard drag and drop: Enter on the handle, arrow keys, Enter.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Drag Solids' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Drop on Grease' })).toBeFocused({
      timeout: 300,
    });
  }).toPass();
  await page.keyboard.press('Enter');
  await isAtLevel(row(page, 'Solids'), 2);

  await row(page, 'Solids').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move under…' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Find a sub-space' }).fill('bi');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await isAtLevel(row(page, 'Solids'), 3);

  await row(page, 'Solids').focus();
  await page.keyboard.press('Delete');
  await expect(toastMessage(page, 'Deleted sub-space.')).toBeVisible();
  await expect(row(page, 'Solids')).toHaveCount(0);
  await expect(tree(page).locator(':focus')).toHaveCount(1);
});

test('One company or all selected ones are dragged from the table onto a sub-space', async ({
  page,
}, { repeatEachIndex, retry }) => {
  const { companies } = await open(page, `Dragged along ${repeatEachIndex}.${retry}`, [
    ['Near', null],
    ['Far', null],
  ]);
  const [one = '', two = ''] = companies.map(({ name }) => name);
  const line = (name: string) => page.getByRole('table').getByRole('row', { name });
  await line(one).dragTo(row(page, 'Near'));
  await expect(toastMessage(page, 'Updated sub-space assignments.')).toBeVisible();
  await expect(row(page, 'Near')).toHaveAccessibleName('Near, 1 company');
  for (const name of [one, two])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await line(two).dragTo(row(page, 'Far'));
  await expect(row(page, 'Far')).toHaveAccessibleName('Far, 2 companies');
  await undo(page, 'Updated sub-space assignments.');
  await expect(row(page, 'Far')).toHaveAccessibleName('Far, 0 companies');

  await page.getByRole('radio', { name: 'Gallery' }).click();
  await page.getByRole('article').filter({ hasText: two }).dragTo(row(page, 'Far'));
  await expect(row(page, 'Far')).toHaveAccessibleName(/Far, \d/u);
  await expect(row(page, 'Far')).not.toHaveAccessibleName('Far, 0 companies');
});

test('A company is dragged onto a sub-space, and assigned to others by checkboxes in its panel', async ({
  page,
}, { repeatEachIndex, retry }) => {
  const { companies } = await open(page, `Carried over ${repeatEachIndex}.${retry}`, [
    ['Near', null],
    ['Far', null],
  ]);
  const name = companies[0]?.name ?? '';
  await page.getByRole('radio', { name: 'Board' }).click();
  const column = (space: string) => page.getByRole('region', { name: space, exact: true });
  const card = (space: string) => column(space).getByRole('row', { name });
  await card('In no sub-space').dragTo(row(page, 'Near'));
  await expect(toastMessage(page, 'Updated sub-space assignments.')).toBeVisible();
  await expect(card('Near')).toBeVisible();
  await expect(row(page, 'Near')).toHaveAccessibleName('Near, 1 company');

  await card('Near').dragTo(row(page, 'Far'));
  await expect(card('Far')).toContainText('Near');
  await expect(card('Near')).toContainText('Far');
  // It leaves only the column that it was dragged from.
  await card('Far').dragTo(column('In no sub-space').getByRole('grid'));
  await expect(card('In no sub-space')).toBeVisible();

  await card('In no sub-space').click();
  const panel = page.getByRole('complementary', { name: 'Company' });
  await panel.getByRole('row', { name: 'Far' }).click();
  await expect(panel.getByRole('checkbox', { name: 'Far' })).toBeChecked();
  await panel.getByRole('button', { name: 'New sub-space' }).click();
  await panel.getByRole('textbox').last().fill('Elsewhere');
  await page.keyboard.press('Enter');
  await expect(toastMessage(page, 'Created sub-space Elsewhere.')).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: 'Elsewhere' })).toBeChecked();
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the tree collapses into one line, so that companies are visible without scrolling', async ({
    page,
  }, { repeatEachIndex, retry }) => {
    const name = `On the way ${repeatEachIndex}.${retry}`;
    const { companies } = await open(page, name, [['Near', null]]);
    await expect(page.getByText(companies[0]?.name ?? '').first()).toBeInViewport();
    await expect(tree(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'All companies 3' }).click();
    await page.getByRole('button', { name: 'Add a sub-space' }).click();
    await nameField(page).fill('Far');
    await page.keyboard.press('Enter');
    await expect(toastMessage(page, 'Created sub-space Far.')).toBeVisible();
    await row(page, 'Near').click();
    await expect(page.getByRole('button', { name: 'Near 0' })).toBeFocused();
    await expect(tree(page)).toHaveCount(0);
    await expect(page.getByText('No company in Near yet')).toBeVisible();
  });
});

test('People who may not edit see no drag handles, and who the owner is', async ({
  page,
  browser,
  baseURL,
}, { repeatEachIndex, retry }) => {
  const name = `Only to look at ${repeatEachIndex}.${retry}`;
  const made = await open(page, name, [['Near', null]], { sharedWith: ['observer@skf.example'] });
  const context = await browser.newContext({
    storageState: storageStateOf('observer@skf.example', baseURL),
  });
  const other = await context.newPage();
  await other.goto(`/collection/${made.id}`);
  await expect(other.getByText(/^Only .+ can change these sub-spaces\.$/u)).toBeVisible();
  await row(other, 'Near').focus();
  await other.keyboard.press('F2');
  await other.keyboard.press('Delete');
  await expect(row(other, 'Near')).toBeVisible();
  await expect(nameField(other)).toHaveCount(0);
  for (const what of [/^Drag/u, /^More about Near/u, 'Add a sub-space']) {
    await expect(other.getByRole('button', { name: what })).toHaveCount(0);
  }
  await context.close();
});
