import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { createSubspace, makeCollection } from '#core/web/tests/collections.ts';
import { press, pressEscape } from '#core/web/tests/elements.ts';
import { dropAt, pickUp } from '#core/web/tests/keyboard-drag.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';

const person = 'champion@skf.example';
beforeEach(() => signInAs(person));

const panel = page.getByRole('complementary', { name: 'Company' });

async function made(called: string) {
  const { id, companies } = await makeCollection(person, called, {
    companies: 1,
    changes: () => [createSubspace('near', 'Near'), createSubspace('far', 'Far')],
  });
  return { id, company: companies[0]?.name ?? '' };
}

test('A company is moved between the columns of the board by its menu, and by keyboard only', async () => {
  const { id, company } = await made('On a board');
  await openScreen(`/collection/${id}`);
  await page.getByRole('radio', { name: 'Board' }).click();
  const card = (space: string) =>
    page.getByRole('region', { name: space, exact: true }).getByRole('row', { name: company });
  await expect.element(card('Not sorted yet')).toBeVisible();
  await page.getByRole('button', { name: `Move ${company} to…` }).click();
  await page.getByRole('menuitem', { name: 'Near' }).click();
  await expect.element(card('Near')).toBeVisible();
  await expect.element(card('Not sorted yet')).not.toBeInTheDocument();

  // Enter picks up, Tab moves, Enter drops.
  await pickUp(page.getByRole('button', { name: `Drag ${company}` }));
  const column = page.getByRole('grid', { name: /^Far/u });
  await dropAt(() => column.element().contains(document.activeElement), '{Tab}');
  await expect.element(card('Far')).toBeVisible();
  await expect.element(card('Near')).not.toBeInTheDocument();
  await expect.element(card('Far')).toHaveFocus();
});

test('A company of the gallery is assigned, rated and noted in its panel', async () => {
  const { id, company } = await made('As cards');
  await openScreen(`/collection/${id}`);
  await page.getByRole('radio', { name: 'Gallery' }).click();
  await expectAddress(/view=gallery/u);
  await page
    .getByRole('list', { name: 'Companies' })
    .getByRole('button', { name: company })
    .click();
  await expect.element(panel).toMatchTextContent(company);
  await panel.getByRole('row', { name: 'Far' }).click();
  await expect.element(panel.getByRole('checkbox', { name: 'Far' })).toBeChecked();
  await panel.getByRole('button', { name: 'New sub-space' }).click();
  await panel.getByRole('textbox').last().fill('Elsewhere');
  await userEvent.keyboard('{Enter}');
  await expectToast('Created sub-space Elsewhere.');
  await expect.element(panel.getByRole('checkbox', { name: 'Elsewhere' })).toBeChecked();

  await pressEscape();
  await press(page.getByRole('radio', { name: '4 stars' }), '[Space]');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.fill('Quiet, and close by.');
  await userEvent.tab();
  // Author and time are shown once it is stored.
  await expect.element(page.getByText(/, now$/u)).toBeVisible();
  await reopenScreen();
  await expect.element(note).toHaveValue('Quiet, and close by.');
  await expect.element(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
});
