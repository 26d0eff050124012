import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { openOpportunity, slewingOpportunityName } from '#core/web/tests/open-opportunity.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { textOf, textsOf, pressEscape } from '#core/web/tests/elements.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

beforeEach(() => signInAs('member@skf.example'));

const table = page.getByRole('table', { name: 'Submissions' });
const rows = table.getByRole('rowheader').getByRole('button');
const panel = page.getByRole('complementary', { name: 'Submission' });
const header = (name: string) => table.getByRole('columnheader', { name });

beforeEach(async () => {
  await openOpportunity(slewingOpportunityName, 'submissions');
  await rows.first().findElement();
});

test('The newest come first, and a click on a header sorts', async () => {
  const titles = () => textsOf(rows).map((text) => text.split('\n').at(-2) ?? '');
  await expect.element(header('Received')).toHaveAttribute('aria-sort', 'descending');
  await header('Submission').getByRole('button').click();
  await expectAddress(/\?tab=submissions&sort=title$/u);
  await expect.element(header('Submission')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(header('Received')).not.toHaveAttribute('aria-sort');
  const sorted = () => titles().toSorted((one, other) => one.localeCompare(other, 'en'));
  await expect.poll(() => titles().length > 1 && titles().join() === sorted().join()).toBe(true);
  await header('Received').getByRole('button').click();
  await expectAddress(/sort=oldest$/u);
  await reopenScreen();
  await expect.element(header('Received')).toHaveAttribute('aria-sort', 'ascending');
});

test('A row opens beside the list, and its URL opens it again', async () => {
  await rows.nth(2).click();
  await expectAddress(/\?tab=submissions&submission=[\w-]{36}$/u);
  const title = await textOf(panel.getByRole('heading', { level: 2 }));
  await expect.element(rows.nth(2)).toMatchTextContent(title);
  await expect.element(rows.nth(2)).toHaveAttribute('aria-current', 'true');
  for (const part of ['Pitch', 'Answers', 'Contact']) {
    await expect.element(panel.getByRole('heading', { name: part })).toBeVisible();
  }
  await reopenScreen();
  await expect.element(panel.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect.element(rows.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('j and k go to the next and previous submission in the panel, up to the first and last', async () => {
  const isOpen = (place: number) =>
    expect.element(rows.nth(place)).toHaveAttribute('aria-current', 'true');
  await rows.first().click();
  await expect.element(panel.getByRole('button', { name: 'Previous submission' })).toBeDisabled();
  await userEvent.keyboard('j');
  await isOpen(1);
  await userEvent.keyboard('j');
  await isOpen(2);
  await userEvent.keyboard('k');
  await isOpen(1);
  await panel.getByRole('button', { name: 'Previous submission' }).click();
  await isOpen(0);
  await userEvent.keyboard('k');
  await isOpen(0);
  await rows.last().click();
  await expect.element(panel.getByRole('button', { name: 'Next submission' })).toBeDisabled();
});

test('Esc closes the panel and returns the focus to the row that was read last', async () => {
  await rows.nth(3).click();
  await expect.element(panel).toHaveFocus();
  await pressEscape();
  await expect.element(panel).toHaveLength(0);
  await expect.element(rows.nth(3)).toHaveFocus();
  await expectAddress(/\?tab=submissions$/u);

  await userEvent.keyboard('{Enter}');
  // Until it is open, the key moves through the list.
  await expect.element(panel).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(rows.nth(4)).toHaveAttribute('aria-current', 'true');
  await pressEscape();
  await expect.element(rows.nth(4)).toHaveFocus();
});

test('A submission that does not exist is reported as missing, and the list stays usable', async () => {
  await openScreen(
    `${window.location.pathname}?tab=submissions&submission=00000000-0000-7000-8000-000000000000`,
  );
  await expect.element(panel.getByRole('alert')).toMatchTextContent('could not be loaded');
  await expect.element(rows.first()).toBeVisible();
  await panel.getByRole('button', { name: 'Close panel' }).click();
  await expect.element(panel).toHaveLength(0);
});
