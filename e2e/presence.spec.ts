import type { Browser } from '@playwright/test';
import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import { sendRequest } from '#e2e/support/api-request.ts';
import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';
import { findLasting, waitUntilIdle } from '#e2e/support/idle.ts';
import { openOpportunity } from '#e2e/support/open-opportunity.ts';
import {
  changeCollection,
  deleteCollection,
  makeCollection,
  restoreCollection,
} from '#e2e/support/collections.ts';
import { measureHorizontalOverflow, findSmallTargets } from '#e2e/support/layout-checks.ts';
import { violationsOn, type Rules } from '#e2e/support/violations.ts';

const reader = 'member@skf.example';

async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  email: string,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    storageState: storageStateOf(email, baseURL),
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const here = (page: Page, ...names: string[]) =>
  page.getByRole('button', { name: `Also here: ${names.join(', ')}`, exact: true });
const nobodyHere = (page: Page) =>
  expect(page.getByRole('button', { name: /^Also here/u })).toHaveCount(0);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const openCompany = (page: Page, name: string) =>
  page.getByRole('table').getByRole('button', { name }).first().click();
const unique = (name: string) => `${name} ${Date.now()}`;

const rules: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

test.use({ person: 'owner@skf.example' });

test(
  'The others who view a collection or an opportunity appear and disappear, also with their access',
  { tag: '@rotation-2' },
  async ({ page, browser, baseURL }) => {
    const name = unique('Seen by two');
    const { id } = await makeCollection(page, name, {
      sharedWith: [reader, 'developer@skf.example'],
    });
    const address = `/collection/${id}`;
    await page.goto(address);
    await expect(title(page)).toBeVisible();
    await nobodyHere(page);
    const other = await openAs(browser, baseURL, reader, address);
    await expect(title(other)).toBeVisible();
    await expect(here(page, 'Samuel Vik')).toBeVisible();
    await expect(here(other, 'Elin Lund')).toBeVisible();

    await test.step('accessible, in both themes and on a phone', async () => {
      await here(page, 'Samuel Vik').press('Enter');
      await expect(page.getByRole('dialog', { name: 'Also here' })).toContainText('Samuel Vik');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await waitUntilIdle(page, true);
        const violations = await findLasting(page, () => violationsOn(page, { rules }));
        expect(violations, colorScheme).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(here(page, 'Samuel Vik')).toBeFocused();
      const viewport = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(here(page, 'Samuel Vik')).toBeInViewport();
      await expect.poll(() => measureHorizontalOverflow(page)).toEqual([]);
      await expect.poll(() => findSmallTargets(page)).toEqual([]);
      if (viewport) await page.setViewportSize(viewport);
    });

    const third = await openAs(browser, baseURL, 'developer@skf.example', address);
    await test.step('until they leave', async () => {
      // A second tab of the same person is the same avatar.
      const tab = await other.context().newPage();
      await tab.goto(address);
      await expect(here(tab, 'Arvid Kvist', 'Elin Lund')).toBeVisible();
      await expect(here(page, 'Arvid Kvist', 'Samuel Vik')).toBeVisible();
      await tab.close();
      // Whoever leaves after that is missed after that, too.
      await third.goto('about:blank');
      await expect(here(page, 'Samuel Vik')).toBeVisible();
      await other.getByRole('link', { name: 'Collections' }).first().click();
      await nobodyHere(page);
    });

    await test.step('until they lose access, or it is deleted', async () => {
      await third.goto(address);
      await other.goto(address);
      await expect(here(other, 'Arvid Kvist', 'Elin Lund')).toBeVisible();
      const { sharedToUsers } = await changeCollection(page, id);
      await changeCollection(page, id, { kind: 'unshare', userId: sharedToUsers[0] ?? '' });
      await expect(title(other)).toHaveText(`“${name}” is not here any more`);
      await expect(here(third, 'Elin Lund')).toBeVisible();
      await deleteCollection(page, id);
      await expect(title(third)).toHaveText(`“${name}” is not here any more`);
      await expect(third.getByRole('link', { name: 'Go to Collections' })).toBeVisible();
      // Restored, it shows again for those still on its page, with presence.
      await restoreCollection(page, id);
      await expect(title(third)).toHaveText(name);
      await expect(title(other)).toHaveText(`“${name}” is not here any more`);
      await page.goto(address);
      await expect(here(page, 'Arvid Kvist')).toBeVisible();
      await deleteCollection(page, id);
      await expect(title(third)).toHaveText(`“${name}” is not here any more`);
    });

    await test.step('on an opportunity, its case team', async () => {
      await openOpportunity(page);
      await third.goto(new URL(page.url()).pathname);
      await expect(here(page, 'Arvid Kvist')).toBeVisible();
      await expect(here(third, 'Elin Lund')).toBeVisible();
      await third.context().close();
      await nobodyHere(page);
    });
    await other.context().close();
  },
);

