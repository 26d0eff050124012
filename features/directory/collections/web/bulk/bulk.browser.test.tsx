import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CollectionChange } from '#features/directory/collections/domain/changes.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { listOf } from '#features/directory/collections/domain/lists.ts';
import { companyKinds } from '#core/domain/company-kind.ts';
import { expectAddress } from '#core/web/tests/address.ts';
import { createSubspace, makeCollection, readCollection } from '#core/web/tests/collections.ts';
import { focus, pressEscape } from '#core/web/tests/elements.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';
import { setViewport } from '#core/web/tests/viewport.ts';

const person = 'champion@skf.example';
const reader = 'observer@skf.example';
beforeEach(async () => {
  await setViewport(1600, 1000);
  await signInAs(person);
});

const rows = page
  .getByRole('table', { name: 'Companies' })
  .getByRole('rowheader')
  .getByRole('button');
const box = (name = '') =>
  page.getByRole('table').getByRole('checkbox', { name: `Select ${name}`, exact: true });
const names = () =>
  rows.elements().map((one) => one.querySelector('.font-medium')?.textContent ?? '');
const bar = page.getByRole('region', { name: 'Selection' });
const panel = page.getByRole('complementary', { name: 'Blacklist' });

/** A collection with six companies in three sub-spaces, one of them nested. */
function made(called: string) {
  const put = (company: NamedCompany | undefined, id: string): CollectionChange[] =>
    company ? [{ kind: 'assign', company, into: [id], outOf: [] }] : [];
  return makeCollection(person, called, {
    companies: 6,
    changes: ([first, second]) => [
      createSubspace('a', 'Wide'),
      createSubspace('b', 'Narrow', 'a'),
      createSubspace('c', 'Other'),
      ...put(first, 'b'),
      ...put(second, 'c'),
    ],
  });
}

async function open(id: string, query = ''): Promise<void> {
  await openScreen(`/collection/${id}${query}`);
  await expect.element(rows.first()).toBeVisible();
}

const held = ({ startupToSubspaces, ...collection }: Collection) =>
  companyKinds.map((kind) => [
    collection[listOf[kind]].toSorted(),
    Object.entries(startupToSubspaces).toSorted(),
  ]);

test('Several companies are removed together and restored with their sub-spaces', async () => {
  const { id, name, collection } = await made('In one go');
  await open(id);
  // A table draws its first row alone, and the others once it knows its height.
  await expect.element(rows).toHaveLength(6);
  const [first, second, , fourth] = names();
  await box(first).click();
  await box(fourth).click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('4 selected');
  await box(second).click();
  await expect.element(bar).toMatchTextContent('3 selected');
  await bar.getByRole('button', { name: 'Remove' }).click();
  await undo(`Successfully removed 3 companies from collection ${name}.`);
  await expectToast(`Successfully added 3 companies to collection ${name}.`);
  await expect.element(rows).toHaveLength(6);
  await expect.poll(async () => held(await readCollection(person, id))).toEqual(held(collection));
});

test('Several companies are assigned to sub-spaces, with mixed checkboxes', async () => {
  const { id, companies } = await made('Sorted');
  await open(id);
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await expect.element(bar).toMatchTextContent('6 selected');
  await bar.getByRole('button', { name: 'Sub-spaces' }).click();
  const narrow = page
    .getByRole('dialog', { name: 'Sub-spaces' })
    .getByRole('checkbox', { name: 'Wide / Narrow' });
  await expect.element(narrow).toBePartiallyChecked();
  await narrow.click();
  await expectToast('Updated sub-space assignments.');
  await expect.element(narrow).toBeChecked();
  const unplaced = async () => {
    const { startupToSubspaces } = await readCollection(person, id);
    return companies.filter((company) => !startupToSubspaces[company.id]?.includes('b'));
  };
  await expect.poll(unplaced).toEqual([]);

  await openScreen(`/collection/${id}?space=a`);
  await expect.element(rows).toHaveLength(6);
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await bar.getByRole('button', { name: 'Remove from this sub-space' }).click();
  await expect
    .element(page.getByText('No matching companies').or(page.getByText('No company in')))
    .toBeVisible();
  await expect
    .poll(async () => Object.values((await readCollection(person, id)).startupToSubspaces))
    .toEqual([['c']]);
});

