import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pickUp } from '#core/web/tests/keyboard-drag.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

beforeEach(() => signInAs('owner@skf.example'));

const questions = page.getByRole('grid', { name: 'Questions' });
const textOf = (place: number) =>
  page.getByRole('textbox', { name: `Text of question ${place}`, exact: true });
const add = page.getByRole('button', { name: 'Add question' });
const texts = () =>
  questions
    .getByRole('textbox', { name: /^Text of question/u })
    .elements()
    .map((input) => (input as HTMLInputElement).value);

async function addQuestion(text: string): Promise<void> {
  const place = texts().length + 1;
  await add.click();
  await expect.element(textOf(place)).toHaveFocus();
  await userEvent.keyboard(text);
}

test('A form is put together and tried out, and outlives a reload', async () => {
  await openScreen('/opportunities/new');
  // It begins with what the corporation asks.
  await expect.element(textOf(1)).toHaveValue('How mature is it?');
  await addQuestion('Where?');
  await addQuestion('How many?');
  await page.getByRole('textbox', { name: 'Help text of question 4' }).fill('At work today.');
  await page.getByRole('button', { name: 'Move question 4 up' }).click();
  expect(texts().slice(2)).toEqual(['How many?', 'Where?']);
  await page.getByRole('button', { name: 'Remove question 2' }).click();
  expect(texts()).toHaveLength(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(texts()[1]).toBe('When could a pilot start?');

  await page.getByRole('button', { name: 'Preview form' }).click();
  const preview = page.getByRole('region', { name: 'Preview of the form' });
  await expect.element(preview.getByText('At work today.')).toBeVisible();
  await preview.getByLabelText('How many?').fill('Twelve');
  await expect.element(preview.getByLabelText('How many?')).toHaveValue('Twelve');

  await reopenScreen();
  await expect.element(textOf(4)).toHaveValue('Where?');
});

test('A question is moved with the keyboard alone', async () => {
  await openScreen('/opportunities/new');
  await expect.element(textOf(1)).toBeVisible();
  const [first, second] = texts();
  await pickUp(page.getByRole('button', { name: 'Drag question 1' }));
  await userEvent.keyboard('{End}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(texts).toEqual([second, first]);
});
