import { expect, test } from '#e2e/support/fixtures.ts';

/**
 * The paths in a browser, each once. Which of them exist, their titles, and the redirects are tested in
 * core/web/router/router.test.ts.
 */
const open = [
  { address: '/', title: 'Welcome' },
  { address: '/signin', title: 'Sign in' },
  { address: '/login', title: 'Sign in' },
  { address: '/reset-password', title: 'Reset password', isAwaited: true },
  { address: '/skf', title: 'SKF' },
  { address: '/c/norrland-steel', title: 'Norrland Steel' },
];

const id = '00000000-0000-7000-8000-000000000000';
const inside = [
  { address: '/projects', title: 'Projects' },
  { address: '/discover', title: 'Discover' },
  { address: '/search', title: 'Scout' },
  { address: '/collections', title: 'Collections' },
  { address: '/radars', title: 'Radars', isAwaited: true },
  { address: '/metrics', title: 'Metrics', isAwaited: true },
  { address: '/venturematch', title: 'Venture match', isAwaited: true },
  { address: '/spotlight', title: 'Spotlight', isAwaited: true },
  { address: `/project/${id}`, title: 'Project', isAwaited: true },
  { address: `/profile/${id}`, title: 'Profile', isAwaited: true },
  { address: `/collection/${id}`, title: 'Collection' },
  { address: `/radars/${id}`, title: 'Radar', isAwaited: true },
  { address: `/company/startup/${id}`, title: 'Company' },
  { address: '/admin/users', title: 'Administration', isAwaited: true },
];

test('A visitor can open public pages, and is asked to sign in for the rest', async ({ page }) => {
  for (const { address, title, isAwaited } of open) {
    await page.goto(address);
    await expect(page, address).toHaveTitle(`${title} | Outrider`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    if (isAwaited) await expect(page.getByText(`${title} is not built yet`)).toBeVisible();
  }
  for (const address of ['/projects', `/collection/${id}`, '/admin/users']) {
    await page.goto(address);
    await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(address)}`);
    await expect(page).toHaveTitle('Sign in | Outrider');
    await expect(page.getByLabel('Password')).toBeVisible();
  }
});

test.describe('Somebody who is signed in', () => {
  test.use({ person: 'superuser@outrider.example' });

  test('finds every section under its own title, and is redirected from unknown paths', async ({
    page,
  }) => {
    for (const { address, title, isAwaited } of inside) {
      await page.goto(address);
      await expect(page, address).toHaveTitle(`${title} | Outrider`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (isAwaited) await expect(page.getByText(`${title} is not built yet`)).toBeVisible();
    }
    await page.goto('/there/is/no/such/place');
    await expect(page).toHaveTitle('Not found | Outrider');
    await expect(
      page.getByRole('heading', { name: 'There is nothing at this address' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to projects' }).click();
    await expect(page).toHaveURL('/projects');
  });
});
