import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { openOpportunity } from '#core/web/tests/open-opportunity.ts';
import { reopenScreen } from '#core/web/tests/open-screen.tsx';
import { textOf, pressEscape } from '#core/web/tests/elements.ts';
import { setViewport } from '#core/web/tests/viewport.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

/** A case that is only read here. */
const ladle = 'Keeping people out of the ladle zone';

beforeEach(() => signInAs('foundry@outrider.example'));
beforeEach(() => setViewport(2000, 900));

const table = page.getByRole('table', { name: 'Submissions' });
const rows = table.getByRole('rowheader').getByRole('button');
const header = (name: string) => table.getByRole('columnheader', { name, exact: true });

beforeEach(async () => {
  await openOpportunity(ladle, 'submissions');
  await rows.first().findElement();
});

test('Filters are in the URL, show facet counts, and can be cleared', async () => {
  const stage = page.getByRole('group', { name: 'Stage' }).getByRole('button', { name: /^New/u });
  const count = Number((await textOf(stage)).split('\n').at(-1));
  await stage.click();
  await expectAddress(/stage=New/u);
  await expect.element(rows).toHaveLength(count);
  await page.getByRole('searchbox', { name: 'Search submissions' }).fill('no such words');
  await expect.element(page.getByText('No submissions match these filters')).toBeVisible();
  await expectAddress(/find=no/u);
  await reopenScreen();
  await expect.element(page.getByText('No submissions match these filters')).toBeVisible();
});

test('A filter is chosen by keyboard, is a chip, and is taken away by one', async () => {
  await userEvent.keyboard('f');
  await page.getByRole('searchbox', { name: 'Filter by' }).fill('received');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Last 90 days' }).click();
  await expectAddress(/submitted=-90d\.\.0d/u);
  await pressEscape();
  await reopenScreen();
  const chip = page.getByRole('button', { name: 'Received: last 90 days' });
  await chip.click();
  await expect.element(page.getByRole('dialog', { name: 'Received' })).toBeVisible();
  await pressEscape();
  await expect.element(chip).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.element(chip).not.toBeInTheDocument();
  await expectAddress(/^(?!.*submitted)/u);
});

test('What one may not see is not offered, and a link to it says so', async () => {
  const offered = async (name: string) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await expect.element(page.getByRole('option', { name: 'Stage' })).toBeVisible();
    const count = page.getByRole('option', { name, exact: true }).elements().length;
    await pressEscape();
    return count;
  };
  expect(await offered('Votes for')).toBe(1);
  await signInAs('member@norrland.example');
  await openOpportunity(ladle, 'submissions');
  await rows.first().findElement();
  expect(await offered('Votes for')).toBe(0);
  await openOpportunity(ladle, 'submissions', '&votesFor=1..');
  await expect.element(page.getByText('You may not see “Votes for” here')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Votes for' }).click();
  await expect.element(rows.first()).toBeVisible();
});

test('Chosen columns and density persist', async () => {
  const options = page.getByRole('button', { name: 'Columns and density' });
  await expect.element(header('Contact')).toHaveLength(0);
  await options.click();
  await page.getByRole('menuitemcheckbox', { name: 'Contact' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Source' }).click();
  await page.getByRole('menuitemradio', { name: 'Compact' }).click();
  await pressEscape();
  const height = () => table.getByRole('row').nth(1).element().getBoundingClientRect().height;
  for (const _ of ['chosen', 'opened anew']) {
    await expect.element(header('Contact')).toBeVisible();
    await expect.element(header('Source')).toHaveLength(0);
    await expect.poll(height).toBe(40);
    await reopenScreen();
    await expect.element(rows.first()).toBeVisible();
  }
});

test('Every sortable header sorts in both directions', async () => {
  for (const name of ['Submission', 'Stage', 'Source']) {
    await header(name).getByRole('button').click();
    await expect.element(header(name)).toHaveAttribute('aria-sort', 'ascending');
    await header(name).getByRole('button').click();
    await expect.element(header(name)).toHaveAttribute('aria-sort', 'descending');
    await expectAddress(/direction=descending/u);
  }
});
