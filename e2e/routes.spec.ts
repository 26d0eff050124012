import { drawPart } from '#core/tests/rotation.ts';
import { expect, test, type Page } from '#e2e/support/fixtures.ts';
import { pressShortcut } from '#e2e/support/keys.ts';
import { signIn } from '#e2e/support/sign-in.ts';

interface Address {
  readonly address: string;
  readonly title: string;
}

/**
 * The paths in a browser, a third of them in each run. Which of them exist, their titles, and more redirects are tested in
 * core/web/router/router.test.ts and core/web/session/redirect.test.ts; the sections of all accounts of
 * the demonstration in core/web/shell/sections.test.ts.
 */
const open: readonly Address[] = [
  { address: '/', title: 'Welcome' },
  { address: '/signin', title: 'Sign in' },
  { address: '/login', title: 'Sign in' },
  { address: '/reset-password', title: 'Reset password' },
  { address: '/skf', title: 'SKF' },
  { address: '/c/norrland-steel', title: 'Norrland Steel' },
];

const id = '00000000-0000-7000-8000-000000000000';
const inside: readonly Address[] = [
  { address: '/projects', title: 'Projects' },
  { address: '/discover', title: 'Discover' },
  { address: '/search', title: 'Scout' },
  { address: '/collections', title: 'Collections' },
  { address: '/radars', title: 'Radars' },
  { address: '/metrics', title: 'Metrics' },
  { address: '/venturematch', title: 'Venture match' },
  { address: '/venturematch/pitch-days', title: 'Pitch days' },
  { address: '/spotlight', title: 'Spotlight' },
  { address: `/project/${id}`, title: 'Project' },
  { address: `/profile/${id}`, title: 'Profile' },
  { address: `/collection/${id}`, title: 'Collection' },
  { address: `/radars/${id}`, title: 'Radar' },
  { address: `/company/startup/${id}`, title: 'Company' },
  { address: '/admin/users', title: 'Users' },
  { address: '/admin/requests', title: 'Role requests' },
];

const externalRedirects = [
  '//evil.example',
  '/\\evil',
  '/%2F%2Fevil',
  '/.//evil',
  'https://evil.example',
];
const redirects = [
  ...externalRedirects.map((address) => ({ from: `/signin?redirect=${address}`, to: '/projects' })),
  { from: `/?redirect=${encodeURIComponent('//evil.example')}`, to: '/projects' },
  { from: '/?redirect=%2Fdiscover%3Fq%3Dgrease', to: '/discover?q=grease' },
];

const everybody = [
  'Projects',
  'Discover',
  'Scout',
  'Collections',
  'Radars',
  'Venture match',
  'Pitch days',
  'Spotlight',
];
const restricted = ['Metrics', 'Administration'];

/** Every address has its title and one heading. */
async function visit(page: Page, pages: readonly Address[]): Promise<void> {
  for (const { address, title } of pages) {
    await page.goto(address);
    await expect(page, address).toHaveTitle(`${title} | Outrider`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
}

/** The sidebar and the palette offer these sections, and no others. */
async function expectSections(page: Page, more: readonly string[]): Promise<void> {
  // The active collection, if there is one, has an entry of its own below Collections.
  const sections = page
    .getByRole('complementary', { name: 'Sidebar' })
    .getByRole('navigation', { name: /^(Main|Settings)$/u })
    .getByRole('link')
    .filter({ hasNotText: 'Active collection' });
  await expect(sections).toHaveText(
    [...everybody, ...more].map((name) => new RegExp(`^${name}`, 'u')),
  );
  await pressShortcut(page, 'Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  for (const section of restricted) {
    await palette.getByRole('searchbox').fill(section);
    const item = palette.getByRole('menuitem', { name: new RegExp(`^${section}`, 'u') });
    await expect(item).toHaveCount(more.includes(section) ? 1 : 0);
  }
}

test('A visitor signs in on the way, stays on the site, and finds every section under its title', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
  });
  await visit(page, drawPart(open));
  for (const address of drawPart(['/projects', `/collection/${id}`, '/admin/users'])) {
    await page.goto(address);
    await expect(page).toHaveURL(`/signin?redirect=${encodeURIComponent(address)}`);
    await expect(page).toHaveTitle('Sign in | Outrider');
    await expect(page.getByLabel('Password')).toBeVisible();
  }
  await page.goto('/signin?redirect=//evil.example');
  await signIn(page, 'superuser@outrider.example');
  await expect(page).toHaveURL(`${baseURL}/projects`);
  for (const { from, to } of drawPart(redirects)) {
    await page.goto(from);
    await expect(page, from).toHaveURL(`${baseURL}${to}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(elsewhere).toEqual([]);

  await visit(page, drawPart(inside));
  await expectSections(page, restricted);
  await page.goto('/there/is/no/such/place');
  await expect(page).toHaveTitle('Not found | Outrider');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Projects' }).click();
  await expect(page).toHaveURL('/projects');
});

test.describe('Somebody of a corporation', () => {
  test.use({ person: 'member@skf.example' });

  test('sees their corporation, no switcher, and only the sections that their role may use', async ({
    page,
  }) => {
    await page.goto('/discover');
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByText('SKF', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Corporation:/u })).toHaveCount(0);
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    // All are of the one that the sidebar names, so cards do not repeat it.
    await expect(cards.filter({ hasText: /SKF|Norrland Steel|Halden Marine/u })).toHaveCount(0);
    await expectSections(page, []);
    for (const address of ['/admin/imports', '/admin/matches']) {
      await page.goto(address);
      await expect(
        page.getByRole('heading', { name: /^You don’t have access to /u }),
      ).toBeVisible();
    }
  });
});
