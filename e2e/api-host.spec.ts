import { collectConsoleErrors } from '#e2e/support/console-errors.ts';
import { expect, test } from '#e2e/support/fixtures.ts';
import { forwardTo, freePort, startOwnServer } from '#e2e/support/own-server.ts';
import { signIn } from '#e2e/support/sign-in.ts';

test(
  'Pages that call the interface at another origin sign in, stay signed in, read and write',
  { tag: '@rotation-0' },
  async ({ page }) => {
    const port = await freePort();
    const api = await forwardTo(port);
    const pages = `http://localhost:${port}`;
    const apiHost = `http://localhost:${api.port}`;
    const server = await startOwnServer(port, { API_HOST: apiHost });
    try {
      const errors = await collectConsoleErrors(page);
      const origins = new Set<string>();
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) origins.add(origin);
      });
      const isLive = page.waitForResponse((response) => response.url().includes('/api/live'));

      await page.goto(`${pages}/signin`);
      await signIn(page, 'owner@skf.example');
      await expect(page).toHaveURL(`${pages}/projects`);
      await expect(page.getByRole('table', { name: 'Projects' })).toBeVisible();
      expect((await isLive).status()).toBe(200);

      // The session is a cookie of the other origin, which sends it with what is asked for.
      await page.reload();
      await expect(page.getByRole('table', { name: 'Projects' })).toBeVisible();

      // A write, with the headers that need permission from the other origin.
      await page.goto(`${pages}/collections`);
      await page.getByRole('button', { name: 'New collection' }).first().click();
      await page.getByRole('dialog').getByLabel('Name').fill('Over there');
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByRole('heading', { name: 'Over there' })).toBeVisible();

      // Navigating away ends what is still being asked for.
      expect(errors.filter((error) => /policy:|CORS|refused:/u.test(error))).toEqual([]);

      await page.getByRole('button', { name: 'Account of Elin Lund' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/\/signin/u);
      expect([...origins]).toEqual([apiHost]);
    } finally {
      await server.stop();
      api.close();
    }
  },
);
