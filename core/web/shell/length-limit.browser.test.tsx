import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { limits } from '#core/domain/limits.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';

const note = () => page.getByText(`No more than ${limits.nameCharacters} characters fit here`);

test('A field that takes no more characters says so while somebody types there', async () => {
  await openScreen('/c/skf');
  await page.getByRole('link', { name: 'Grease that lasts ten years' }).click();
  const title = page.getByLabelText('Title');
  await title.fill('a'.repeat(limits.nameCharacters - 1));
  await expect.element(note()).not.toBeInTheDocument();
  await title.fill('a'.repeat(limits.nameCharacters));
  await expect.element(note()).toBeVisible();
  const { bottom } = title.element().getBoundingClientRect();
  expect(note().element().getBoundingClientRect().top).toBeGreaterThan(bottom);
  await title.fill('a'.repeat(limits.nameCharacters - 1));
  await expect.element(note()).not.toBeInTheDocument();
  await title.fill('a'.repeat(limits.nameCharacters));
  await page.getByRole('textbox', { name: 'Company' }).click();
  await expect.element(note()).not.toBeInTheDocument();
});
