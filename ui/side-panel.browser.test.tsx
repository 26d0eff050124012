import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { expectRest } from '#core/web/tests/rest.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

const close = page.getByRole('button', { name: 'Close panel' });
const findPanel = () => document.querySelector('aside[data-sheet]');
const preview = page.getByRole('button', { name: /^Preview/u }).first();
const search = page.getByRole('searchbox').first();

async function openPanel(): Promise<void> {
  await signInAs('owner@skf.example');
  await openScreen('/search?q=bearing');
  await preview.click({ force: true });
  await expect.element(close).toBeVisible();
}

test('A panel that is closed gives the focus back', async () => {
  await openPanel();
  const before = preview.element();
  await close.click();
  await expect.poll(findPanel).toBeNull();
  await expect.poll(() => document.activeElement).toBe(before);
});

test('Whoever has gone on elsewhere while a panel closes is left there', async () => {
  await openPanel();
  const [field, button] = [search.element(), close.element()];
  if (!(field instanceof HTMLElement) || !(button instanceof HTMLElement)) throw new TypeError();
  button.click();
  field.focus();
  await expect.poll(findPanel).toBeNull();
  await expectRest();
  expect(document.activeElement).toBe(field);
});