test('A change shows in the other browser at once, and interrupts nothing there', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = unique('Changed before your eyes');
  const { id, companies } = await makeCollection(page, name, {
    companies: 12,
    sharedWith: [reader],
  });
  const other = await openAs(browser, baseURL, reader, `/collection/${id}`);
  await expect(other.getByText('12 companies')).toBeVisible();
  await expect(title(other)).toHaveText(name);
  const [first, another] = companies;
  if (!first || !another) throw new Error('Two companies are needed.');

  // A panel is open, and something is typed in the search.
  await openCompany(other, another.name);
  const panel = other.getByRole('complementary', { name: 'Company' });
  await expect(panel).toContainText(another.name);
  const search = other.getByRole('searchbox', { name: 'Search in this collection' });
  await search.fill(another.name.slice(0, 8));
  const company = first;
  await changeCollection(page, id, { kind: 'remove', company });
  await expect(other.getByText('11 companies')).toBeVisible();
  await changeCollection(page, id, { kind: 'rename', name: `${name}, again` });
  await expect(title(other)).toHaveText(`${name}, again`);
  await expect(search).toHaveValue(another.name.slice(0, 8));
  await expect(search).toBeFocused();
  await expect(panel).toContainText(another.name);

  // A client that was offline refetches everything.
  await other.context().setOffline(true);
  await changeCollection(
    page,
    id,
    { kind: 'rename', name: `${name}, and again` },
    { kind: 'add', company },
  );
  await other.context().setOffline(false);
  await expect(title(other)).toHaveText(`${name}, and again`);
  await expect(other.getByText('12 companies')).toBeVisible();
  await expect(search).toHaveValue(another.name.slice(0, 8));
  await other.context().close();
  await deleteCollection(page, id);
});

test(
  'Two people who edit one note at the same time lose no word',
  { tag: '@rotation-0' },
  async ({ page, browser, baseURL }) => {
    const { id, companies } = await makeCollection(page, unique('Notes of two'), { companies: 1 });
    const company = companies[0]?.name ?? '';
    const address = `/collection/${id}`;
    const other = await openAs(browser, baseURL, 'owner@skf.example', address);
    await page.goto(address);
    const note = (of: Page) => of.getByRole('textbox', { name: 'Note' });
    for (const one of [page, other]) {
      await openCompany(one, company);
      await expect(note(one)).toBeVisible();
    }
    // It is saved automatically.
    await note(page).pressSequentially('Quiet, ');
    await expect(note(other)).toHaveValue('Quiet,');
    await expect(note(page)).toHaveValue('Quiet, ');
    await expect(note(page)).toBeFocused();

    await other.context().setOffline(true);
    await note(other).fill('Quiet, though dear.');
    await note(page).pressSequentially('and close by.');
    const stored = () => sendRequest<CompanyNote[]>(page, `/collections/${id}/notes`);
    await expect.poll(stored).toMatchObject([{ note: 'Quiet, and close by.' }]);
    await page.getByRole('radio', { name: '4 stars' }).press('Space');
    await other.context().setOffline(false);
    await expect(other.getByText('You changed the note on another screen:')).toBeVisible();
    await expect(note(other)).toHaveValue('Quiet, though dear.');
    await other.getByRole('button', { name: 'Keep both' }).click();
    await expect(note(other)).toHaveValue('Quiet, and close by.\n\nQuiet, though dear.');
    await expect(note(other)).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(note(page)).toHaveValue('Quiet, and close by.\n\nQuiet, though dear.');
    await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();

    // The last edit is saved even if the panel closes right after it.
    await note(other).fill('Called.');
    await note(other).press('Escape');
    await expect(note(other)).toHaveCount(0);
    await expect(note(page)).toHaveValue('Called.');
    await other.context().close();
    await deleteCollection(page, id);
  },
);
