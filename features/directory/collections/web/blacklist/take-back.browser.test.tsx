import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import {
  changeCollection,
  createSubspace,
  makeCollection,
  readCollection,
} from '#core/web/tests/collections.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';
import { setViewport } from '#core/web/tests/viewport.ts';
import { pressEscape } from '#core/web/tests/elements.ts';

const owner = 'champion@skf.example';
const reader = 'observer@skf.example';
beforeEach(() => setViewport(1600, 1000));

const rows = page
  .getByRole('table', { name: 'Companies' })
  .getByRole('rowheader')
  .getByRole('button');
const bar = page.getByRole('region', { name: 'Selection' });
const panel = page.getByRole('complementary', { name: 'Blacklist' });
const dialog = page.getByRole('dialog');
const box = (name = '') =>
  page.getByRole('table').getByRole('checkbox', { name: `Select ${name}`, exact: true });

/** Four companies, the second in two sub-spaces, shared with the reader. */
async function made(called: string) {
  const collection = await makeCollection(owner, called, {
    companies: 4,
    sharedWith: [reader],
    changes: ([, second]) => [
      createSubspace('a', 'Wide'),
      createSubspace('b', 'Narrow', 'a'),
      ...(second
        ? [{ kind: 'assign' as const, company: second, into: ['b', 'a'], outOf: [] }]
        : []),
    ],
  });
  const [, second] = collection.companies;
  if (!second) throw new Error('There are no companies.');
  return { ...collection, second };
}

async function open(id: string, query = ''): Promise<void> {
  await openScreen(`/collection/${id}${query}`);
  await expect.element(rows.first()).toBeVisible();
}

const content = (collection: Collection) => ({ ...bodyOf(collection), version: 0 });
const nameOf = async (email: string) => {
  const path = `/users/get-by-email?email=${encodeURIComponent(email)}`;
  const { firstName, lastName } = await sendRequest<{ firstName: string; lastName: string }>(
    email,
    path,
  );
  return `${firstName} ${lastName}`;
};

test('A reader takes a blacklisting back, to exactly where the company was, until the owner changes something', async () => {
  const { id, name, collection, second } = await made('Undone');
  await signInAs(reader);
  await open(id, '?blacklist=true');
  const inPanel = panel.getByRole('list', { name: 'On the blacklist' });
  const takeBack = inPanel.getByRole('button', { name: `Take ${second.name} back` });

  async function blacklist(): Promise<void> {
    await box(second.name).click();
    await bar.getByRole('button', { name: 'Blacklist' }).click();
    await expect.element(rows).toHaveLength(3);
  }
  const blacklisted = `Successfully added ${second.name} to collection ${name}'s blacklist.`;
  const back = `Successfully removed ${second.name} from collection ${name} blacklist.`;
  const isAsBefore = () =>
    expect.poll(async () => content(await readCollection(owner, id))).toEqual(content(collection));

  await blacklist();
  await undo(blacklisted);
  await expectToast(back);
  await expect.element(rows).toHaveLength(4);
  await isAsBefore();

  await blacklist();
  await expectToast(blacklisted);
  await expect.element(inPanel).toMatchTextContent(await nameOf(reader));
  await takeBack.click();
  await expectToast(back);
  await isAsBefore();

  await blacklist();
  await expect.element(takeBack).toBeVisible();
  // Shown at once, and stored a little later: the owner changes what is stored.
  await expect
    .poll(async () => (await readCollection(owner, id)).blacklistedStartupIds)
    .toContain(second.id);
  await changeCollection(owner, id, { kind: 'rename', name: `${name} again` });
  await expect.element(takeBack).not.toBeInTheDocument();
  await undo(blacklisted);
  await expectToast(
    `This can no longer be taken back: someone else has changed the collection since. Ask the owner of collection ${name} again to restore it.`,
  );
  await expect.element(rows).toHaveLength(3);
});

test('The owner is told by whom, and finds it on the blacklist', async () => {
  const { id, name, collection, companies } = await made('Told');
  const blacklistedStartupIds = companies.map((company) => company.id);
  await sendRequest(reader, `/collections/${id}`, {
    method: 'PUT',
    data: { ...bodyOf(collection), startupIds: [], startupToSubspaces: {}, blacklistedStartupIds },
  });
  const person = await nameOf(reader);
  await signInAs(owner);
  await openScreen('/notifications');
  const notices = page
    .getByRole('link', { name: `${person} blacklisted` })
    .filter({ hasText: name });
  await expect.element(notices.first()).toMatchTextContent('and 3 others in');
  await notices.first().click();
  await expect.element(panel.getByText(person).first()).toBeVisible();
  await expect.element(panel.getByRole('listitem')).toHaveLength(4);
});

test('Blacklisting several asks first, and Cancel keeps them selected', async () => {
  const { id, name } = await made('Asked');
  await signInAs(reader);
  await open(id);
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await expect.element(bar).toMatchTextContent('4 selected');
  await bar.getByRole('button', { name: 'Blacklist' }).click();
  await expect.element(dialog).toMatchTextContent('Blacklist 4 companies?');
  await expect.element(dialog).toMatchTextContent(`They leave the list of ${name} for everyone.`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(bar).toMatchTextContent('4 selected');

  await userEvent.keyboard('b');
  await expect.element(dialog).toBeVisible();
  await pressEscape();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(bar).toMatchTextContent('4 selected');
  expect((await readCollection(owner, id)).blacklistedStartupIds).toEqual([]);

  await userEvent.keyboard('b');
  await dialog.getByRole('button', { name: 'Blacklist 4 companies' }).click();
  await undo(`Successfully added 4 companies to collection ${name}'s blacklist.`);
  await expectToast(`Successfully removed 4 companies from collection ${name} blacklist.`);
  await expect.element(rows).toHaveLength(4);
});
