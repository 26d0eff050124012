import { beforeEach, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { setViewport } from '#core/web/tests/viewport.ts';
import { pauseToast, toast, toastStore } from '#ui/toasts.ts';

beforeEach(() => signInAs('owner@skf.example'));

const boxOf = (element: Element) => element.getBoundingClientRect();

/** Whether two elements have pixels in common. */
function areOver(one: Element, other: Element): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Once both are where they stay: they come in with a movement. */
async function expectBeside(card: Element, locator: Locator): Promise<void> {
  const element = await locator.findElement();
  await expect.poll(() => areOver(card, element)).toBe(false);
}

/** A toast that stays, as under the pointer. */
async function showToast(): Promise<Element> {
  toast('The longest sentence that a toast has to say takes more than a line, and stays readable.');
  for (const { id } of toastStore.current()) pauseToast(id);
  const card = page.getByRole('status').getByText('The longest sentence');
  return (await card.findElement()).closest('[data-entering]') ?? document.body;
}

test.each([1440, 390])('At %i px a toast covers neither search nor bell', async (width) => {
  await setViewport(width, 844);
  await openScreen('/projects');
  const bell = page.getByRole('button', { name: /Notifications/u }).first();
  await expect.element(bell).toBeVisible();
  const search = page.getByRole('button', { name: /^Search/u }).first();
  await expectBeside(await showToast(), bell);
  await expectBeside(await showToast(), search);
});

test('A toast does not cover the close of a panel', async () => {
  await openScreen('/search?q=bearing');
  const preview = page.getByRole('button', { name: /^Preview/u }).first();
  await preview.click({ force: true });
  const close = page.getByRole('button', { name: 'Close panel' });
  await expect.element(close).toBeVisible();
  await expectBeside(await showToast(), close);
});
