import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

const foundry = 'foundry@outrider.example';
beforeEach(() => signInAs(foundry));

test('A role is supposed, and the actions that it would allow are marked', async () => {
  const { data } = await sendRequest<{ data: { id: string }[] }>(
    foundry,
    '/users?q=member%40skf.example',
  );
  await openScreen(`/admin/access?user=${data[0]?.id ?? ''}`);
  const metrics = page.getByRole('row', { name: /^See metrics/u });
  await expect.element(metrics.getByText('Not allowed')).toBeVisible();
  await page.getByRole('button', { name: /Role to simulate/u }).click();
  await page.getByRole('option', { name: 'Foundry Champion' }).click();
  await expect.element(metrics.getByText('Would be allowed')).toBeVisible();
  await expect.element(page.getByText(/; as Foundry Champion, \d/u)).toBeVisible();
});

test('What it is about is chosen by kind and name', async () => {
  await openScreen('/admin/access');
  await expect.element(page.getByText('Choose a person')).toBeVisible();
  await page.getByRole('button', { name: /Kind/u }).click();
  await page.getByRole('option', { name: 'Corporation' }).click();
  await page.getByRole('button', { name: /Choose by name/u }).click();
  await expect.element(page.getByRole('option', { name: 'SKF' })).toBeVisible();
});
