import { expect, test, type Page } from '#e2e/support/fixtures.ts';

test.use({ person: 'member@norrland.example' });

const cards = (page: Page) => page.getByRole('article');
const category = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search opportunities' });

async function openDiscover(page: Page, query = ''): Promise<void> {
  await page.goto(`/discover${query}`);
  await expect(cards(page).first()).toBeVisible();
}

test('Opportunities are grouped by scouting cycle, the running one first', async ({ page }) => {
  await openDiscover(page);
  const cycles = page.getByRole('region');
  await expect(cycles).toHaveCount(3);
  await expect(cycles.nth(0).getByRole('article')).toHaveCount(4);
  await expect(cycles.nth(0)).toContainText('days left');
  await expect(cycles.nth(1).getByRole('article')).toHaveCount(2);
  await expect(cycles.nth(1)).toContainText('Over');
  await expect(cycles.nth(2).getByRole('article')).toHaveCount(2);
});

test('A category shows its count, filters, and is in the URL', async ({ page }) => {
  await openDiscover(page);
  await expect(category(page, /^All 8$/u)).toHaveAttribute('aria-pressed', 'true');
  await category(page, /^Circular 3$/u).click();
  await expect(page).toHaveURL('/discover?category=Circular');
  await expect(cards(page)).toHaveCount(3);
  for (const card of await cards(page).all()) await expect(card).toContainText('Circular');

  // Pressed again, it is cleared.
  await category(page, /^Circular/u).click();
  await expect(page).toHaveURL('/discover');
  await expect(cards(page)).toHaveCount(8);
});

test('The status filters, and a link to it shows the same', async ({ page }) => {
  await openDiscover(page);
  await page.getByRole('radio', { name: 'Finished' }).click();
  await expect(page).toHaveURL('/discover?status=FINISHED');
  await expect(cards(page)).toHaveCount(4);
  await expect(cards(page).getByText('Finished')).toHaveCount(4);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Finished' })).toBeChecked();
  await expect(cards(page)).toHaveCount(4);
});

test('Typed text is searched after a pause, not at every keystroke', async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/opportunities') asked.push(searchParams.get('q'));
  });
  await openDiscover(page);
  await search(page).pressSequentially('hydrogen', { delay: 20 });
  await expect(page).toHaveURL('/discover?q=hydrogen');
  await expect(cards(page)).toHaveText([/Hydrogen where there is no pipeline/u]);
  expect(asked.at(-1)).toBe('hydrogen');
  expect(asked.length).toBeLessThan('hydrogen'.length);

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/discover');
  await expect(cards(page)).toHaveCount(8);
});

test('Back from an opportunity restores the list as it was left', async ({ page }) => {
  await openDiscover(page);
  await category(page, /^Circular/u).click();
  await page.getByRole('radio', { name: 'Active' }).click();
  await search(page).fill('scrap');
  await expect(page).toHaveURL('/discover?category=Circular&status=ACTIVE&q=scrap');
  await page.getByRole('link', { name: 'Knowing what is in the scrap' }).click();
  await expect(page).toHaveTitle('Knowing what is in the scrap | Outrider');

  await page.goBack();
  await expect(page).toHaveURL('/discover?category=Circular&status=ACTIVE&q=scrap');
  await expect(search(page)).toHaveValue('scrap');
  await expect(page.getByRole('radio', { name: 'Active' })).toBeChecked();
  await expect(category(page, /^Circular/u)).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(1);
});

test('Filters without results can be cleared at once', async ({ page }) => {
  await page.goto('/discover?category=Circular&q=nothing%20like%20this');
  await expect(
    page.getByRole('heading', { name: 'No opportunity fits these filters' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/discover');
  await expect(search(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(8);
});

test('An unknown filter value is ignored', async ({ page }) => {
  await openDiscover(page, '?status=CLOSED&view=%3Cscript%3E');
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(cards(page)).toHaveCount(8);
});

test('j and k move between the cards, and Enter opens the focused one', async ({ page }) => {
  await openDiscover(page);
  const names = cards(page).getByRole('link');
  for (const [key, place] of [
    ['j', 0],
    ['j', 1],
    ['j', 2],
    ['k', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(names.nth(place)).toBeFocused();
  }
  const name = (await names.nth(1).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${name} | Outrider`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
