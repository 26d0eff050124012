import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { openOpportunity } from '#core/web/tests/open-opportunity.ts';
import { reopenScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';
import { pressEscape } from '#core/web/tests/elements.ts';

/** A case that no other journey uses. */
const scrap = 'Knowing what is in the scrap';

beforeEach(() => signInAs('foundry@outrider.example'));

const table = page.getByRole('table', { name: 'Submissions' });
const rows = table.getByRole('rowheader').getByRole('button');
const boxes = table.getByRole('checkbox', { name: /^Select (?!all)/u });
const bar = page.getByRole('region', { name: 'Selection' });
const inStage = (stage: string) =>
  table
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: new RegExp(`^${stage}`, 'u') }) });

beforeEach(async () => {
  await openOpportunity(scrap, 'submissions');
  await rows.first().findElement();
});

test('Rows are selected one by one, as a range with Shift, all at once, and by keyboard', async () => {
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent('3 selected');
  await pressEscape();
  await expect.element(bar).toHaveLength(0);
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
  await expect.element(bar).toMatchTextContent(`${rows.length} selected`);
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await userEvent.keyboard('j');
  await userEvent.keyboard('x');
  await expect.element(bar).toMatchTextContent('1 selected');
  await expect.element(boxes.first()).toBeChecked();
});

test('Several submissions are moved together, and Undo moves them back', async () => {
  const before = inStage('Selected').length;
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await bar.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Selected' }).click();
  const dialog = page.getByRole('dialog', { name: /^Move/u });
  await expect.element(dialog.getByText(/We have chosen/u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Move and send' }).click();
  await expect.element(inStage('Selected')).not.toHaveLength(before);
  await undo(
    /^Moved \d submissions to Selected\. \d submitter\(s\) will be notified in 10 minutes\.$/u,
  );
  await expectToast(/^Moved \d submissions back\.$/u);
  await expect.element(inStage('Selected')).toHaveLength(before);
  await reopenScreen();
  await expect.element(inStage('Selected')).toHaveLength(before);
});

test('Declining several asks for one reason', async () => {
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await bar.getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('menuitem', { name: 'Declined' }).click();
  const dialog = page.getByRole('dialog', {
    name: /^Move (?:\d submissions )?to Declined$/u,
  });
  await expect.element(dialog.getByRole('button', { name: /^Prepare/u })).toBeDisabled();
  await expect.element(dialog.getByRole('button', { name: 'Move without email' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Not this year.');
  await expect.element(dialog.getByRole('button', { name: 'Move without email' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(bar).toMatchTextContent('2 selected');
});

test('Two to four submissions are compared under a URL', async () => {
  const compare = bar.getByRole('button', { name: 'Compare' });
  await boxes.nth(0).click();
  await expect.element(compare).toHaveLength(0);
  await boxes.nth(1).click();
  await compare.click();
  await expectAddress(/compare=[\w-]{36}(?:,|%2C)[\w-]{36}/u);
});
