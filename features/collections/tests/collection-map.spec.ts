import { expect, test, type Page } from '#e2e/support/fixtures.ts';

const map = (page: Page) => page.getByRole('region', { name: 'Map of the companies' });
const countries = (page: Page) => page.getByRole('list', { name: 'Countries' });
const companies = (page: Page) => page.getByRole('list', { name: 'Companies' });
const count = (page: Page, country: string) =>
  map(page).getByRole('button', { name: new RegExp(`^${country}, `, 'u') });

/** Demo data that no test changes: companies in many countries. */
async function openMap(page: Page): Promise<void> {
  await page.goto('/collections');
  await page.getByRole('link', { name: 'Hearing damage early' }).click();
  await page.getByRole('radio', { name: 'Map' }).click();
  await expect(page).toHaveURL(/view=map/u);
  await expect(map(page).getByRole('button', { name: 'Zoom in' })).toBeEnabled();
}

/** The rows of the list. */
async function countIn(page: Page, country: string): Promise<number> {
  const row = countries(page).getByRole('button', { name: new RegExp(`^${country} \\d`, 'u') });
  return Number(/\d+/u.exec((await row.textContent()) ?? '')?.[0]);
}

test.describe('A person on a collection’s map', () => {
  test.use({ person: 'owner@skf.example' });

  test('sees them on a map, selects a country there, and opens one of its companies', async ({
    page,
  }) => {
    await openMap(page);
    const inSweden = await countIn(page, 'Sweden');
    expect(inSweden).toBeGreaterThan(0);
    await count(page, 'Sweden').hover();
    await expect(map(page).getByRole('tooltip')).toContainText('Sweden');
    await count(page, 'Sweden').click();
    await expect(page).toHaveURL(/country=SE/u);
    await expect(companies(page).getByRole('button')).toHaveCount(inSweden);

    await page.reload();
    await expect(companies(page).getByRole('button')).toHaveCount(inSweden);
    await expect(page.getByRole('heading', { name: /^Sweden/u })).toBeVisible();
    const first = companies(page).getByRole('button').first();
    await first.click();
    const panel = page.getByRole('complementary', { name: 'Company' });
    await expect(panel).toContainText('Sweden');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await page.getByRole('button', { name: 'All countries' }).click();
    await expect(page).not.toHaveURL(/country=/u);
    await expect(countries(page)).toBeVisible();
  });

  for (const [device, width] of [
    ['a desk', 1440],
    ['a phone', 390],
  ] as const) {
    test(`sees every country without scrolling at ${device}, with an inset of Europe`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openMap(page);
      await expect(map(page).getByText(/^Europe \d+$/u)).toBeVisible();
      const rows = await countries(page).getByRole('button').allTextContents();
      const drawn = rows.filter((row) => !/^Unknown|not on the map/u.test(row));
      expect(drawn.length).toBeGreaterThan(5);
      for (const row of drawn) {
        await expect(count(page, /^\D+/u.exec(row)?.[0] ?? row)).toBeVisible();
      }
      await map(page).getByRole('button', { name: 'Zoom in' }).click();
      await expect(map(page).getByText(/^Europe \d+$/u)).toHaveCount(0);
      await map(page)
        .getByRole('button', { name: /^Show all/u })
        .click();
      await expect(map(page).getByText(/^Europe \d+$/u)).toBeVisible();
    });
  }

  test('zooms in, pans, and resets the map', async ({ page }) => {
    await openMap(page);
    const place = async () => (await count(page, 'Sweden').boundingBox()) ?? { x: 0, y: 0 };
    const [before, all] = [await place(), map(page).getByRole('button', { name: /^Show all/u })];
    await expect(all).toBeDisabled();
    await map(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(place).not.toEqual(before);
    const enlarged = await place();

    const box = (await map(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height - 120];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 12, { steps: 4 });
    await page.mouse.move(x + 60, y + 24, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await place()).x).toBeGreaterThan(enlarged.x + 30);
    await expect(page, 'what is dragged is not chosen').not.toHaveURL(/country=/u);

    await all.click();
    await expect.poll(place).toEqual(before);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -240);
    await expect.poll(place).not.toEqual(before);
  });

  test('uses the map by keyboard only', async ({ page }) => {
    await openMap(page);
    const place = async () => (await count(page, 'Germany').boundingBox()) ?? { x: 0, y: 0 };
    const before = await place();
    await map(page).focus();
    await page.keyboard.press('+');
    await expect.poll(place).not.toEqual(before);
    const enlarged = await place();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await place()).x).toBeLessThan(enlarged.x);
    await page.keyboard.press('0');
    await expect.poll(place).toEqual(before);

    // All numbers are one tab stop; arrow keys move between countries.
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const first = await focused();
    expect(first).toMatch(/compan(?:y|ies)$/u);
    await count(page, 'United States').focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(focused).toMatch(/^Canada/u);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/country=CA/u);
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/country=/u);

    const row = countries(page).getByRole('button').first();
    await row.focus();
    await page.keyboard.press('j');
    await expect(countries(page).getByRole('button').nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'All countries' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(countries(page).getByRole('button').nth(1)).toBeFocused();
  });

  test('sees the map update with the search', async ({ page }) => {
    await openMap(page);
    const inSweden = await countIn(page, 'Sweden');
    await page.getByRole('searchbox', { name: 'Search in this collection' }).fill('Gothenburg');
    await expect(countries(page).getByRole('button')).toHaveCount(1);
    expect(await countIn(page, 'Sweden')).toBeLessThanOrEqual(inSweden);
    await expect(count(page, 'Germany')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Table' }).click();
    await expect(page).not.toHaveURL(/view=/u);
  });
});

test.describe('A person with a phone', () => {
  test.use({
    person: 'owner@skf.example',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });

  test('scrolls past the map with one finger, and zooms with two', async ({ page }) => {
    await openMap(page);
    const plate = map(page).getByText(/^Europe \d+$/u);
    await expect(plate).toBeVisible();
    const session = await page.context().newCDPSession(page);
    /** Moves touch points by the given steps. */
    const swipe = async (...fingers: readonly (readonly [across: number, down: number])[]) => {
      const { x = 0, y = 0 } = (await map(page).boundingBox()) ?? {};
      const at = (step: number) =>
        fingers.map(([across, down], id) => ({
          id,
          x: x + 150 + id * 60 + across * step,
          y: y + 260 + down * step,
        }));
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
      for (let step = 1; step <= 12; step += 1) {
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: at(step),
        });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const top = async () => (await map(page).boundingBox())?.y ?? 0;
    const before = await top();
    await swipe([0, -12]);
    await expect.poll(top).toBeLessThan(before - 50);
    await expect(plate).toBeVisible();
    await swipe([-5, 0], [5, 0]);
    await expect(plate).toHaveCount(0);
  });
});
