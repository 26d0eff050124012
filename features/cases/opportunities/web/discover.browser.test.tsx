import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, expectTitle } from '#core/web/tests/address.ts';
import { holdDelays } from '#core/web/tests/held-delays.ts';
import { intercept } from '#core/web/tests/intercept.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { focus, textOf, pressEscape } from '#core/web/tests/elements.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { searchPauseMs } from '#ui/use-debounced-search.ts';

beforeEach(() => signInAs('member@norrland.example'));

const cards = page.getByRole('article');
const category = (name: RegExp) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name });
const openFilters = () => page.getByRole('button', { name: /^Filter/u }).click();
const search = page.getByRole('searchbox', { name: 'Search opportunities' });

async function openDiscover(query = ''): Promise<void> {
  await openScreen(`/discover${query}`);
  await expect.element(cards.first()).toBeVisible();
}

test('Opportunities are grouped by scouting cycle, the running one first', async () => {
  await openDiscover();
  const cycles = page.getByRole('region');
  await expect.element(cycles).toHaveLength(3);
  await expect.element(cycles.nth(0).getByRole('article')).toHaveLength(4);
  // The same cycle as in the sidebar, whatever its opportunities' own ends are.
  const daysIn = (text: string | null | undefined) => /(\d+) days left/u.exec(text ?? '')?.[1];
  const inSidebar = page.getByText(/days left in cycle/u);
  await expect.element(inSidebar).toBeVisible();
  expect(daysIn(cycles.nth(0).element().textContent)).toBe(daysIn(inSidebar.element().textContent));
  await expect.element(cycles.nth(1).getByRole('article')).toHaveLength(2);
  await expect.element(cycles.nth(1)).toMatchTextContent('Closed');
  await expect.element(cycles.nth(2).getByRole('article')).toHaveLength(2);
});

test('A category shows its count, filters, and is in the URL', async () => {
  await openDiscover();
  await expect.element(category(/^All 8$/u)).toHaveAttribute('aria-pressed', 'true');
  await category(/^Circular 3$/u).click();
  await expectAddress('/discover?category=Circular');
  await expect.element(cards).toHaveLength(3);
  for (const card of await cards.all()) await expect.element(card).toMatchTextContent('Circular');

  // Pressed again, it is cleared.
  await category(/^Circular/u).click();
  await expectAddress('/discover');
  await expect.element(cards).toHaveLength(8);
});

test('The status filters, and a link to it shows the same', async () => {
  await openDiscover();
  await openFilters();
  await page.getByRole('radio', { name: 'Finished' }).click();
  await expectAddress('/discover?status=FINISHED');
  await pressEscape();
  await expect.element(cards).toHaveLength(4);
  await expect.element(cards.getByText('Finished')).toHaveLength(4);
  await reopenScreen();
  await expect.element(cards).toHaveLength(4);
  await page.getByRole('button', { name: 'Take away Status: Finished' }).click();
  await expectAddress('/discover');
});

test('Typed text is searched after a pause, not at every keystroke', async () => {
  const queries: string[] = [];
  intercept('GET /api/opportunities', (send, { searchParams }) => {
    queries.push(searchParams.get('q') ?? '');
    return send();
  });
  await openDiscover();
  await focus(search);
  const letPass = holdDelays(searchPauseMs);
  await userEvent.keyboard('hydrogen');
  await expect.element(search).toHaveValue('hydrogen');
  await expectAddress('/discover');
  letPass();
  await expectAddress('/discover?q=hydrogen');
  await expect.element(cards).toMatchTextContent('Hydrogen where there is no pipeline');
  expect(new Set(queries)).toEqual(new Set(['', 'hydrogen']));

  await page.getByRole('button', { name: 'Clear' }).click();
  await expectAddress('/discover');
  await expect.element(cards).toHaveLength(8);
});

test('Filters without results can be cleared at once', async () => {
  await openScreen('/discover?category=Circular&q=nothing%20like%20this');
  await expect
    .element(page.getByRole('heading', { name: 'No opportunities match these filters' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expectAddress('/discover');
  await expect.element(search).toHaveValue('');
  await expect.element(cards).toHaveLength(8);
});

test('An unknown filter value is ignored', async () => {
  await openDiscover('?status=CLOSED&view=%3Cscript%3E');
  await expect.element(cards).toHaveLength(8);
  await openFilters();
  await expect.element(page.getByRole('radio', { name: 'All' })).toBeChecked();
});

test('j and k move between the cards, and Enter opens the focused one', async () => {
  await openDiscover();
  const names = cards.getByRole('link');
  for (const [key, place] of [
    ['j', 0],
    ['j', 1],
    ['j', 2],
    ['k', 1],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(names.nth(place)).toHaveFocus();
  }
  const name = await textOf(names.nth(1));
  await userEvent.keyboard('{Enter}');
  await expectTitle(name);
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
