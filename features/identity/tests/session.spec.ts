import { expect, test, type Page } from '#e2e/support/fixtures.ts';

test.use({ person: 'owner@skf.example' });

const projects = (page: Page) => page.getByRole('heading', { name: 'Projects' });

test('A user stays signed in in a new tab and after restarting the browser', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.goto('/projects');
  await expect(projects(page)).toBeVisible();

  const secondTab = await context.newPage();
  await secondTab.goto('/projects');
  await expect(projects(secondTab)).toBeVisible();

  const reopened = await browser.newContext({
    baseURL,
    storageState: await context.storageState(),
  });
  const nextDay = await reopened.newPage();
  await nextDay.goto('/');
  await expect(nextDay).toHaveURL('/projects');
  await expect(projects(nextDay)).toBeVisible();
  await reopened.close();
});

test("Scripts of the page cannot read the session's credentials", async ({ page, context }) => {
  const tokens: string[] = [];
  page.on('request', (request) => {
    const [, token] = /^Bearer (.+)$/u.exec(request.headers().authorization ?? '') ?? [];
    if (token) tokens.push(token);
  });
  await page.goto('/projects');
  await expect(page.getByRole('table', { name: 'Projects' })).toBeVisible();

  const cookies = await context.cookies();
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(await page.evaluate(() => document.cookie)).toBe('');

  const { local, session } = await page.evaluate(() => ({
    local: { ...localStorage } as Record<string, string>,
    session: { ...sessionStorage } as Record<string, string>,
  }));
  expect(JSON.parse(local['outrider.user'] ?? '{}')).toEqual({
    uid: expect.any(String),
    email: 'owner@skf.example',
    displayName: 'Elin Lund',
    photoURL: null,
  });
  const kept = JSON.stringify({ local, session });
  const secrets = [...tokens, decodeURIComponent(cookies[0]?.value ?? '').split('.')[0] ?? ''];
  expect(tokens.length).toBeGreaterThan(0);
  for (const secret of secrets) expect(kept).not.toContain(secret);
  expect(kept).not.toMatch(/eyJ[\w-]+\.[\w-]+\./u);
});
