import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { createSubspace, makeCollection } from '#core/web/tests/collections.ts';
import { compose, endComposition } from '#core/web/tests/compose.ts';
import { openOpportunity, slewingOpportunityName } from '#core/web/tests/open-opportunity.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { expectRest } from '#core/web/tests/rest.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { setViewport } from '#core/web/tests/viewport.ts';
import { queryClient } from '#core/web/transport/query-client.ts';
import { pressEscape } from '#core/web/tests/elements.ts';
import { drawPart } from '#core/tests/rotation.ts';

const person = 'champion@skf.example';

interface Case {
  readonly field: string;
  readonly person?: string;
  /** Opens the screen, and returns the field. */
  readonly open: () => Promise<Locator>;
  /** Composed one after the other, and confirmed as in Chromium and as in Safari. */
  readonly words: readonly [string, string];
  /** Shown before Enter would do something. */
  readonly expected?: Locator;
  readonly isConfirmed: () => boolean;
}

/** Whether the page has sent it, so that it is no longer in the field alone. */
const isKnown = (text: string) =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => JSON.stringify(state.data ?? null).includes(text));
const isShown = (locator: Locator) => locator.elements().length > 0;
const subspaceName = page.getByRole('textbox', { name: /^Name of/u });
const collectionName = page
  .getByRole('heading', { level: 1 })
  .getByRole('textbox', { name: 'Name' });
const panel = page.getByRole('complementary', { name: 'Submission' });
const comment = panel.getByRole('textbox', { name: 'Comment' });
const people = page.getByRole('listbox', { name: 'People to mention' }).getByRole('option');
const companies = page.getByRole('menu', { name: 'Companies found' }).getByRole('menuitem');
const palette = page.getByRole('dialog', { name: 'Search or jump to' });

async function openCollection(): Promise<string> {
  const { id, name } = await makeCollection(person, 'Composed', {
    changes: () => [createSubspace('sound', 'Sound')],
  });
  await openScreen(`/collection/${id}`);
  return name;
}

async function openDiscussion(): Promise<Locator> {
  await openOpportunity(slewingOpportunityName, 'submissions');
  const table = page.getByRole('table', { name: 'Submissions' });
  await table.getByRole('rowheader').getByRole('button').first().click();
  await panel.getByRole('tab', { name: 'Discussion' }).click();
  return comment;
}

