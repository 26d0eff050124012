import { bodyOf, type Collection } from '#features/collections/domain/collection.ts';
import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { addFirstMatch, newCollection, addOption, toastMessage } from '#e2e/support/collections.ts';

const drawer = (page: Page) => page.getByRole('complementary', { name: 'Suggestions' });
const list = (page: Page) => drawer(page).getByRole('list', { name: 'Suggested companies' });
const rows = (page: Page) => list(page).getByRole('listitem');
const nameIn = async (page: Page, place: number) =>
  (await rows(page).nth(place).getByRole('link').first().textContent()) ?? '';

async function addCompanies(page: Page, letters: string, count: number): Promise<string[]> {
  await page.getByRole('button', { name: 'Add companies' }).click();
  const added: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const name = await addFirstMatch(page, letters);
    await expect(addOption(page, name)).toHaveCount(0);
    added.push(name);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  return added;
}

async function openSuggestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Suggestions' }).click();
  await expect(drawer(page)).toBeVisible();
}

test.describe('The owner of a collection', () => {
  test.use({ person: 'champion@skf.example' });

  test('adds and blacklists suggestions, and sees neither again', async ({ page }) => {
    const name = await newCollection(page, `Alike ${Date.now()}`);
    await openSuggestions(page);
    await expect(drawer(page).getByText('Add a few companies first')).toBeVisible();
    await page.keyboard.press('Escape');
    const listed = await addCompanies(page, 'fjord', 3);

    await openSuggestions(page);
    await expect(page).toHaveURL(/suggestions=true/u);
    await expect(rows(page)).toHaveCount(12);
    await expect(rows(page).first()).toContainText(/Shares .+; like /u);
    for (const one of listed)
      await expect(list(page).getByText(one, { exact: true })).toHaveCount(0);

    const [first, second, third] = [
      await nameIn(page, 0),
      await nameIn(page, 1),
      await nameIn(page, 2),
    ];
    await page.getByRole('button', { name: `Add ${first} to ${name}` }).click();
    await expect(
      toastMessage(page, `Successfully added ${first} to collection ${name}.`),
    ).toBeVisible();
    await expect(rows(page).first()).toContainText(second);
    await expect(rows(page)).toHaveCount(12);

    await page.getByRole('button', { name: `Blacklist ${second}: not for us` }).click();
    await expect(
      toastMessage(page, `Successfully added ${second} to collection ${name}'s blacklist.`),
    ).toBeVisible();
    await expect(rows(page).first()).toContainText(third);

    const again = drawer(page).getByRole('button', { name: 'Look again, by what is in it now' });
    await again.click();
    await expect(again).toHaveCount(0);
    await expect(rows(page)).toHaveCount(12);
    await page.reload();
    await expect(rows(page)).toHaveCount(12);
    await expect(list(page).getByText(first, { exact: true })).toHaveCount(0);
    await expect(list(page).getByText(second, { exact: true })).toHaveCount(0);
    await drawer(page).getByRole('button', { name: 'Show more' }).click();
    await expect(rows(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Close panel' }).click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/suggestions/u);
  });

  test('uses the keyboard to add to the sub-space shown, and undoes one', async ({ page }) => {
    const name = await newCollection(page, `By keys ${Date.now()}`);
    await addCompanies(page, 'spire', 3);
    await page.getByRole('button', { name: 'Add a sub-space' }).click();
    await page.getByRole('textbox', { name: 'Name of the sub-space' }).fill('Near');
    await page.keyboard.press('Enter');
    await expect(toastMessage(page, 'Created sub-space Near.')).toBeVisible();
    await page
      .getByRole('treegrid', { name: 'Sub-spaces' })
      .getByRole('row', { name: 'Near,' })
      .click();
    await openSuggestions(page);
    await expect(drawer(page).getByText('No company in Near yet')).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Suggest for all' }).click();
    await expect(rows(page)).toHaveCount(12);

    const [first, second, third] = [
      await nameIn(page, 0),
      await nameIn(page, 1),
      await nameIn(page, 2),
    ];
    await page.keyboard.press('j');
    await expect(rows(page).nth(0).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('b');
    await expect(
      toastMessage(page, `Successfully added ${second} to collection ${name}'s blacklist.`),
    ).toBeVisible();
    await expect(list(page).getByRole('link', { name: third, exact: true })).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('a');
    // The notice closes after two seconds.
    const notice = page
      .getByRole('status')
      .locator('div')
      .filter({ hasText: `Successfully added ${first} to collection ${name}.` });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(
      toastMessage(page, `Successfully removed ${first} from collection ${name}.`),
    ).toBeVisible();
    await expect(rows(page).first()).toContainText(first);

    await list(page).getByRole('link', { name: first, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company\//u);
    await page.goBack();
    await expect(rows(page)).toHaveCount(12);
  });

  test('adds to the sub-space shown', async ({ page, request }) => {
    const name = await newCollection(page, `Into a sub-space ${Date.now()}`);
    await addCompanies(page, 'ochre', 3);
    const id = /\/collection\/([\w-]+)/u.exec(page.url())?.[1] ?? '';
    const near = { id: 'near-1', name: 'Near', description: '', parentId: null };
    const authorization = await page.evaluate(async () => {
      const answer = await fetch('/api/auth/token');
      return `Bearer ${((await answer.json()) as { token: string }).token}`;
    });
    const headers = { authorization };
    const stored = async () =>
      (await (await request.get(`/api/collections/${id}`, { headers })).json()) as Collection;
    const before = await stored();
    const ids = [...before.startupIds, ...before.crunchbaseIds, ...before.nuclaIds];
    await request.put(`/api/collections/${id}`, {
      headers,
      data: {
        ...bodyOf(before),
        subspaces: [near],
        startupToSubspaces: Object.fromEntries(ids.map((one) => [one, [near.id]])),
      },
    });
    await page.goto(`/collection/${id}?space=${near.id}&suggestions=true`);
    await expect(drawer(page).getByText('Like the 3 companies in Near.')).toBeVisible();
    const first = await nameIn(page, 0);
    await page.getByRole('button', { name: `Add ${first} to Near` }).click();
    await expect(
      toastMessage(page, `Successfully added ${first} to collection ${name}.`),
    ).toBeVisible();
    expect(Object.keys((await stored()).startupToSubspaces)).toHaveLength(4);
  });
});

test.describe('A person it is shared with', () => {
  test.use({ person: 'observer@skf.example' });

  test('sees suggestions, may blacklist, and sees who may add', async ({ page }) => {
    await page.goto('/collections');
    await page.getByRole('link', { name: 'Hearing damage early' }).click();
    await openSuggestions(page);
    await expect(drawer(page).getByText('Its owner adds companies.')).toBeVisible();
    await expect(rows(page)).toHaveCount(12);
    await expect(list(page).getByRole('button', { name: /^Blacklist /u })).toHaveCount(12);
    await expect(list(page).getByRole('button', { name: /^Add /u })).toHaveCount(0);
  });
});
