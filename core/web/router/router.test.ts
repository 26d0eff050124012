// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { linkToOwnData, linkToSettings } from '#core/domain/identity/links.ts';
import { authStore, type AuthState } from '#core/web/session/auth-store.ts';
import { reservedSlugs } from '#features/cases/corporations/domain/slug.ts';
import { linkToSecurity } from '#features/people/identity/domain/links.ts';
import { linkToNotificationSettings } from '#features/people/notifications/domain/links.ts';
import { features } from '#app/features.web.ts';
import { createAppRouter } from './app-router.ts';
import { currentAddress, formerAddresses } from './former-addresses.ts';

/** Section 2: every path, its title, and redirects. Screens are not rendered here. */

const router = createAppRouter(features);

afterEach(() => {
  vi.restoreAllMocks();
});

const jane = { uid: 'jane', email: 'jane@skf.example', displayName: 'Jane', photoURL: null };

/** The session's state before and after the server's response. */
function session(before: AuthState, afterwards: AuthState = before): void {
  let state = before;
  vi.spyOn(authStore, 'getSnapshot').mockImplementation(() => state);
  vi.spyOn(authStore, 'ready').mockImplementation(async () => {
    state = afterwards;
  });
}
const visitor: AuthState = { status: 'unauthenticated', authUser: null };
const signedIn: AuthState = { status: 'authenticated', authUser: jane };

/** Navigates to a path and returns the path of the page reached. */
async function visit(address: string): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [address] });
  router.update({ ...router.options, history });
  const stop = history.subscribe(() => void router.load());
  await router.load();
  await expect.poll(() => router.state.status).toBe('idle');
  stop();
  return router.state.location.href;
}

function titleAt(address: string): string | undefined {
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  return router.matchRoutes(router.latestLocation).at(-1)?.staticData.section;
}

const id = '00000000-0000-7000-8000-000000000000';
const open = {
  '/': 'Welcome',
  '/signin': 'Sign in',
  '/login': 'Sign in',
  '/reset-password': 'Reset password',
  '/setup': 'Setup',
  '/skf': 'Opportunities',
  '/c/norrland-steel': 'Opportunities',
  [`/c/norrland-steel/${id}`]: 'Opportunity',
  '/follow-up/key': 'Your submission',
};
const inside = {
  '/projects': 'Projects',
  '/discover': 'Discover',
  '/search': 'Scout',
  '/collections': 'Collections',
  '/radars': 'Radars',
  '/metrics': 'Metrics',
  '/metrics/report': 'Report',
  '/venturematch': 'Venture match',
  '/venturematch/pitch-days': 'Pitch days',
  '/spotlight': 'Spotlight',
  '/spotlight/edit': 'Edit',
  '/spotlight/editions': 'Editions',
  '/spotlight/editions/1': 'Edition',
  '/saved-searches': 'Saved searches',
  '/opportunities/new': 'New opportunity',
  [`/opportunity/${id}`]: 'Opportunity',
  [`/opportunity/${id}/edit`]: 'Edit opportunity',
  [`/submission/${id}`]: 'Submission',
  [`/project/${id}`]: 'Project',
  [`/profile/${id}`]: 'Profile',
  [`/collection/${id}`]: 'Collection',
  [`/collection/${id}/print`]: 'Print',
  [`/radars/${id}`]: 'Radar',
  [`/company/startup/${id}`]: 'Company',
  '/settings': 'Settings',
  '/settings/profile': 'Profile',
  '/settings/security': 'Security',
  '/settings/notifications': 'Notifications',
  '/settings/calendar': 'Calendar',
  '/settings/data': 'Data',
  '/settings/keys': 'API keys',
  '/admin': 'Administration',
  '/admin/access': 'Access',
  '/admin/imports': 'Imports',
  '/admin/users': 'Users',
  '/admin/requests': 'Role requests',
  '/admin/corporations': 'Corporations',
  [`/admin/corporations/${id}`]: 'Corporation',
  '/admin/system': 'Parts',
  '/admin/jobs': 'Jobs',
  '/admin/mails': 'Emails',
  '/admin/settings': 'Settings',
  '/admin/exports': 'Exports',
};

/** "Public routes" of section 2 and of decision 98, and in development the design page. */
const openPaths: ReadonlySet<string> = new Set([
  '/',
  '/signin',
  '/login',
  '/reset-password',
  '/setup',
  '/skf',
  '/$',
  '/design',
  '/c/$slug',
  '/c/$slug/$id',
  '/follow-up/$key',
  '/unsubscribe/$key',
  '/invited/$key',
  '/c/$slug/radars/$id',
  '/c/$slug/radars/$id/embed',
  '/c/$slug/spotlight',
  '/c/$slug/legal/$kind',
]);

