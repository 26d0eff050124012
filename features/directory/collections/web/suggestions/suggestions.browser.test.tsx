import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, goBack } from '#core/web/tests/address.ts';
import { createSubspace, makeCollection, readCollection } from '#core/web/tests/collections.ts';
import { focus, textOf } from '#core/web/tests/elements.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';

const person = 'champion@skf.example';
beforeEach(() => signInAs(person));

const drawer = page.getByRole('complementary', { name: 'Suggestions' });
const list = drawer.getByRole('list', { name: 'Suggested companies' });
const rows = list.getByRole('listitem');
const nameIn = (place: number) => textOf(rows.nth(place).getByRole('link').first());
const link = (name: string) => list.getByRole('link', { name, exact: true });

async function openSuggestions(): Promise<void> {
  await page.getByRole('button', { name: 'Suggestions' }).click();
  await expect.element(drawer).toBeVisible();
}

test('A collection without companies has no suggestions yet', async () => {
  const { id } = await makeCollection(person, 'Empty');
  await openScreen(`/collection/${id}`);
  await openSuggestions();
  await expect.element(drawer.getByText('Add a few companies first')).toBeVisible();
});

test('Suggestions are added and blacklisted, and neither is seen again', async () => {
  const { id, name, companies } = await makeCollection(person, 'Alike', { companies: 3 });
  await openScreen(`/collection/${id}`);
  await openSuggestions();
  await expectAddress(/suggestions=true/u);
  await expect.element(rows).toHaveLength(12);
  await expect.element(rows.first()).toMatchTextContent(/Shares .+; like /u);
  for (const company of companies) {
    await expect.element(link(company.name)).not.toBeInTheDocument();
  }

  const [first, second, third] = [await nameIn(0), await nameIn(1), await nameIn(2)];
  await drawer.getByRole('button', { name: `Add ${first} to ${name}` }).click();
  await expectToast(`Successfully added ${first} to collection ${name}.`);
  await expect.element(rows.first()).toMatchTextContent(second);
  await expect.element(rows).toHaveLength(12);
  await page.getByRole('button', { name: `Blacklist ${second}: not for us` }).click();
  await expectToast(`Successfully added ${second} to collection ${name}'s blacklist.`);
  await expect.element(rows.first()).toMatchTextContent(third);

  const again = drawer.getByRole('button', { name: 'Refresh suggestions' });
  await again.click();
  await expect.element(again).not.toBeInTheDocument();
  await expect.element(rows).toHaveLength(12);
  await reopenScreen();
  await expect.element(rows).toHaveLength(12);
  await expect.element(link(first)).not.toBeInTheDocument();
  await expect.element(link(second)).not.toBeInTheDocument();
  await drawer.getByRole('button', { name: 'Show more' }).click();
  await expect.element(rows).toHaveLength(24);
  await page.getByRole('button', { name: 'Close panel' }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  await expectAddress(/^(?!.*suggestions)/u);
});

test('The keyboard walks through them, adds and blacklists, and Undo takes one back', async () => {
  const { id, name } = await makeCollection(person, 'By keys', {
    companies: 3,
    changes: () => [createSubspace('near', 'Near')],
  });
  await openScreen(`/collection/${id}?space=near`);
  await openSuggestions();
  await expect.element(drawer.getByText('No company in Near yet')).toBeVisible();
  await drawer.getByRole('button', { name: 'Suggest for all' }).click();
  await expect.element(rows).toHaveLength(12);

  const [first, second, third] = [await nameIn(0), await nameIn(1), await nameIn(2)];
  await userEvent.keyboard('j');
  await expect.element(link(first)).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(link(second)).toHaveFocus();
  await userEvent.keyboard('b');
  await expectToast(`Successfully added ${second} to collection ${name}'s blacklist.`);
  await expect.element(link(third)).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(link(first)).toHaveFocus();
  await userEvent.keyboard('a');
  await undo(`Successfully added ${first} to collection ${name}.`);
  await expectToast(`Successfully removed ${first} from collection ${name}.`);
  await expect.element(rows.first()).toMatchTextContent(first);

  await focus(link(first));
  await userEvent.keyboard('{Enter}');
  await expectAddress(/\/company\//u);
  goBack();
  await expect.element(rows).toHaveLength(12);
});

test('A suggestion is added to the sub-space shown', async () => {
  const { id, name } = await makeCollection(person, 'Into a sub-space', {
    companies: 3,
    changes: (companies) => [
      createSubspace('near', 'Near'),
      ...companies.map((company) => ({
        kind: 'assign' as const,
        company,
        into: ['near'],
        outOf: [],
      })),
    ],
  });
  await openScreen(`/collection/${id}?space=near&suggestions=true`);
  await expect.element(drawer.getByText('Like the 3 companies in Near.')).toBeVisible();
  const first = await nameIn(0);
  await drawer.getByRole('button', { name: `Add ${first} to Near` }).click();
  await expectToast(`Successfully added ${first} to collection ${name}.`);
  await expect
    .poll(async () => Object.values((await readCollection(person, id)).startupToSubspaces))
    .toEqual(Array.from({ length: 4 }, () => ['near']));
});

test('People with shared access see suggestions, may blacklist, and see who may add', async () => {
  await signInAs('observer@skf.example');
  await openScreen('/collections');
  const shared = page.getByRole('region', { name: 'Shared with me' });
  await shared.getByRole('link', { name: 'Early damage detection' }).click();
  await openSuggestions();
  await expect.element(drawer.getByText('Only the owner can add companies.')).toBeVisible();
  await expect.element(rows).toHaveLength(12);
  await expect.element(list.getByRole('button', { name: /^Blacklist /u })).toHaveLength(12);
  await expect.element(list.getByRole('button', { name: /^Add /u })).not.toBeInTheDocument();
});
