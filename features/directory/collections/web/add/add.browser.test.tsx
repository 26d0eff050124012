import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeCollection } from '#core/web/tests/collections.ts';
import { press, pressEscape } from '#core/web/tests/elements.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';

const person = 'champion@skf.example';
beforeEach(() => signInAs(person));

const dialog = page.getByRole('dialog', { name: 'Add companies' });
const list = page.getByRole('textbox', { name: 'Names or websites' });

async function openList(): Promise<void> {
  await page.getByRole('button', { name: 'Add companies' }).click();
  await page.getByRole('tab', { name: 'Paste a list' }).click();
}

test('A list is pasted, its ambiguous entries reviewed, and the rest added together', async () => {
  const { id, name } = await makeCollection(person, 'Pasted');
  await openScreen(`/collection/${id}`);
  await openList();
  await list.fill(`
    - QUIETKEEL MARINE
    2. https://www.lodegaugeacoustics.example/about?x=1
    lodegauge acoustics, Inc.
    Ldecycle Batteries
    Nobody is called so`);
  await expect.element(dialog.getByText('5 to match')).toBeVisible();
  // The typed text is restored.
  await pressEscape();
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add companies' }).click();
  await expect.element(list).toHaveValue(expect.stringContaining('Nobody is called so'));

  await press(list, '{Control>}{Enter}{/Control}');
  await expect.element(dialog.getByText('2 found, 1 to review, 1 not found')).toHaveFocus();
  await expect.element(page.getByRole('checkbox', { name: 'Add Quietkeel Marine' })).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Add 2 companies' })).toBeVisible();
  const doubtful = page.getByRole('group', { name: '“Ldecycle Batteries”' });
  await doubtful.getByRole('radio', { name: /^Lodecycle Batteries/u }).click();
  await page.getByRole('button', { name: 'Add 3 companies' }).click();
  await expectToast(`Successfully added 3 companies to collection ${name}.`);
  await expect.element(dialog.getByText('In the collection', { exact: true })).toHaveLength(3);

  // Searching for an unknown entry keeps the list.
  await page.getByRole('button', { name: 'Search for Nobody is called so' }).click();
  await expect
    .element(page.getByRole('searchbox', { name: 'Name or web address' }))
    .toHaveValue('Nobody is called so');
  await page.getByRole('button', { name: 'Back to list' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect
    .element(page.getByRole('table').getByRole('button', { name: 'Lodecycle Batteries' }))
    .toBeVisible();
});

test('A blacklisted company is marked in a list, and restored by adding it', async () => {
  const { id, name, companies } = await makeCollection(person, 'Blacklisted', {
    companies: 1,
    changes: ([company]) => (company ? [{ kind: 'blacklist', company }] : []),
  });
  const company = companies[0]?.name ?? '';
  await openScreen(`/collection/${id}`);
  await openList();
  await list.fill(`${company}\n${company.toUpperCase()}`);
  await page.getByRole('button', { name: /^Match/u }).click();
  const tick = page.getByRole('checkbox', { name: `Add ${company}` });
  await expect.element(tick).not.toBeChecked();
  await expect.element(dialog.getByText('Blacklisted', { exact: true })).toBeVisible();
  await tick.click();
  await page.getByRole('button', { name: 'Add 1 company' }).click();
  await expectToast(`Successfully added ${company} to collection ${name}.`);
});

test('What is not found can be proposed for the directory', async () => {
  const { id } = await makeCollection(person, 'Proposing');
  const name = `Nowhere Gears ${Date.now()}`;
  await openScreen(`/collection/${id}`);
  await openList();
  await list.fill(name);
  await page.getByRole('button', { name: 'Match 1' }).click();
  await page.getByRole('button', { name: `Propose ${name}` }).click();
  await expectToast('Proposed 1 company. You will be notified of the decision.');
  await expect.element(dialog.getByText('Proposed', { exact: true })).toBeVisible();
});

test('The foundry adds what is not found to the directory, and then to the collection', async () => {
  const foundry = 'foundry@outrider.example';
  await signInAs(foundry);
  const { id, name } = await makeCollection(foundry, 'Adding');
  const company = `New Gears ${Date.now()}`;
  await openScreen(`/collection/${id}`);
  await openList();
  await list.fill(`${company}, newgears.example`);
  await page.getByRole('button', { name: 'Match 1' }).click();
  await page.getByRole('button', { name: `Add ${company}, newgears.example` }).click();
  await expect.element(page.getByRole('checkbox', { name: `Add ${company}` })).toBeChecked();
  await page.getByRole('button', { name: 'Add 1 company' }).click();
  await expectToast(`Successfully added ${company} to collection ${name}.`);
});