test('no corporation can have the address of a page', () => {
  const first = new Set(Object.keys(router.routesByPath).map((path) => path.split('/')[1] ?? ''));
  const taken = [...first].filter((part) => part !== '' && !part.startsWith('$') && part !== 'skf');
  expect(taken.length).toBeGreaterThan(10);
  expect(taken.filter((part) => !reservedSlugs.has(part))).toEqual([]);
});

test.each(Object.entries({ ...open, ...inside }))('%s has the section %s', (address, title) => {
  expect(titleAt(address)).toBe(title);
});

test.each(['/there/is/no/such/place', '/projects/x', '/admin/users/x'])(
  'the unknown address %s is called "Not found"',
  (address) => {
    expect(titleAt(address)).toBe('Not found');
  },
);

test.each(formerAddresses)('the former address $path leads to $to', ({ path, search, to }) => {
  const pathname = path.replaceAll(/\$\w+/gu, id);
  const query = new URLSearchParams({ ...search, state: 'failed' });
  const address = { pathname, searchStr: `?${query}`, hash: 'part' };
  expect(currentAddress(address)).toBe(`${to}?state=failed#part`);
  expect(titleAt(to)).not.toBe('Not found');
  expect(currentAddress({ pathname: to, searchStr: '', hash: '' })).toBeUndefined();
});

test.each([linkToSettings, linkToOwnData, linkToSecurity, linkToNotificationSettings])(
  'mails and notifications name %s, which is no former address',
  (pathname) => {
    expect(currentAddress({ pathname, searchStr: '', hash: '' })).toBeUndefined();
    expect(titleAt(pathname)).not.toBe('Not found');
  },
);

test('an address whose query is another than the former one’s is not former', () => {
  const address = { pathname: '/admin/system', searchStr: '?view=parts', hash: '' };
  expect(currentAddress(address)).toBeUndefined();
});

describe('a visitor', () => {
  test.each(Object.keys(inside))(
    'of %s is asked to sign in, with a redirect back',
    async (address) => {
      session(visitor);
      expect(await visit(address)).toBe(`/signin?redirect=${encodeURIComponent(address)}`);
    },
  );

  test('is asked to sign in everywhere else, also on routes that are added later', async () => {
    session(visitor);
    const paths = Object.keys(router.routesByPath).filter((path) => !openPaths.has(path));
    expect(paths.length).toBeGreaterThan(Object.keys(inside).length / 2);
    for (const path of paths) {
      const address = path.replaceAll(/\$\w+/gu, id);
      expect(await visit(address), path).toBe(`/signin?redirect=${encodeURIComponent(address)}`);
    }
  });

  test('returns to the filtered list after signing in', async () => {
    session(visitor);
    expect(await visit('/discover?status=ACTIVE')).toBe(
      '/signin?redirect=%2Fdiscover%3Fstatus%3DACTIVE',
    );
  });

  test.each(['/', '/signin', '/login', '/reset-password', '/setup', '/skf', '/no/such/place'])(
    'stays at %s',
    async (address) => {
      session(visitor);
      expect(await visit(address)).toBe(address);
    },
  );

  test('is not treated as signed out until the server has answered', async () => {
    session({ status: 'loading', authUser: null }, signedIn);
    expect(await visit('/reset-password')).toBe('/reset-password');
    expect(await visit('/radars')).toBe('/radars');
  });
});

const externalRedirects = [
  '//evil.example',
  '/\\evil',
  '/%2F%2Fevil',
  '/.//evil',
  'https://evil.example',
];
const led: readonly (readonly [from: string, to: string])[] = [
  ['/', '/projects'],
  ['/?redirect=/discover', '/discover'],
  ['/?redirect=%2Fdiscover%3Fq%3Dgrease', '/discover?q=grease'],
  ['/?redirect=/', '/projects'],
  ['/?redirect=discover', '/projects'],
  ['/signin?redirect=/discover', '/discover'],
  ['/login', '/projects'],
  ...externalRedirects.flatMap((address): [string, string][] => [
    [`/signin?redirect=${address}`, '/projects'],
    [`/?redirect=${encodeURIComponent(address)}`, '/projects'],
  ]),
];

test('both sign-in paths show the same screen', () => {
  const screenAt = (path: '/signin' | '/login') => router.routesByPath[path].options.component;
  expect(screenAt('/login')).toBe(screenAt('/signin'));
});

describe('somebody who is signed in', () => {
  test.each(led)('opens %s and ends at %s', async (from, to) => {
    session(signedIn);
    expect(await visit(from)).toBe(to);
  });

  test('stays on the public page when the server says that the session is over', async () => {
    session({ status: 'loading', authUser: jane }, visitor);
    expect(await visit('/signin')).toBe('/signin');
  });
});
