import { expect, storageStateOf, test, type Page } from '#e2e/support/fixtures.ts';

const switcher = (page: Page) => page.getByRole('button', { name: /^Corporation:/u });
const scheme = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

test('The preferences of one person do not affect another', async ({ browser, baseURL }) => {
  const [superuser, foundry] = await Promise.all(
    ['superuser@outrider.example', 'foundry@outrider.example'].map(async (email) => {
      const storageState = storageStateOf(email, baseURL);
      const context = await browser.newContext({ baseURL, storageState, colorScheme: 'light' });
      const page = await context.newPage();
      await page.goto('/discover');
      await expect(switcher(page)).toHaveAccessibleName('Corporation: All corporations');
      return page;
    }),
  );
  if (!superuser || !foundry) throw new Error('Two people are needed.');

  await superuser.getByRole('button', { name: 'Account of Signe Holm' }).click();
  await superuser.getByRole('menuitemradio', { name: 'Dark' }).click();
  await superuser.keyboard.press('Escape');
  await switcher(superuser).click();
  await superuser.getByRole('option', { name: 'SKF' }).click();
  await expect(superuser.getByRole('article').filter({ hasNotText: 'SKF' })).toHaveCount(0);

  await foundry.reload();
  await expect(switcher(foundry)).toHaveAccessibleName('Corporation: All corporations');
  const ofOthers = foundry.getByRole('article').filter({ hasText: 'Halden Marine' });
  await expect(ofOthers.first()).toBeVisible();
  await expect.poll(() => scheme(superuser)).toBe('dark');
  expect(await scheme(foundry)).toMatch(/light/u);

  await superuser.context().close();
  await foundry.context().close();
});

test.describe('On one device', () => {
  test.use({ person: 'superuser@outrider.example' });

  test('the next user starts with their own corporation, and sees nothing cached', async ({
    page,
    context,
    baseURL,
    browser,
  }) => {
    await page.goto('/discover');
    await switcher(page).click();
    await page.getByRole('option', { name: 'SKF' }).click();
    await expect(page.getByRole('article').filter({ hasNotText: 'SKF' })).toHaveCount(0);

    // Another user signs in in another tab, so that this tab's session is theirs now.
    const other = await browser.newContext({
      baseURL,
      storageState: storageStateOf('member@norrland.example', baseURL),
    });
    await context.addCookies(await other.cookies());
    await other.close();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account of Freja Berg' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article').filter({ hasNotText: 'Norrland Steel' })).toHaveCount(0);
    await expect(page.getByText('Signe Holm')).toHaveCount(0);
  });
});
