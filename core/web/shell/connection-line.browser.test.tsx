import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildHeader } from '#core/domain/installation.ts';
import { goOffline } from '#core/web/tests/connection.ts';
import { intercept } from '#core/web/tests/intercept.ts';
import { goTo, openScreen } from '#core/web/tests/open-screen.tsx';
import { signInAs } from '#core/web/tests/sign-in.ts';
import { installation } from '#ui/installation.ts';

beforeEach(() => signInAs('owner@skf.example'));

const line = (text: string) => page.getByRole('main').getByRole('status').getByText(text);
const offline = line('You are offline. Changes are kept and sent later.');
const reconnecting = line('Reconnecting…');
const update = line('Outrider was updated. Reload when you are ready.');
const content = page.getByRole('main').getByRole('link').first();

test('While the stream of changes is lost a line says so, below that the device is offline', async () => {
  const mend = intercept('GET /api/live', () => Promise.reject(new TypeError('Failed to fetch')));
  await openScreen('/radars');
  await expect.element(reconnecting).toBeVisible();
  await expect.element(content).toBeVisible();

  const goOnline = goOffline();
  await expect.element(offline).toBeVisible();
  await expect.element(reconnecting).not.toBeInTheDocument();

  mend();
  goOnline();
  await expect.element(offline).not.toBeInTheDocument();
  await expect.element(reconnecting).not.toBeInTheDocument();
});

/** Every answer from now on names this build. */
const answerAs = (build: string) =>
  intercept(/./u, async (send) => {
    const answer = await send();
    const headers = new Headers(answer.headers);
    headers.set(buildHeader, build);
    const { status } = answer;
    return new Response(status === 204 ? null : answer.body, { status, headers });
  });

test('A server with another build than the page is a line with Reload', async () => {
  // That of the server, where it has one: answers to what earlier tests asked name it, too.
  const own = (await fetch('/api/health')).headers.get(buildHeader) ?? 'earlier';
  Object.assign(installation, { build: own });
  onTestFinished(() => void Object.assign(installation, { build: null }));
  const takeBack = answerAs(own);
  await openScreen('/radars');
  await expect.element(content).toBeVisible();
  await expect.element(update).not.toBeInTheDocument();

  takeBack();
  answerAs('later');
  await goTo('/collections');
  await expect.element(update).toBeVisible();
  const reload = update.getByRole('button', { name: 'Reload' });
  await expect.element(reload).toBeVisible();
});
