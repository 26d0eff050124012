import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { holdDelays } from '#core/web/tests/held-delays.ts';
import { createAppRouter } from '#core/web/router/app-router.ts';
import { entranceRoute } from '#core/web/router/parent-routes.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { goTo, openScreen } from '#core/web/tests/open-screen.tsx';
import { openOpportunity } from '#core/web/tests/open-opportunity.ts';
import { namesRunTogether } from '#core/web/tests/names-run-together.ts';
import { textsNotAsMeant } from '#core/web/tests/react-texts.ts';
import { expectRest } from '#core/web/tests/rest.ts';
import { translatePage, withoutMarks } from '#core/web/tests/translate-page.ts';
import { drawPart } from '#core/tests/rotation.ts';
import { features } from '#app/features.web.ts';
import { searchPauseMs } from '#ui/use-debounced-search.ts';

const routes = Object.entries(createAppRouter(features).routesByPath);
const isEntrance = ([, { parentRoute }]: (typeof routes)[number]) =>
  parentRoute?.id === entranceRoute.id;
/** Those of lists first: they link to the subjects of others. */
const pathsOf = (list: typeof routes) =>
  list
    .map(([path]) => path)
    .toSorted((one, other) => one.split('$').length - other.split('$').length);

const allPaths = new Set<string>(pathsOf(routes));
const entrances = pathsOf(routes.filter(isEntrance));
const paths = pathsOf(routes.filter((route) => !isEntrance(route)));

/** Of these addresses one that has this path, or else one of nothing. */
function addressOf(path: string, addresses: Iterable<string>): string {
  if (!path.includes('$')) return path;
  const pattern = new RegExp(`^${path.replaceAll(/\$\w+/gu, '[^/]+')}$`, 'u');
  const match = [...addresses].find((address) => pattern.test(address) && !allPaths.has(address));
  return match ?? path.replaceAll(/\$\w*/gu, 'none');
}

const links = (place = 'body') => [
  ...document.querySelectorAll<HTMLAnchorElement>(`${place} a[href^="/"]`),
];

async function click(element: Element | null | undefined): Promise<void> {
  if (element instanceof HTMLElement) element.click();
  await expectRest();
}

async function type(field: HTMLInputElement, text: string): Promise<void> {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  const letPass = holdDelays(searchPauseMs);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  letPass();
  await expectRest();
}

/** What any screen may offer and nothing is stored by: searching, other parts of it, something that opens. */
async function changeSomething(): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  if (field !== null) {
    await type(field, 'ab');
    await type(field, '');
  }
  const { pathname, search } = window.location;
  const parts = links('main nav').filter((link) => link.pathname === pathname);
  const other = parts.find((link) => link.search !== search);
  if (other !== undefined) await goTo(pathname + other.search);
  await expectRest();
  await click(document.querySelector('main [role=tab][aria-selected=false]'));
  await click(document.querySelector('main button[aria-expanded=false]'));
}

/** What is wrong on a screen, before and after something has changed there: in its texts, and in its names. */
async function faultsAt(address: string): Promise<string[]> {
  await goTo(address);
  // Only then is there something to look at.
  await expect.element(page.getByRole('heading').first()).toBeVisible();
  await expectRest();
  const faults = [...textsNotAsMeant(), ...namesRunTogether()];
  await changeSomething();
  faults.push(...textsNotAsMeant(), ...namesRunTogether());
  if (withoutMarks(document.body.textContent).includes('This screen could not be shown')) {
    faults.push('dies');
  }
  return faults.map((fault) => `${address}: ${fault}`);
}

test('There are screens to try', () => expect(paths.length).toBeGreaterThan(40));

test('Of a translated page, no entrance dies, and what changes is seen', async () => {
  await openScreen('/');
  await translatePage();
  const faults: string[] = [];
  for (const path of entrances) faults.push(...(await faultsAt(path)));
  expect(faults.join('\n')).toBe('');
});

/** So many screens a test: none takes so long on a busy machine that it counts as hanging. */
const screensOfTest = 8;
const addresses = new Set<string>();

test.each(
  drawPart(
    paths.flatMap((_, first) =>
      first % screensOfTest === 0 ? [[paths.slice(first, first + screensOfTest)] as const] : [],
    ),
  ),
)('Of the translated %j, none dies, and what changes is seen', async (some) => {
  // Nobody new: others try what the last Superuser may not do.
  await signInAs('superuser@outrider.example');
  await openScreen('/discover');
  await translatePage();
  const faults: string[] = [];
  for (const path of some) {
    faults.push(...(await faultsAt(addressOf(path, addresses))));
    for (const { pathname } of links()) addresses.add(pathname);
  }
  expect(faults.join('\n')).toBe('');
});

async function expectAsMeant(): Promise<void> {
  await expectRest();
  expect(textsNotAsMeant().join('\n')).toBe('');
}

test('Of a translated Discover, what is searched is seen', async () => {
  await signInAs('foundry@outrider.example');
  await openScreen('/discover');
  const field = page.getByRole('searchbox', { name: 'Search opportunities' });
  await expect.element(page.getByRole('article').first()).toBeVisible();
  await translatePage();
  for (const typed of ['bearing', 'nothing is called this', '']) {
    const letPass = holdDelays(searchPauseMs);
    await field.fill(typed);
    letPass();
    await expectAddress(typed === '' ? '/discover' : /\?q=/u);
    await expectAsMeant();
  }
});

test('Of a translated opportunity, each part is seen', async () => {
  await signInAs('owner@skf.example');
  await openOpportunity();
  await translatePage();
  const parts = page.getByRole('navigation', { name: 'Parts of the opportunity' });
  for (const part of ['Team', 'Activity', 'Brief', 'Submissions']) {
    await parts.getByRole('link', { name: part }).click();
    await expectAsMeant();
  }
});

test('Of translated metrics, what is chosen is seen', async () => {
  await signInAs('champion@skf.example');
  await openScreen('/metrics');
  const main = page.getByRole('main');
  await expect.element(main.getByRole('button', { name: 'Funnel as a table' })).toBeVisible();
  await expectRest();
  await translatePage();
  await main.getByRole('radio', { name: 'Year' }).click();
  await expectAsMeant();
  await main.getByRole('button', { name: 'Funnel as a table' }).click();
  await expectAsMeant();
  await main
    .getByRole('button', { name: /^.?\d.* submissions/u })
    .first()
    .click();
  await expectAsMeant();
  await page.getByRole('button', { name: 'Close panel' }).click();
  await expectAsMeant();
});

test('Of a translated public form, the count of what is missing is the one of now', async () => {
  await openScreen('/c/skf');
  await page.getByRole('link', { name: 'Grease that lasts ten years' }).click();
  const send = page.getByRole('button', { name: /Send to/u });
  await expect.element(send).toBeVisible();
  await translatePage();
  await send.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please fix' });
  await expect.poll(() => withoutMarks(summary.element().textContent)).toContain('6 fields');
  await page.getByLabelText('Title').fill('Ferrous debris');
  await page.getByRole('textbox', { name: 'Company' }).fill('Tribometrics');
  await send.click();
  await expect.poll(() => withoutMarks(summary.element().textContent)).toContain('4 fields');
  await expectAsMeant();
});
