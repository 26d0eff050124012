import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signInAsNewcomer } from '#core/web/tests/newcomer.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

const switcher = page.getByRole('button', { name: /^Corporation:/u });
const cards = page.getByRole('article');

/** Signs in as somebody of the foundry who looks at SKF only, and whose choice no other test forgets. */
async function chooseCorporation() {
  const person = await signInAsNewcomer({ roleName: 'Foundry User' });
  await openScreen('/discover');
  await switcher.click();
  await page.getByRole('option', { name: 'SKF' }).click();
  await expect.element(switcher).toHaveAccessibleName('Corporation: SKF');
  await expect.element(cards.filter({ hasNotText: 'SKF' })).toHaveLength(0);
  return person;
}

test('On one device the next user starts with their own corporation, and sees nothing cached', async () => {
  const { name } = await chooseCorporation();
  await signInAs('member@norrland.example');
  await reopenScreen();
  await expect.element(page.getByRole('button', { name: 'Account of Freja Berg' })).toBeVisible();
  await expect.element(cards.first()).toBeVisible();
  await expect.element(cards.filter({ hasText: /SKF|Halden/u })).toHaveLength(0);
  await expect.element(page.getByText(name)).toHaveLength(0);
});

test('The corporation that one user chose is not chosen for the next, and is there for the first', async () => {
  const { email, password } = await chooseCorporation();
  await signInAs('foundry@outrider.example');
  await reopenScreen();
  await expect.element(switcher).toHaveAccessibleName('Corporation: All corporations');
  await expect.element(cards.filter({ hasText: 'Halden Marine' }).first()).toBeVisible();

  await signInAs(email, { password, keepsChoices: true });
  await reopenScreen();
  await expect.element(switcher).toHaveAccessibleName('Corporation: SKF');
});
