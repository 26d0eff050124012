import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import { press } from '#core/web/tests/elements.ts';
import { signInAsNewcomer } from '#core/web/tests/newcomer.ts';
import { intercept } from '#core/web/tests/intercept.ts';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { preferences } from '#core/web/preferences/preference-store.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';

/** Other tests create corporations, and from six entries on the list has a search field. */
const showCorporations = (change: (all: readonly Corporation[]) => readonly Corporation[]) =>
  intercept('GET /api/corporations', async (send) =>
    Response.json(change(await (await send()).json())),
  );
const demonstrated = ['SKF', 'Norrland Steel', 'Halden Marine'];

const switcher = page.getByRole('button', { name: /^Corporation:/u });

test('A foundry user starts with all corporations, selects one by keyboard, and it is kept', async () => {
  const { email } = await signInAsNewcomer({ roleName: 'Foundry User' });
  showCorporations((all) =>
    all.filter(({ name, isAllCorporations }) => isAllCorporations || demonstrated.includes(name)),
  );
  await openScreen('/projects');
  await expect.element(switcher).toHaveAccessibleName('Corporation: All corporations');
  const rows = page.getByRole('table', { name: 'Projects' }).getByRole('rowheader');
  await expect.element(rows.filter({ hasText: 'SKF' }).first()).toBeVisible();
  await expect.element(rows.filter({ hasText: 'Halden Marine' }).first()).toBeVisible();

  await press(switcher, '{Enter}');
  const choices = page.getByRole('listbox', { name: 'Corporations' }).getByRole('option');
  await expect.element(choices.first()).toHaveTextContent('All corporations');
  await expect.element(choices.first()).toHaveFocus();
  // One letter: of several, the later ones would have to come in time.
  await userEvent.keyboard('n');
  await expect.element(choices.filter({ hasText: 'Norrland Steel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');

  await expect.element(switcher).toHaveAccessibleName('Corporation: Norrland Steel');
  await expect.element(switcher).toHaveFocus();
  await expect.element(rows.first()).toBeVisible();
  await expect.element(rows.filter({ hasNotText: 'Norrland Steel' })).not.toBeInTheDocument();

  await page.getByRole('link', { name: 'Discover' }).click();
  const cards = page.getByRole('article');
  await expect.element(cards.filter({ hasText: 'Norrland Steel' })).toHaveLength(8);
  await expect.element(cards).toHaveLength(8);
  await reopenScreen();
  await expect.element(switcher).toHaveAccessibleName('Corporation: Norrland Steel');
  await expect.element(cards).toHaveLength(8);

  // On a device without a copy.
  await expect
    .poll(() => sendRequest(email, '/documents/usermetadata'))
    .toMatchObject({ data: [{ activeCorporationId: expect.stringMatching(/^[\da-f-]{36}$/u) }] });
  preferences.open(null);
  localStorage.clear();
  await reopenScreen();
  await expect.element(switcher).toHaveAccessibleName('Corporation: Norrland Steel');
});

test('Among many corporations one is found by typing', async () => {
  await signInAsNewcomer({ roleName: 'Foundry User' });
  showCorporations((all) => [
    ...all,
    ...all.slice(0, 2).flatMap((one) =>
      ['Kvarn', 'Tidal'].map((name) => ({
        ...one,
        id: `${one.id}-${name}`,
        name,
        isAllCorporations: false,
      })),
    ),
  ]);
  await openScreen('/projects');
  await press(switcher, '{Enter}');
  const field = page.getByRole('searchbox', { name: 'Find a corporation' });
  await expect.element(field).toHaveFocus();
  await field.fill('norr');
  await expect.element(page.getByRole('option')).toHaveLength(1);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(switcher).toHaveAccessibleName('Corporation: Norrland Steel');
});
