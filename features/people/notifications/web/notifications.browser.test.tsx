import { usePhone } from '#core/web/tests/viewport.ts';
import { breakReads, mendByPressing, problem } from '#core/web/tests/intercept.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signInAsNewcomer } from '#core/web/tests/newcomer.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { pressEscape } from '#core/web/tests/elements.ts';

const bell = page.getByRole('button', { name: /^Notifications/u });
const list = page.getByRole('dialog', { name: 'Notifications' });

/** No other file reads what this person is told. */
const reader = 'developer@skf.example';

beforeEach(() => signInAs(reader));

async function signInAsColleague(): Promise<void> {
  const superuser = 'superuser@outrider.example';
  const [corporation] = await sendRequest<{ id: string }[]>(superuser, '/corporations');
  await signInAsNewcomer({ corporationId: corporation?.id ?? null });
}

describe('On a small screen', () => {
  beforeEach(signInAsColleague);
  beforeEach(usePhone);

  test('the bell is in the top bar, and an empty list has a message', async () => {
    await openScreen('/discover');
    await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click();
    await expect.element(list).toMatchTextContent('Nothing new');
    await pressEscape();
    await expect.element(bell).toHaveFocus();
  });
});

test('A list that failed to load can be loaded again', async () => {
  const mend = breakReads('/api/notifications', () => problem(500, 'It broke.'));
  await openScreen('/discover');
  await bell.click();
  await expect.element(list.getByText('It broke.')).toBeVisible();
  await mendByPressing(mend, list.getByRole('button', { name: 'Try again' }));
  await expect.element(list.getByText('It broke.')).toHaveLength(0);
});

test('The list has the focus after all were marked as read, and Escape closes it', async () => {
  const { data } = await sendRequest<{ data: { id: string }[] }>(reader, '/notifications?limit=1');
  await sendRequest(reader, `/notifications/${data[0]?.id}/read`, { method: 'DELETE' });
  await openScreen('/discover');
  await bell.click();
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  // At once: what the button had would be nowhere until the next frame.
  expect(document.activeElement).toBe(list.element().firstElementChild);
  await expect.element(bell).toHaveAccessibleName('Notifications');
  await pressEscape();
  await expect.element(list).toHaveLength(0);
});