test('Several companies are copied to a new collection and stay in this one', async () => {
  const { id, companies } = await made('Source');
  await open(id);
  await box(companies[0]?.name).click();
  await box(companies[1]?.name).click();
  await bar.getByRole('button', { name: 'Copy to…' }).click();
  await page.getByRole('menuitem', { name: 'New collection…' }).click();
  const target = `Copied ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Name' }).fill(target);
  await page.getByRole('button', { name: 'Create' }).click();
  await expectToast(`Successfully added 2 companies to collection ${target}.`);
  await expect.element(rows).toHaveLength(6);
});

test('Keyboard: x selects, Delete removes, b blacklists, and the focus moves to the next row', async () => {
  const { id, name } = await made('By keys');
  await open(id);
  await expect.poll(() => names().length).toBeGreaterThan(1);
  const [first, second] = names();
  await userEvent.keyboard('j');
  await userEvent.keyboard('{Delete}');
  await expectToast(`Successfully removed ${first} from collection ${name}.`);
  await expect.element(rows.first()).toHaveFocus();
  await userEvent.keyboard('b');
  await undo(`Successfully added ${second} to collection ${name}'s blacklist.`);
  await expectToast(`Successfully added ${second} to collection ${name}.`);
  await focus(rows.first());
  await userEvent.keyboard('x');
  await expect.element(bar).toMatchTextContent('1 selected');
  await pressEscape();
  await expect.element(bar).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('complementary', { name: 'Company' })).toBeVisible();
});

test('Companies are rated in the row and sorted by rating, and the row menu has all actions', async () => {
  const { id, name: collection, companies } = await made('Rated');
  await open(id);
  const name = companies[3]?.name ?? '';
  const stars = page.getByRole('slider', { name: `Rating of ${name}`, exact: true });
  await focus(stars);
  await userEvent.keyboard('4');
  await expect.element(stars).toHaveAttribute('aria-valuetext', '4 of 5 stars');
  const heading = page.getByRole('columnheader', { name: 'Rating' });
  await heading.getByRole('button').click();
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
  await expectAddress(/sort=rating/u);
  await expect.element(rows.first()).toMatchTextContent(name);

  const more = page.getByRole('table').getByRole('button', { name: 'More' }).first();
  await more.click();
  await page.getByRole('menuitem', { name: 'Sub-spaces…' }).click();
  await page
    .getByRole('dialog', { name: 'Sub-spaces' })
    .getByRole('checkbox', { name: 'Other', exact: true })
    .click();
  await expectToast('Updated sub-space assignments.');
  await pressEscape();
  await more.click();
  await page.getByRole('menuitem', { name: 'Note…' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  await pressEscape();
  await more.click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expectToast(`Successfully removed ${name} from collection ${collection}.`);
});

test('The blacklist panel: search, add, undo and bulk restore', async () => {
  const { id, name: collection, companies } = await made('Unwanted');
  const [first, second, third] = companies.map(({ name }) => name);
  await open(id, '?blacklist=true');
  await expect.element(panel).toMatchTextContent('No blacklisted companies');
  const field = panel.getByRole('searchbox');
  for (const name of [first, second, third]) {
    await field.fill(name ?? '');
    await panel.getByRole('button', { name: `Blacklist ${name}`, exact: true }).click();
    await expectToast(`Successfully added ${name} to collection ${collection}'s blacklist.`);
  }
  await expect.element(page.getByRole('button', { name: 'Blacklist 3' })).toBeVisible();
  await field.fill('');
  const list = panel.getByRole('list', { name: 'On the blacklist' });
  await expect.element(list.getByRole('listitem')).toHaveLength(3);
  await list.getByRole('button', { name: `Remove ${first} from the blacklist` }).click();
  await expectToast(`Successfully removed ${first} from collection ${collection} blacklist.`);
  for (const name of [second, third]) {
    await list.getByRole('checkbox', { name: `Select ${name}`, exact: true }).click();
  }
  await panel.getByRole('button', { name: 'Add to the collection', exact: true }).click();
  await expectToast(`Successfully added 2 companies to collection ${collection}.`);
  await expect.element(panel).toMatchTextContent('No blacklisted companies');
  await pressEscape();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.poll(() => window.location.search).not.toContain('blacklist');
});

test('People with shared access may blacklist and copy, and see who may edit', async () => {
  const { id, name, companies } = await makeCollection(person, 'Shared', {
    companies: 3,
    sharedWith: [reader],
  });
  const company = companies[0]?.name;
  await signInAs(reader);
  await open(id);
  await expect.element(page.getByText(/^View only/u)).toBeVisible();
  await box(company).click();
  await expect.element(bar.getByRole('button', { name: 'Copy to…' })).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  await expect.element(bar.getByRole('button', { name: 'Sub-spaces' })).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'Blacklist' }).click();
  await undo(`Successfully added ${company} to collection ${name}'s blacklist.`);
  await expectToast(`Successfully removed ${company} from collection ${name} blacklist.`);
});
