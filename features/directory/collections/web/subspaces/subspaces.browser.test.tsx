import { beforeEach, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { createSubspace, makeCollection } from '#core/web/tests/collections.ts';
import { focus, press, textsOf, pressEscape } from '#core/web/tests/elements.ts';
import { dropAt, pickUp } from '#core/web/tests/keyboard-drag.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { expectRest } from '#core/web/tests/rest.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';
import { usePhone } from '#core/web/tests/viewport.ts';

const person = 'champion@skf.example';
const reader = 'observer@skf.example';
beforeEach(() => signInAs(person));

const tree = page.getByRole('treegrid', { name: 'Sub-spaces' });
const row = (name: string) => tree.getByRole('row', { name: `${name},` });
const nameField = page.getByRole('textbox', { name: /^Name of/u });

const made = (
  called: string,
  placed: readonly (readonly [name: string, parentId: string | null])[] = [],
  sharedWith: readonly string[] = [],
) =>
  makeCollection(person, called, {
    companies: 3,
    sharedWith,
    changes: () =>
      placed.map(([name, parentId]) => createSubspace(name.toLowerCase(), name, parentId)),
  });

const isAtLevel = (one: Locator, level: number) =>
  expect.element(one).toHaveAttribute('aria-level', String(level));

async function chooseInMenu(name: string, action: string): Promise<void> {
  await row(name).hover();
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('Sub-spaces are created in sequence, renamed, deleted, restored and nested', async () => {
  const { id } = await made('Nested by hand');
  await openScreen(`/collection/${id}`);
  const add = page.getByRole('button', { name: 'Add a sub-space' });
  await add.click();
  await nameField.fill('   ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Sub-space name cannot be empty.')).toBeVisible();
  for (const name of ['Contact', 'Sound', 'Light']) {
    await expect.element(nameField).toHaveFocus();
    await nameField.fill(`  ${name} `);
    await userEvent.keyboard('{Enter}');
    await expectToast(`Created sub-space ${name}.`);
  }
  await pressEscape();
  await expect.element(add).toHaveFocus();

  await row('Light').dblClick();
  await nameField.fill(' ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Sub-space name cannot be empty.')).toBeVisible();
  await pressEscape();
  await expect.element(row('Light')).toHaveFocus();
  await row('Light').dblClick();
  await nameField.fill('Light and heat');
  await userEvent.keyboard('{Enter}');
  await expectToast('Updated sub-space Light and heat.');

  await chooseInMenu('Contact', 'Delete');
  await undo('Deleted sub-space.');
  await expectToast('Created sub-space Contact.');
  await chooseInMenu('Contact', 'Add below…');
  await expect.element(nameField).toHaveFocus();
  await nameField.fill('Touch');
  await userEvent.keyboard('{Enter}');
  await expectToast('Created sub-space Touch.');
  await isAtLevel(row('Touch'), 2);
  await pressEscape();
  const order = [/All/u, /Contact/u, /Touch/u, /Sound/u, /Light/u, /^Not sorted yet/u].map((name) =>
    expect.stringMatching(name),
  );
  await expect.poll(() => textsOf(tree.getByRole('row'))).toEqual(order);
  await reopenScreen();
  await expect.poll(() => textsOf(tree.getByRole('row'))).toEqual(order);
});

test('Sub-spaces are navigated, collapsed, renamed, nested, moved and deleted by keyboard only', async () => {
  const { id } = await made('Nested by keys', [
    ['Oil', null],
    ['Bio', 'oil'],
    ['Grease', null],
    ['Solid', null],
  ]);
  await openScreen(`/collection/${id}`);
  await focus(row('All companies'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(row('Oil')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(row('Bio')).not.toBeInTheDocument();
  await reopenScreen();
  await expect.element(row('Grease')).toBeVisible();
  await expect.element(row('Bio')).not.toBeInTheDocument();
  await focus(row('Oil'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(row('Bio')).toBeVisible();

  await userEvent.keyboard('s');
  await expect.element(row('Solid')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expectAddress(/space=solid/u);
  await userEvent.keyboard('{F2}');
  await nameField.fill('Solids');
  await userEvent.keyboard('{Enter}');
  await expectToast('Updated sub-space Solids.');
  await expect.element(row('Solids')).toHaveFocus();

  // Keyboard drag and drop: Enter on the handle, arrow keys, Enter.
  await userEvent.keyboard('{Tab}');
  const handle = page.getByRole('button', { name: 'Drag Solids' });
  await expect.element(handle).toHaveFocus();
  await pickUp(handle);
  const place = () => document.activeElement?.getAttribute('aria-label');
  await dropAt(() => place() === 'Drop on Grease', '{ArrowUp}');
  await isAtLevel(row('Solids'), 2);

  // The drop moves the focus once more when it has been drawn, and what is stored is drawn again.
  await expect.element(row('Grease')).toHaveFocus();
  await expectRest();
  await press(row('Solids'), '{Tab}');
  await expect.element(handle).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(row('Solids').getByRole('button').last()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await press(page.getByRole('menuitem', { name: 'Move under…' }), '{Enter}');
  await page.getByRole('searchbox', { name: 'Find a sub-space' }).fill('bi');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await isAtLevel(row('Solids'), 3);

  await focus(row('Solids'));
  await userEvent.keyboard('{Delete}');
  await expectToast('Deleted sub-space.');
  await expect.element(row('Solids')).not.toBeInTheDocument();
  await expect.poll(() => tree.element().contains(document.activeElement)).toBe(true);
});

test('On a phone the tree collapses into one line, so that companies are visible without scrolling', async () => {
  await usePhone();
  const { id, companies } = await made('On the way', [['Near', null]]);
  await openScreen(`/collection/${id}`);
  await expect.element(page.getByText(companies[0]?.name ?? '').first()).toBeInViewport();
  await expect.element(tree).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'All companies 3' }).click();
  await page.getByRole('button', { name: 'Add a sub-space' }).click();
  await nameField.fill('Far');
  await userEvent.keyboard('{Enter}');
  await expectToast('Created sub-space Far.');
  await row('Near').click();
  await expect.element(page.getByRole('button', { name: 'Near 0' })).toHaveFocus();
  await expect.element(tree).not.toBeInTheDocument();
  await expect.element(page.getByText('No company in Near yet')).toBeVisible();
});

test('People who may not edit see no drag handles, and who the owner is', async () => {
  const { id } = await made('Only to look at', [['Near', null]], [reader]);
  await signInAs(reader);
  await openScreen(`/collection/${id}`);
  await expect.element(page.getByText(/^Only .+ can change these sub-spaces\.$/u)).toBeVisible();
  await focus(row('Near'));
  await userEvent.keyboard('{F2}');
  await userEvent.keyboard('{Delete}');
  await expect.element(row('Near')).toBeVisible();
  await expect.element(nameField).not.toBeInTheDocument();
  for (const what of [/^Drag/u, /^More about Near/u, 'Add a sub-space']) {
    await expect.element(page.getByRole('button', { name: what })).not.toBeInTheDocument();
  }
});
