import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { textsOf } from '#core/web/tests/elements.ts';
import { pickUp } from '#core/web/tests/keyboard-drag.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { typeDate } from '#core/web/tests/type-date.ts';
import { expectToast } from '#core/web/tests/toasts.ts';

const dialog = page.getByRole('dialog');
const stages = () =>
  textsOf(page.getByRole('grid', { name: 'Stages' }).getByRole('row')).map(
    (text) => text.split('\n')[0],
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('A corporation is created, gets a page and stages, is deleted and restored', async () => {
  const name = `Kvarn ${Date.now()}`;
  await signInAs('foundry@outrider.example');
  await openScreen('/admin/corporations');
  await button('New corporation').click();
  await dialog.getByLabelText('Name').fill(name);
  await expect
    .element(dialog.getByLabelText('Address'))
    .toHaveValue(name.toLowerCase().replace(' ', '-'));
  await dialog.getByLabelText('Address').fill('admin');
  await dialog.getByRole('button', { name: 'Create corporation' }).click();
  await expect
    .element(dialog.getByText('The address “admin” is a page of the product'))
    .toBeVisible();
  await dialog.getByLabelText('Address').fill(name.toLowerCase().replace(' ', '-'));
  await dialog.getByRole('button', { name: 'Create corporation' }).click();
  await expectAddress(/^\/admin\/corporations\/[\w-]{36}$/u);

  await expect.element(dialog).toHaveLength(0);
  await page.getByRole('button', { name: /Time zone/u }).click();
  await page.getByRole('searchbox', { name: 'Find a time zone' }).fill('Auckland');
  await page.getByRole('option', { name: 'Pacific/Auckland' }).click();
  await button('Save').click();
  await expectToast('Saved.');
  // The days and times of its cycles are meant there.
  await button('New cycle').click();
  await dialog.getByLabelText('Name').fill('Autumn 2031');
  await typeDate(dialog.getByRole('group', { name: 'First day' }), '01', '09', '2031');
  await typeDate(dialog.getByRole('group', { name: 'Last day' }), '15', '12', '2031');
  await expect.element(dialog.getByLabelText('First day at (Auckland)')).toHaveValue('00:00');
  await expect.element(dialog.getByLabelText('Last day at (Auckland)')).toHaveValue('23:59');
  await dialog.getByLabelText('Last day at (Auckland)').fill('17:30');
  await dialog.getByRole('button', { name: 'Open cycle' }).click();
  await expect
    .element(page.getByRole('list', { name: 'Scouting cycles' }))
    .toMatchTextContent(/1 Sept? 2031 – 15 Dec 2031, 17:30 Auckland/u);

  await page.getByLabelText('Imprint').fill('Kvarn, mills since 1904.');
  await page.getByLabelText('Terms').fill('https://kvarn.example/terms');
  await button('Save legal texts').click();
  await expectToast('Saved.');
  await page.getByLabelText('Headline').fill('Grind with us');
  await expect.element(page.getByText('Grind with us')).toBeVisible();
  await page.getByText('Public page', { exact: true }).last().click();
  await button('Save public page').click();
  await expectToast('Saved.');
  await expect.element(page.getByRole('link', { name: '/c/' })).toBeVisible();
  const address = page.getByRole('link', { name: '/c/' }).element().getAttribute('href') ?? '';

  const before = stages();
  await button('Move Screening down').click();
  const [first, second, third, ...others] = before;
  await expect.poll(stages).toEqual([first, third, second, ...others]);
  await pickUp(page.getByRole('button', { name: 'Drag Screening' }));
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(stages).not.toEqual([first, third, second, ...others]);
  const [begins = ''] = stages();
  await button('Move Screening to…').click();
  await page.getByRole('menuitem', { name: `1. ${begins}` }).click();
  await expect.poll(() => stages().slice(0, 2)).toEqual(['Screening', begins]);
  await button('Remove Pitch').click();
  await button('Add stage').click();
  await dialog.getByLabelText('Name').fill('Trial');
  await dialog.getByRole('button', { name: 'Add stage' }).click();
  await expect.poll(stages).toContain('Trial');
  const order = stages();
  await button('Save stages').click();
  await expectToast('Saved the stages.');
  await openScreen('/admin/corporations');
  await page.getByRole('button', { name: new RegExp(name, 'u') }).click();
  await expect.element(button('Edit Trial')).toBeVisible();
  await expect.poll(stages).toEqual(order);

  await openScreen(`${address}/legal/imprint`);
  await expect.element(page.getByText('Kvarn, mills since 1904.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Terms' }))
    .toHaveAttribute('href', 'https://kvarn.example/terms');
  await openScreen(`${address}/legal/privacy`);
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();

  await openScreen('/admin/corporations');
  await page.getByRole('button', { name: new RegExp(name, 'u') }).click();
  await button(`Delete ${name}…`).click();
  await expect.element(dialog.getByRole('list', { name: 'Consequences' })).toBeVisible();
  await dialog.getByRole('button', { name: `Delete ${name}` }).click();
  await button(`Restore ${name}`).click();
  await expect.element(button('Save stages')).toBeVisible();
});

