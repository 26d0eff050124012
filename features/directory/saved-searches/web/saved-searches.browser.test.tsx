import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { intercept } from '#core/web/tests/intercept.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { expectToast, undo } from '#core/web/tests/toasts.ts';

/** A word that no company has, nor a similar one, so that each run finds only its own. */
const someWord = () =>
  Array.from({ length: 12 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join(
    '',
  );
const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const searchOf = (name: string) =>
  page
    .getByRole('list', { name: 'Saved searches' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

test('A saved search is renamed, its alerts turned off, deleted and restored', async () => {
  await signInAs('observer@skf.example');
  const word = someWord();
  await openScreen(`/search?q=${word}&country=SE`);
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save search' });
  const proposed = `${capitalized(word)}, Sweden`;
  const called = dialog.getByRole('textbox', { name: 'Name' });
  await expect.element(called).toHaveValue(proposed);
  await expect.element(called).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();

  await page.getByRole('button', { name: /^Saved/u }).click();
  await page.getByRole('menuitem', { name: 'All saved searches' }).click();
  await page.getByRole('button', { name: `Rename ${proposed}` }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`Named ${word}`);
  await userEvent.keyboard('{Enter}');
  await expect.element(searchOf(`Named ${word}`)).toMatchTextContent('Sweden');
  await page.getByRole('button', { name: new RegExp(`Alerts of Named ${word}`, 'u') }).click();
  await page.getByRole('option', { name: /No alerts/u }).click();
  await expectToast(`Alerts for Named ${word} are off.`);
  await reopenScreen();
  await expect
    .element(page.getByRole('button', { name: new RegExp(`No alerts.*Named ${word}`, 'u') }))
    .toBeVisible();

  await page.getByRole('button', { name: `Delete Named ${word}` }).click();
  await undo();
  await expectToast(`Restored Named ${word}.`);
  await expect.element(searchOf(`Named ${word}`)).toBeVisible();
  await page.getByRole('button', { name: `Delete Named ${word}` }).click();
  await expect.element(searchOf(`Named ${word}`)).not.toBeInTheDocument();
  await reopenScreen();
  await expect.element(page.getByRole('heading', { name: 'Saved searches' }).first()).toBeVisible();
  await expect.element(searchOf(`Named ${word}`)).not.toBeInTheDocument();
});

test('A search is listed among recent searches, and can be removed', async () => {
  await signInAs('champion@skf.example');
  const word = someWord();
  const name = capitalized(word);
  let isRemembered = false;
  intercept('POST /api/recent-searches', async (send) => {
    const reply = await send();
    isRemembered = reply.ok;
    return reply;
  });
  await openScreen(`/search?q=${word}`);
  await expect.poll(() => isRemembered).toBe(true);
  await openScreen('/search');
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await recent.getByRole('link', { name }).click();
  await expect.element(page.getByRole('searchbox').first()).toHaveValue(word);
  await openScreen('/search');
  await recent.getByRole('button', { name: `Remove ${name}` }).click();
  await expect.element(recent.getByRole('link', { name })).not.toBeInTheDocument();
  await reopenScreen();
  await expect
    .element(page.getByRole('list', { name: 'Companies' }).getByRole('listitem').first())
    .toBeVisible();
  await expect.element(recent.getByRole('link', { name })).not.toBeInTheDocument();
});

test('The page is reached from Scout, and begins at the same edge as other pages', async () => {
  await signInAs('developer@skf.example');
  await openScreen('/collections');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect.element(heading('Collections')).toBeVisible();
  const edge = heading('Collections').element().getBoundingClientRect().left;
  await openScreen('/search');
  await page.getByRole('button', { name: /^Saved/u }).click();
  await page.getByRole('menuitem', { name: 'All saved searches' }).click();
  await expect.element(heading('Saved searches')).toBeVisible();
  expect(heading('Saved searches').element().getBoundingClientRect().left).toBe(edge);
});
