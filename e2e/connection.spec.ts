import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { waitUntilIdle } from '#e2e/support/idle.ts';
import { freePort, startOwnServer } from '#e2e/support/own-server.ts';
import { field, postButton } from '#e2e/support/post-opportunity.ts';
import { makeRenamedBuild } from '#e2e/support/renamed-build.ts';
import { signIn } from '#e2e/support/sign-in.ts';

let server: Awaited<ReturnType<typeof startOwnServer>>;
let address = '';

test.beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}`;
  server = await startOwnServer(port, {});
});
test.afterAll(() => server.stop());

const line = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });

/** Somebody's new opportunity, half filled in. */
async function openForm(page: Page, name: string): Promise<void> {
  await page.goto(`${address}/signin?redirect=/opportunities/new`);
  await signIn(page, 'owner@skf.example');
  await expect(
    page.getByRole('button', { name: /(?:Winter|Spring|Summer|Autumn) \d{4}/u }),
  ).toBeVisible();
  await field(page, 'Name').fill(name);
  // Code whose fetch is cut off is not fetched again by the same document: it asks to be loaded anew.
  await waitUntilIdle(page);
}

/** It is refused with a reason, and nothing typed is lost. */
async function postInVain(page: Page, name: string): Promise<void> {
  await postButton(page).click();
  await expect(page.getByText(refusalText(refusals['transport.network'])).first()).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(name);
}

async function post(page: Page, name: string): Promise<void> {
  await postButton(page).click();
  await expect(page).toHaveTitle(`${name} | Outrider`);
}

test(
  'Half a form outlasts a connection that goes and comes back',
  { tag: '@rotation-1' },
  async ({ page, context }) => {
    const name = 'Written on a train';
    await openForm(page, name);
    await context.setOffline(true);
    await expect(line(page, 'You are offline.')).toBeVisible();
    await postInVain(page, name);
    await context.setOffline(false);
    await expect(line(page, 'You are offline.')).toHaveCount(0);
    await post(page, name);
  },
);

test(
  'Half a form outlasts a server that stops and starts again',
  { tag: '@rotation-1' },
  async ({ page }) => {
    const name = 'Written during a restart';
    await openForm(page, name);
    await server.halt();
    await postInVain(page, name);
    await expect(line(page, 'Reconnecting…')).toBeVisible();
    await server.start();
    await post(page, name);
    await expect(line(page, 'Reconnecting…')).toHaveCount(0);
  },
);

test(
  'Half a form outlasts a new build of the page, whose code has other names',
  { tag: '@rotation-1' },
  async ({ page }) => {
    const name = 'Written across an update';
    const build = await makeRenamedBuild();
    try {
      await openForm(page, name);
      await server.halt();
      // As after several builds, of which the last few are kept.
      await rm(join(server.folder, 'web'), { recursive: true });
      await server.start(build.entry);
      const updated = line(page, 'Outrider was updated. Reload when you are ready.');
      await expect(updated).toBeVisible();

      // What was not fetched before is missing, and only that.
      await page.getByRole('button', { name: /^Notifications/u }).click();
      const missing = page.getByText(refusalText(refusals['transport.code']));
      await expect(missing).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(missing).toHaveCount(0);

      // A new document is asked for, and can be declined.
      const dialogs: string[] = [];
      page.once('dialog', async (question) => {
        dialogs.push(question.type());
        await question.dismiss();
      });
      await updated.getByRole('button', { name: 'Reload' }).click();
      await expect.poll(() => dialogs).toEqual(['beforeunload']);
      await expect(field(page, 'Name')).toHaveValue(name);

      await postButton(page).click();
      await expect(page).toHaveURL(/\/opportunity\/[\w-]+$/u);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page).toHaveTitle(`${name} | Outrider`);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await expect(updated).toHaveCount(0);
    } finally {
      await build.remove();
    }
  },
);
