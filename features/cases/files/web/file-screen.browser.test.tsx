import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { linkToFile } from '#features/cases/files/domain/links.ts';
import { openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';

const reader = 'owner@skf.example';
beforeEach(() => signInAs(reader));

/** An own file of the reader, that a browser saves and does not show. */
async function sentFile(): Promise<{ readonly id: string; readonly name: string }> {
  const name = `plan ${Date.now()}.txt`;
  const body = new FormData();
  body.append('file', new Blob(['what it says']), name);
  const token = await commands.tokenOf(reader, demoPassword);
  const reply = await fetch(`/api/files/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  return (await reply.json()) as { id: string; name: string };
}

test('A link that has ended leads to the file, with a new link', async () => {
  const { id, name } = await sentFile();
  const old = await fetch(`/api/files/o/${id}?alt=media&token=${crypto.randomUUID()}`, {
    headers: { accept: 'text/html' },
    redirect: 'manual',
  });
  expect(old.type).toBe('opaqueredirect');
  const opened: string[] = [];
  // The page of the tests stays where it is.
  const note = (event: NavigateEvent) => {
    if (!event.destination.url.includes('alt=media')) return;
    opened.push(event.destination.url);
    event.preventDefault();
  };
  window.navigation.addEventListener('navigate', note);
  onTestFinished(() => window.navigation.removeEventListener('navigate', note));
  await openScreen(linkToFile(id));
  await expect.element(page.getByRole('heading', { name })).toBeVisible();
  await expect.element(page.getByRole('link', { name: new RegExp(name, 'u') })).toBeVisible();
  await expect.poll(() => opened).toHaveLength(1);
  expect(await (await fetch(opened[0] ?? '')).text()).toBe('what it says');
});

test('A file that is gone is said to be', async () => {
  await openScreen(linkToFile(crypto.randomUUID()));
  await expect.element(page.getByText('File not found')).toBeVisible();
});