async function openImport(): Promise<Locator> {
  await openScreen('/admin/imports');
  await expect.element(page.getByRole('button', { name: 'Choose a file…' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  await userEvent.upload(input, new File(['id,name\nc-1,Composed Ferns'], 'composed.csv'));
  return page.getByRole('textbox', { name: 'Source name' });
}

const cases: readonly Case[] = [
  {
    field: 'the categories of an opportunity',
    person: 'member@skf.example',
    open: async () => {
      await openScreen('/opportunities/new');
      return page.getByRole('combobox', { name: 'Categories' });
    },
    words: ['軸', '受'],
    isConfirmed: () => isShown(page.getByRole('button', { name: /^Remove 軸受/u })),
  },
  {
    field: 'the name of a collection',
    open: async () => {
      const name = await openCollection();
      await page.getByRole('heading', { level: 1 }).getByText(name).dblClick();
      return collectionName;
    },
    words: ['軸', '受'],
    isConfirmed: () => !isShown(collectionName),
  },
  {
    field: 'the name of a new sub-space',
    open: async () => {
      await openCollection();
      await page.getByRole('button', { name: 'Add a sub-space' }).click();
      return subspaceName;
    },
    words: ['軸', '受'],
    isConfirmed: () => isShown(page.getByRole('row', { name: /^軸受/u })),
  },
  {
    field: 'the name of a sub-space',
    open: async () => {
      await openCollection();
      await page.getByRole('row', { name: /^Sound/u }).dblClick();
      return subspaceName;
    },
    words: ['軸', '受'],
    isConfirmed: () => !isShown(subspaceName),
  },
  {
    field: 'the search for companies to add',
    open: async () => {
      await openCollection();
      await page.getByRole('button', { name: 'Add companies' }).click();
      return page.getByRole('searchbox', { name: 'Name or web address' });
    },
    words: ['Lode', 'cycle'],
    expected: companies,
    isConfirmed: () => isShown(companies.filter({ hasText: 'In the collection' })),
  },
  {
    field: 'a bound of a filter',
    open: async () => {
      await openScreen('/search?q=wear');
      return page.getByRole('textbox', { name: 'Funding from' });
    },
    words: ['25', '0'],
    isConfirmed: () => window.location.search.includes('funding'),
  },
  {
    field: 'the search of a phone',
    open: async () => {
      await setViewport(390, 844);
      await openScreen('/search?q=wear');
      return page.getByRole('searchbox', { name: /^Search companies/u });
    },
    words: ['軸', '受'],
    // Its keyboard closes.
    isConfirmed: () => document.activeElement?.tagName !== 'INPUT',
  },
  {
    field: 'the source of an import',
    person: 'foundry@outrider.example',
    open: openImport,
    words: ['軸', '受'],
    isConfirmed: () => isKnown('軸受'),
  },
  {
    field: 'a mention',
    person: 'owner@skf.example',
    open: async () => {
      const field = await openDiscussion();
      await userEvent.type(field, '@');
      return field;
    },
    words: ['a', 'r'],
    expected: people,
    isConfirmed: () => !isShown(people),
  },
  {
    field: 'the palette',
    open: async () => {
      await openScreen('/projects');
      await page.getByRole('heading', { name: 'Projects' }).findElement();
      await userEvent.keyboard('{Control>}k{/Control}');
      return palette.getByRole('searchbox');
    },
    words: ['di', 'sc'],
    expected: palette.getByRole('menuitem', { name: /^Discover/u }),
    isConfirmed: () => window.location.pathname === '/discover',
  },
];

/** Each is the same rule in another field. */
const drawn = drawPart(cases);

test.each(drawn)('Enter that confirms a composition confirms no more in $field', async (one) => {
  await signInAs(one.person ?? person);
  const field = await one.open();
  for (const [index, word] of one.words.entries()) {
    await compose(field, word);
    if (one.expected) await expect.element(one.expected.first()).toBeVisible();
    await endComposition(word, { isSafari: index === 1 });
    await expectRest();
    expect(one.isConfirmed()).toBe(false);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(expect.stringContaining(word));
  }
  if (one.expected) await expect.element(one.expected.first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(one.isConfirmed).toBe(true);
});

test('Escape that takes a composition back closes nothing', async () => {
  await signInAs('owner@skf.example');
  const field = await openDiscussion();
  await compose(field, '軸受');
  await endComposition('', { key: 'Escape' });
  await expectRest();
  await expect.element(field).toHaveFocus();
  await pressEscape();
  await expect.element(panel).not.toBeInTheDocument();
});

test('A field of which nobody thought has no key of a composition either', async () => {
  await signInAs(person);
  await openScreen('/projects');
  await page.getByRole('heading', { name: 'Projects' }).findElement();
  const keys: string[] = [];
  const input = document.querySelector('main')?.appendChild(document.createElement('input'));
  if (!input) throw new Error('There is no screen.');
  input.setAttribute('aria-label', 'Planted');
  const listen = ({ key }: KeyboardEvent) => {
    keys.push(key);
  };
  input.addEventListener('keydown', listen);
  document.addEventListener('keydown', listen, true);
  onTestFinished(() => document.removeEventListener('keydown', listen, true));
  onTestFinished(() => input.remove());
  const field = page.getByRole('textbox', { name: 'Planted' });
  await compose(field, '軸');
  await endComposition('軸');
  await compose(field, '受');
  await endComposition('受', { isSafari: true });
  expect(input.value).toBe('軸受');
  expect(keys).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(keys).toEqual(['Enter', 'Enter']);
});
