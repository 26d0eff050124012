import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

const foundry = 'foundry@outrider.example';
const table = page.getByRole('table', { name: 'Audit log' });
const panel = page.getByRole('complementary', { name: /^Entry \d+$/u });

beforeEach(() => signInAs(foundry));

test('An entry shows what was there before and after, and leads to all about its subject', async () => {
  await openScreen('/admin/audit?kind=opportunity.updated');
  await table
    .getByRole('button', { name: /changed the opportunity/u })
    .first()
    .click();
  await expect.element(panel.getByRole('region', { name: 'Opportunity' })).toBeVisible();
  await expect.poll(() => panel.element().querySelectorAll('del, ins').length).toBeGreaterThan(0);
  await userEvent.keyboard('j');
  await panel.getByRole('button', { name: 'All about this opportunity' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Take away Subject: One opportunity' }))
    .toBeVisible();
  await expectAddress(/subject=opportunity&subjectId=/u);
  await expect.element(table.getByText('created the opportunity')).toBeVisible();
});

test('A filter is saved as a view, chosen again, and deleted', async () => {
  const name = `Sign-ins ${Date.now()}`;
  await openScreen('/admin/audit?kind=session.refused');
  await expect.element(table.getByText('could not be signed in').first()).toBeVisible();
  await expect.element(table).not.toMatchTextContent('changed the opportunity');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByLabelText('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expectAddress('/admin/audit');
  await page.getByRole('button', { name: /Saved views/u }).click();
  await page.getByRole('option', { name }).click();
  await expectAddress('/admin/audit?kind=session.refused');
  await page.getByRole('button', { name: `Delete the view ${name}` }).click();
  await expect.element(page.getByRole('button', { name: 'Save view' })).toBeVisible();
});

test('Who is not of the foundry reads who may', async () => {
  await signInAs('champion@skf.example');
  await openScreen('/admin/audit');
  await expect
    .element(page.getByRole('heading', { name: 'You don’t have access to Audit log' }))
    .toBeVisible();
});
