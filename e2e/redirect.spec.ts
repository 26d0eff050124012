import { expect, test } from '#e2e/support/fixtures.ts';
import { signIn } from '#e2e/support/sign-in.ts';

/**
 * More URLs of each kind are in core/web/session/redirect.test.ts and core/web/router/router.test.ts.
 */
const externalRedirects = [
  '//evil.example',
  '/\\evil',
  '/%2F%2Fevil',
  '/.//evil',
  'https://evil.example',
] as const;

const routes = [
  { from: '/', to: '/projects' },
  { from: '/?redirect=%2Fdiscover%3Fq%3Dgrease', to: '/discover?q=grease' },
  { from: '/signin?redirect=/discover', to: '/discover' },
  { from: '/login', to: '/projects' },
];

test('No redirect leaves the site, neither on signing in nor when signed in already', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
  });
  await page.goto('/signin?redirect=//evil.example');
  await signIn(page, 'member@norrland.example');
  await expect(page).toHaveURL(`${baseURL}/projects`);

  for (const wanted of externalRedirects) {
    for (const address of [
      `/signin?redirect=${wanted}`,
      `/?redirect=${encodeURIComponent(wanted)}`,
    ]) {
      await page.goto(address);
      await expect(page, address).toHaveURL(`${baseURL}/projects`);
      await expect(page.getByRole('heading', { name: 'Projects' })).toBeVisible();
    }
  }
  for (const { from, to } of routes) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(elsewhere).toEqual([]);
});
