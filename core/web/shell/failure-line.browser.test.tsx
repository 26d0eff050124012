import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { limits } from '#core/domain/limits.ts';
import { holdDelays } from '#core/web/tests/held-delays.ts';
import { goTo, openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { queryClient } from '#core/web/transport/query-client.ts';
import { toast } from '#ui/toasts.ts';

const message = 'It could not be moved: somebody else has changed it.';
const line = page.getByRole('region', { name: 'What failed' });

beforeEach(async () => {
  await signInAs('owner@skf.example');
  await openScreen('/radars');
  await page.getByRole('heading', { name: 'Radars', level: 1 }).findElement();
});

/** Says what failed, until the toast has gone. */
async function fail(): Promise<void> {
  const letPass = holdDelays(limits.toastMs);
  toast(message, 'bad');
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
  letPass();
  await expect.element(line.getByText(message)).toBeVisible();
}

test('What failed stays on its screen until it is dismissed', async () => {
  await fail();
  await line.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(line).not.toBeInTheDocument();
});

test('What is said next, and another screen, overtake what failed', async () => {
  await fail();
  toast('Moved.');
  await expect.element(page.getByText('Moved.')).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
  await fail();
  await goTo('/collections');
  await expect.element(page.getByRole('heading', { name: 'Collections', level: 1 })).toBeVisible();
  await expect.element(line).not.toBeInTheDocument();
});

test('What succeeds without a word overtakes what failed', async () => {
  await fail();
  await queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => Promise.reject(new Error('Again')) })
    .execute(undefined)
    .catch(() => null);
  await expect.element(line).toBeVisible();
  await queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => Promise.resolve(null) })
    .execute(undefined);
  await expect.element(line).not.toBeInTheDocument();
});

test('What went well leaves nothing behind', async () => {
  const letPass = holdDelays(limits.toastMs);
  toast('Moved.');
  await expect.element(page.getByText('Moved.')).toBeVisible();
  letPass();
  await expect.element(page.getByText('Moved.')).not.toBeInTheDocument();
  await expect.element(line).not.toBeInTheDocument();
});
