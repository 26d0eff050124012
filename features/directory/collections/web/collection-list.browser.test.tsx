import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { addFirstMatch, createSubspace, makeCollection } from '#core/web/tests/collections.ts';
import { goOffline } from '#core/web/tests/connection.ts';
import { expectFocusWithin, focus, press, pressEscape } from '#core/web/tests/elements.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';
import { setViewport } from '#core/web/tests/viewport.ts';

const person = 'champion@skf.example';
beforeEach(() => signInAs(person));

const rows = page
  .getByRole('table', { name: 'Companies' })
  .getByRole('rowheader')
  .getByRole('button');

const made = (called: string) =>
  makeCollection(person, called, { companies: 3, changes: () => [createSubspace('near', 'Near')] });

/** Gives a company four stars, by the keyboard, where the table has room for ratings. */
async function rate(name: string): Promise<void> {
  await setViewport(1680, 900);
  const stars = page.getByRole('slider', { name: `Rating of ${name}`, exact: true });
  await focus(stars);
  await userEvent.keyboard('4');
  await expect.element(stars).toHaveAttribute('aria-valuetext', '4 of 5 stars');
}

test('The panel moves to the next company by key and by button', async () => {
  const { id, companies } = await made('One by one');
  const panel = page.getByRole('complementary', { name: 'Company' });
  const shows = (index: number) =>
    expect
      .element(panel.getByRole('link', { name: companies[index]?.name ?? '', exact: true }))
      .toBeVisible();
  await openScreen(`/collection/${id}`);
  await rows.first().click();
  await shows(0);
  await expect.element(panel.getByText('1 of 3')).toBeVisible();
  await userEvent.keyboard('j');
  await shows(1);
  await userEvent.keyboard('k');
  await shows(0);
  const next = panel.getByRole('button', { name: 'Next company' });
  await next.click();
  await next.click();
  await shows(2);
  await expect.element(next).toBeDisabled();
  await pressEscape();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(rows.last()).toHaveFocus();
});

test('A company added while a sub-space is shown is assigned to it', async () => {
  const { id, name } = await made('Into here');
  await openScreen(`/collection/${id}?space=near`);
  await expect.element(page.getByText('No company in Near yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add to Near' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add companies' });
  await expect
    .element(dialog.getByRole('button', { name: 'Sub-space' }))
    .toMatchTextContent('Into Near');
  const company = await addFirstMatch('north');
  await expectToast(`Successfully added ${company} to collection ${name}.`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows.first()).toMatchTextContent(company);
});

test('A search without results is cleared with one click', async () => {
  const { id } = await made('Nothing fits');
  await openScreen(`/collection/${id}`);
  const field = page.getByRole('searchbox', { name: 'Search in this collection' });
  await field.fill('no company says this');
  await expect.element(page.getByText('0 of 3')).toBeVisible();
  // The whole toolbar is within the page.
  const views = page.getByRole('radiogroup', { name: 'View' }).element().getBoundingClientRect();
  expect(views.right).toBeLessThanOrEqual(window.innerWidth);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.element(rows).toHaveLength(3);
  await expect.element(field).toHaveFocus();
});

test('The column menu marks columns that do not fit', async () => {
  const { id } = await made('No room');
  await openScreen(`/collection/${id}`);
  await expect.element(rows).toHaveLength(3);
  await page.getByRole('button', { name: 'Columns and density' }).click();
  const column = (name: string) => page.getByRole('menuitemcheckbox', { name });
  await expect.element(column('Note')).toMatchTextContent('no room');
  await expect.element(column('Country')).not.toMatchTextContent('no room');
  await expect.element(column('More')).not.toBeInTheDocument();
});

test('Cards are sorted by the chosen order and show ratings', async () => {
  const { id, companies } = await made('In order');
  await openScreen(`/collection/${id}`);
  const last = companies.at(-1)?.name ?? '';
  await rate(last);
  await page.getByRole('radio', { name: 'Gallery' }).click();
  const cards = page.getByRole('list', { name: 'Companies' }).getByRole('article');
  await expect.element(cards.first()).not.toMatchTextContent(last);
  await page.getByRole('button', { name: 'Order: As added' }).click();
  await page.getByRole('menuitemradio', { name: 'Rating' }).click();
  await expectAddress(/sort=rating&direction=descending/u);
  await expect.element(cards.first()).toMatchTextContent(last);
  await expect.element(cards.first().getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await page.getByRole('button', { name: 'Order: Rating' }).click();
  await page.getByRole('menuitemradio', { name: 'As added' }).click();
  await expect.element(cards.first()).not.toMatchTextContent(last);
});

test('Without a connection the people search waits, instead of showing no results', async () => {
  const { id } = await made('No connection');
  await openScreen(`/collection/${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect
    .element(page.getByRole('list', { name: 'Shared with' }).getByRole('listitem'))
    .toHaveLength(1);
  const goOnline = goOffline();
  await page.getByRole('searchbox', { name: 'Find people' }).fill('observer');
  await expect
    .element(page.getByText('No connection. The search goes on once there is one.'))
    .toBeVisible();
  goOnline();
  await expect.element(page.getByRole('option', { name: /^Petra Toivonen/u })).toBeVisible();
});

test('Companies are filtered, and the filters are kept in the URL', async () => {
  const { id, companies } = await made('Narrowed');
  await openScreen(`/collection/${id}`);
  const last = companies.at(-1)?.name ?? '';
  await rate(last);
  await focus(page.getByRole('button', { name: 'Filter' }));
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  const rating = dialog.getByRole('button', { name: /Rating/u });
  await focus(rating);
  await userEvent.keyboard('{Enter}');
  await expectFocusWithin(page.getByRole('listbox'));
  await press(page.getByRole('option', { name: '4 stars or more (1)' }), '{Enter}');
  await expect.element(rating).toHaveFocus();
  await expect.element(rows).toHaveLength(1);
  await pressEscape();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Filter ?1 set$/u })).toHaveFocus();
  await expectAddress(/stars=4/u);
  await reopenScreen();
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows.first()).toMatchTextContent(last);
  await expect.element(page.getByText('1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Take away Rating: 4 stars or more' }).click();
  await expect.element(rows).toHaveLength(3);
  await openScreen(`/collection/${id}?stars=5`);
  await expect.element(page.getByText('No matching companies')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.element(rows).toHaveLength(3);
});
