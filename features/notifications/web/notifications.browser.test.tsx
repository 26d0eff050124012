import { usePhone } from '#core/web/tests/viewport.ts';
import { interceptRequests } from '#core/web/tests/requests.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

const bell = page.getByRole('button', { name: /^Notifications/u });
const list = page.getByRole('dialog', { name: 'Notifications' });

beforeEach(() => signInAs('developer@skf.example'));

describe('On a small screen', () => {
  beforeEach(() => signInAs('member@norrland.example'));
  beforeEach(usePhone);

  test('the bell is in the top bar, and an empty list has a message', async () => {
    await openScreen('/discover');
    await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click();
    await expect.element(list).toMatchTextContent('Nothing new');
    await userEvent.keyboard('{Escape}');
    await expect.element(bell).toHaveFocus();
  });
});

test('A list that failed to load can be loaded again', async () => {
  await openScreen('/discover');
  const again = list.getByRole('button', { name: 'Try again' });
  let isBroken = true;
  interceptRequests((path) =>
    isBroken && path === '/api/notifications'
      ? Response.json({ error: 'It broke.', code: 'internal' }, { status: 500 })
      : null,
  );
  await bell.click();
  await expect.element(list.getByText('It broke.')).toBeVisible();
  isBroken = false;
  // A new notification at this moment reloads the list, too.
  await vi.waitFor(async () => {
    if (again.query() !== null) await again.click({ timeout: 1000 });
    await expect.element(list.getByText('It broke.'), { timeout: 1000 }).toHaveLength(0);
  }, 10_000);
});

test('The list has the focus after all were marked as read, and Escape closes it', async () => {
  await signInAs('owner@skf.example');
  await openScreen('/discover');
  await bell.click();
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  // At once: what the button had would be nowhere until the next frame.
  expect(document.activeElement).toBe(list.element().firstElementChild);
  await expect.element(bell).toHaveAccessibleName('Notifications');
  await userEvent.keyboard('{Escape}');
  await expect.element(list).toHaveLength(0);
});
