import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { focus, press, textOf, textsOf, pressEscape } from '#core/web/tests/elements.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { expectRest } from '#core/web/tests/rest.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { setViewport } from '#core/web/tests/viewport.ts';

beforeEach(() => signInAs('owner@skf.example'));

const map = page.getByRole('region', { name: 'Map of the companies' });
const countries = page.getByRole('list', { name: 'Countries' });
const companies = page.getByRole('list', { name: 'Companies' });
const count = (country: string) =>
  map.getByRole('button', { name: new RegExp(`^${country}, `, 'u') });
const inset = map.getByText(/^Europe \d+$/u);
const zoomIn = map.getByRole('button', { name: 'Zoom in' });

/** Where a country's number is drawn. */
function placeOf(country: string) {
  const { x, y } = count(country).element().getBoundingClientRect();
  return { x, y };
}

/** Where the drawing of the world begins. Its numbers stand aside for each other. */
const worldPlace = () => map.element().querySelector('svg g')?.getBoundingClientRect().x ?? 0;

/** Data of the demonstration that no test changes: companies in many countries. */
async function openMap(): Promise<void> {
  await openScreen('/collections');
  const mine = page.getByRole('region', { name: 'Mine' });
  await mine.getByRole('link', { name: 'Early damage detection' }).click();
  await page.getByRole('radio', { name: 'Map' }).click();
  await expectAddress(/view=map/u);
  await expect.element(zoomIn).toBeEnabled();
  // What loads beside the map changes its size, and with less room all is shown in one part.
  const beside = page.getByRole('region', { name: 'Like these' });
  await expect.element(beside.getByRole('button').first()).toBeVisible();
  await expectRest();
}

/** The two countries with the most companies. */
async function countriesShown(): Promise<[string, string]> {
  await countries.getByRole('button').first().findElement();
  const [first = '', second = ''] = textsOf(countries.getByRole('button')).flatMap(
    (row) => /^([^\d\n]+?)\s+\d/u.exec(row.trim())?.[1] ?? [],
  );
  return [first, second];
}

/** The number in a country's row of the list. */
async function countIn(country: string): Promise<number> {
  const row = countries.getByRole('button', { name: new RegExp(`^${country} \\d`, 'u') });
  return Number(/\d+/u.exec(await textOf(row))?.[0]);
}

test('A country is selected on the map, and one of its companies opened', async () => {
  await openMap();
  const [country] = await countriesShown();
  const there = await countIn(country);
  expect(there).toBeGreaterThan(0);
  await count(country).hover();
  await expect.element(map.getByRole('tooltip')).toMatchTextContent(country);
  await count(country).click();
  await expectAddress(/country=[A-Z]{2}/u);
  await expect.element(companies.getByRole('button')).toHaveLength(there);

  await reopenScreen();
  await expect.element(companies.getByRole('button')).toHaveLength(there);
  const heading = page.getByRole('heading', { name: new RegExp(`^${country}`, 'u') });
  await expect.element(heading).toBeVisible();
  await companies.getByRole('button').first().click();
  const panel = page.getByRole('complementary', { name: 'Company' });
  await expect.element(panel).toMatchTextContent(country);
  await pressEscape();
  await expect.element(panel).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'All countries' }).click();
  await expectAddress(/^(?!.*country=)/u);
  await expect.element(countries).toBeVisible();
});

test.each([
  ['a desk', 1440],
  ['a phone', 390],
])('Every country is seen without scrolling at %s, with an inset of Europe', async (_, width) => {
  await openMap();
  // On a phone the views are behind Filter.
  await setViewport(width, 900);
  await expect.element(inset).toBeVisible();
  const rows = textsOf(countries.getByRole('button')).map((row) => row.trim());
  const drawn = rows.filter((row) => !/^Unknown|not on the map/u.test(row));
  expect(drawn.length).toBeGreaterThan(5);
  for (const row of drawn) {
    await expect.element(count((/^\D+/u.exec(row)?.[0] ?? row).trim())).toBeVisible();
  }
  await zoomIn.click();
  await expect.element(inset).not.toBeInTheDocument();
  await map.getByRole('button', { name: /^Show all/u }).click();
  await expect.element(inset).toBeVisible();
});

test('The map is used by keyboard only', async () => {
  await openMap();
  const [country, other] = await countriesShown();
  await expect.element(inset).toBeVisible();
  const southern = placeOf(country).y > placeOf(other).y ? country : other;
  const before = worldPlace();
  await press(map, '+');
  await expect.poll(worldPlace).not.toBe(before);
  await expect.element(inset).not.toBeInTheDocument();
  const enlarged = worldPlace();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(worldPlace).toBeLessThan(enlarged);
  // All of it again, whatever size it has by now.
  await userEvent.keyboard('0');
  await expect.element(inset).toBeVisible();

  // All numbers are one tab stop; arrow keys move between countries.
  await userEvent.keyboard('{Tab}');
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await expect.poll(focused).toMatch(/compan(?:y|ies)$/u);
  await press(count(southern), '{ArrowUp}');
  await expect.poll(focused).not.toMatch(new RegExp(`^${southern}`, 'u'));
  const [north = ''] = focused()?.split(',') ?? [];
  await userEvent.keyboard('{Enter}');
  await expectAddress(/country=[A-Z]{2}/u);
  await expect
    .element(page.getByRole('heading', { name: new RegExp(`^${north}`, 'u') }))
    .toBeVisible();
  await pressEscape();
  await expectAddress(/^(?!.*country=)/u);

  await focus(countries.getByRole('button').first());
  await userEvent.keyboard('j');
  await expect.element(countries.getByRole('button').nth(1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'All countries' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(countries.getByRole('button').nth(1)).toHaveFocus();
});

test('The map follows the search', async () => {
  await openMap();
  const [country, other] = await countriesShown();
  const there = await countIn(country);
  await count(country).click();
  const first = companies.getByRole('button').first();
  const name = (await first.findElement()).querySelector('.font-medium')?.textContent ?? '';
  await page.getByRole('button', { name: 'All countries' }).click();
  await page.getByRole('searchbox', { name: 'Search in this collection' }).fill(name);
  await expect.element(countries.getByRole('button')).toHaveLength(1);
  expect(await countIn(country)).toBeLessThanOrEqual(there);
  await expect.element(count(other)).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Table' }).click();
  await expectAddress(/^(?!.*view=)/u);
});
