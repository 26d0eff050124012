import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress } from '#core/web/tests/address.ts';
import {
  changeCollection,
  makeCollection,
  toastMessage,
  undo,
} from '#core/web/tests/collections.ts';
import { textsOf } from '#core/web/tests/elements.ts';
import { openScreen, reopenScreen } from '#core/web/tests/open-screen.tsx';
import { sendRequest } from '#core/web/tests/send-request.ts';
import { signInAs } from '#core/web/tests/sign-in.ts';

const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
const pinned = sidebar.getByRole('navigation', { name: 'Pinned' });
const names = () => textsOf(pinned.getByRole('link')).map((text) => text.split('\n')[0]);

const pin = (email: string, id: string, kind = 'collection') =>
  sendRequest<null>(email, `/pins/${kind}/${id}`, { method: 'PUT' });
/** Each test has a person of its own, whose pins of an earlier try are removed. */
async function signInWithoutPins(email: string): Promise<void> {
  await signInAs(email);
  for (const { kind, id } of await sendRequest<{ kind: string; id: string }[]>(email, '/pins')) {
    await sendRequest<null>(email, `/pins/${kind}/${id}`, { method: 'DELETE' });
  }
}
const top = (locator: ReturnType<typeof page.getByRole>) =>
  locator.element().getBoundingClientRect().top;

test('A collection is pinned from its menu and unpinned in the sidebar, with Undo', async () => {
  const email = 'member@skf.example';
  await signInWithoutPins(email);
  const { id, name } = await makeCollection(email, 'Seals');
  await openScreen(`/collection/${id}`);
  await expect.element(page.getByRole('heading', { name })).toBeVisible();
  await expect.element(sidebar.getByText('Pinned')).not.toBeInTheDocument();

  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Pin', exact: true }).click();
  await expect.element(toastMessage(`Pinned ${name}.`)).toBeVisible();
  await expect.element(pinned.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');

  await pinned.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Unpin' }).click();
  await expect.element(pinned).not.toBeInTheDocument();
  await undo(`Unpinned ${name}.`);
  await expect.element(pinned.getByRole('link', { name })).toBeVisible();
  await reopenScreen();
  await expect.element(pinned.getByRole('link', { name })).toBeVisible();
});

test('Pins of another window appear below the rest, and are moved by their menu', async () => {
  const email = 'champion@skf.example';
  await signInWithoutPins(email);
  const one = await makeCollection(email, 'First');
  const other = await makeCollection(email, 'Second');
  await openScreen('/projects');
  await expect.element(page.getByRole('table', { name: 'Projects' })).toBeVisible();
  const around = ['Projects', 'Collections'].map((name) => sidebar.getByRole('link', { name }));
  around.push(sidebar.getByRole('button', { name: /^Account of/u }));
  const before = around.map(top);

  await pin(email, one.id);
  await pin(email, other.id);
  await expect.poll(names).toEqual([one.name, other.name]);
  expect(around.map(top)).toEqual(before);

  await pinned.getByRole('button', { name: `Options for ${other.name}` }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Move down' })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(names).toEqual([other.name, one.name]);
  await expect
    .poll(async () => (await sendRequest<{ id: string }[]>(email, '/pins')).map(({ id }) => id))
    .toEqual([other.id, one.id]);

  await sidebar.getByRole('button', { name: 'Fold the sidebar' }).click();
  await expect
    .element(pinned.getByRole('link', { name: other.name }))
    .toHaveAttribute('title', other.name);
});

test('What somebody else changes in a pinned collection has a dot until it is opened', async () => {
  const [holder, reader] = ['developer@skf.example', 'observer@skf.example'];
  await signInWithoutPins(reader);
  const { id, name } = await makeCollection(holder, 'Shared', { sharedWith: [reader] });
  await pin(reader, id);
  await openScreen('/projects');
  const link = pinned.getByRole('link', { name });
  await expect.element(link).toBeVisible();
  await expect.element(link.getByText('New')).not.toBeInTheDocument();

  await changeCollection(holder, id, { kind: 'rename', name: `${name} again` });
  await expect.element(link.getByText('New')).toBeInTheDocument();
  await link.click();
  await expectAddress(`/collection/${id}`);
  await expect.element(link.getByText('New')).not.toBeInTheDocument();
  await openScreen('/projects');
  await expect.element(link).toBeVisible();
  await expect.element(link.getByText('New')).not.toBeInTheDocument();
});

test('A saved search is pinned from its row, and its pin opens it', async () => {
  const email = 'member@norrland.example';
  await signInWithoutPins(email);
  const { id } = await sendRequest<{ id: string }>(email, '/saved-searches', {
    method: 'POST',
    data: { name: 'Ovens', query: 'furnace', filters: { country: ['SE'] }, frequency: 'off' },
  });
  await openScreen('/saved-searches');
  await page.getByRole('button', { name: 'Pin Ovens' }).click();
  await expect.element(toastMessage('Pinned Ovens.')).toBeVisible();
  await pinned.getByRole('link', { name: 'Ovens' }).click();
  await expectAddress(`/search?q=furnace&country=SE&saved=${id}`);
  await expect
    .element(pinned.getByRole('link', { name: 'Ovens' }))
    .toHaveAttribute('aria-current', 'page');
  await sendRequest<null>(email, `/saved-searches/${id}`, { method: 'DELETE' });
});