test('A stage with submissions asks where they go, and says what saving does', async () => {
  await signInAs('foundry@outrider.example');
  await openScreen('/admin/corporations');
  await page.getByRole('button', { name: /norrland\.example/u }).click();
  await button('Remove Screening').click();
  await dialog.getByRole('button', { name: /Submissions go to/u }).click();
  await expect.element(page.getByRole('option', { name: 'Declined' })).not.toBeInTheDocument();
  await page.getByRole('option', { name: 'Shortlist' }).click();
  await dialog.getByRole('button', { name: 'Remove stage' }).click();
  const effects = page.getByRole('list', { name: 'What saving does' });
  await expect
    .element(effects.getByText(/“Screening” is removed: .+ to “Shortlist”/u))
    .toBeVisible();
  await button('Discard changes').click();
  await expect.poll(stages).toContain('Screening');
});

test('Who may not manage corporations has no such page', async () => {
  await signInAs('champion@skf.example');
  await openScreen('/admin/corporations');
  await expect
    .element(page.getByRole('heading', { name: 'You don’t have access to Corporations' }))
    .toBeVisible();
});

test('A stage has its own email, whose unknown placeholders are an error at the field', async () => {
  const name = `Mails ${Date.now()}`;
  await signInAs('foundry@outrider.example');
  await openScreen('/admin/corporations');
  await button('New corporation').click();
  await dialog.getByLabelText('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create corporation' }).click();
  await expectAddress(/^\/admin\/corporations\/[\w-]{36}$/u);
  const edit = () => page.getByRole('button', { name: 'Edit Pitch' }).click();
  const mails = dialog.getByRole('switch', { name: 'Email to the submitter' });
  const text = dialog.getByRole('textbox', { name: /^Text/u });
  await edit();
  await expect.element(mails).not.toBeChecked();
  await dialog.getByText('Email to the submitter', { exact: true }).click();
  await expect.element(text).toHaveValue(expect.stringMatching(/^Hello \{founder\},/u));
  await text.fill('Hello {foundr}');
  await expect.element(dialog.getByText('Nothing can be put in place of {foundr}.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect.element(dialog).toBeVisible();
  await text.fill('Hello {founder}, {sender}');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect.element(dialog).toHaveLength(0);
  await button('Save stages').click();
  await expectToast('Saved the stages.');
  await edit();
  await expect.element(mails).toBeChecked();
  await expect.element(text).toHaveValue('Hello {founder}, {sender}');
  await dialog.getByRole('button', { name: 'Use the original text' }).click();
  await expect.element(text).toHaveValue(expect.stringMatching(/^Hello \{founder\},/u));
});
