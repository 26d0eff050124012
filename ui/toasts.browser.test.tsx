import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { limits } from '#core/domain/limits.ts';
import { holdDelays } from '#core/web/tests/held-delays.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { toast } from './toasts.ts';

const sentence = page.getByText('Moved.');

/** Drags a toast of 320 pixels to the left, from its middle. Its time does not pass. */
async function drag(pixels: number): Promise<void> {
  await signInAs('member@skf.example');
  await openScreen('/radars');
  await page.getByRole('heading', { name: 'Radars', level: 1 }).findElement();
  holdDelays(limits.toastMs);
  toast('Moved.');
  await expect.element(sentence).toBeVisible();
  const card = sentence.element().parentElement ?? document.body;
  await expect.poll(() => card.getAnimations().length).toBe(0);
  // Other tests press what is below.
  card.style.removeProperty('pointer-events');
  const { left, top, width, height } = card.getBoundingClientRect();
  expect(width).toBe(320);
  const from = { x: width / 2, y: height / 2 };
  const to = { x: left + from.x - pixels, y: top + from.y };
  await userEvent.dragAndDrop(card, document.body, { sourcePosition: from, targetPosition: to });
}

test('A toast dragged by 80 percent of its width is gone', async () => {
  await drag(257);
  await expect.element(sentence).not.toBeInTheDocument();
});

test('A toast dragged by less returns to its place', async () => {
  await drag(254);
  await expect.element(sentence).toBeVisible();
  await expect.poll(() => sentence.element().parentElement?.style.translate).toBe('');
});
