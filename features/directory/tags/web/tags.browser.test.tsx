import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast } from '#core/web/tests/toasts.ts';

beforeEach(() => signInAs('foundry@outrider.example'));

test('A synonym is separated from its tag, and merged by another spelling of it', async () => {
  await openScreen('/admin/tags');
  await page.getByRole('searchbox', { name: 'Search tags' }).fill('machine l');
  const synonyms = page.getByRole('list', { name: 'Synonyms of machine learning' });
  await expect.element(synonyms).toHaveTextContent('ML');
  await page.getByRole('button', { name: 'Separate ML from machine learning' }).click();
  await expectToast('ML is a tag of its own again.');
  await expect.element(synonyms).not.toBeInTheDocument();

  await page.getByRole('searchbox', { name: 'Search tags' }).fill('ML');
  await page.getByRole('button', { name: 'Merge ML into another tag' }).click();
  await page.getByRole('textbox', { name: /^Into the tag/u }).fill('No such tag');
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expectToast('There is no tag “No such tag”.');
  await page.getByRole('button', { name: 'Merge ML into another tag' }).click();
  await page.getByRole('textbox', { name: /^Into the tag/u }).fill('Machine-Learning');
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect.element(synonyms).toHaveTextContent('ML');
});
