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
const chips = page.getByRole('list', { name: 'Filters', exact: true });
const search = page.getByRole('searchbox', { name: 'Search opportunities' });

async function openDiscover(query = ''): Promise<void> {
  await openScreen(`/discover${query}`);
  await expect.element(cards.first()).toBeVisible();
}

/** Sets a filter by its menu. */
async function setFilter(field: string, ...options: (string | RegExp)[]): Promise<void> {
  await openFilters();
  await page.getByRole('option', { name: field }).click();
  const editor = page.getByRole('dialog', { name: field });
  for (const name of options) {
    await editor.getByRole(typeof name === 'string' ? 'button' : 'option', { name }).click();
  }
  await pressEscape();
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
  await setFilter('Status', /^Finished/u);
  await expectAddress('/discover?status=FINISHED');
  await expect.element(cards).toHaveLength(4);
  await expect.element(cards.getByText('Finished')).toHaveLength(4);
  await reopenScreen();
  await expect.element(cards).toHaveLength(4);
  await expect.element(chips).toMatchTextContent('Status: Finished');
  await page.getByRole('button', { name: 'Remove filter: Status' }).click();
  await expectAddress('/discover');
});

test('Several filters hold together, in every view, and are cleared at once', async () => {
  await openDiscover();
  await setFilter('Category', /^Circular/u, /^Sensing/u);
  await expectAddress('/discover?category=Circular%2CSensing');
  await expect.element(category(/^Circular/u)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(category(/^Sensing/u)).toHaveAttribute('aria-pressed', 'true');
  await setFilter('Closes', 'Next 30 days');
  await expectAddress('/discover?category=Circular%2CSensing&closes=0d..30d');
  const name = 'Knowing what is in the scrap';
  await expect.element(cards).toHaveLength(1);
  await expect.element(cards).toMatchTextContent(name);
  for (const view of ['List', 'Board', 'Timeline']) {
    await page.getByRole('radio', { name: view }).click();
    await expect.element(page.getByRole('main').getByText(name)).toHaveLength(1);
    await expect.element(page.getByRole('main').getByText(/^Hydrogen/u)).toHaveLength(0);
  }
  await setFilter('Status', /^Active/u);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expectAddress(/^\/discover\?category=Circular%2CSensing&view=timeline$/u);
});

test('Who sees no case team is offered nobody of one', async () => {
  await openDiscover();
  await openFilters();
  await expect.element(page.getByRole('option', { name: 'Closes' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Case Owner' })).toHaveLength(0);
  await expect.element(page.getByRole('option', { name: 'Team member' })).toHaveLength(0);
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
  await expect.element(chips).toHaveLength(0);
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
