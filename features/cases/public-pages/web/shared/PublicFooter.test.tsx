// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test } from 'vitest';
import type { Installation } from '#core/domain/installation.ts';
import { installation } from '#ui/installation.ts';
import { PublicFooter } from './PublicFooter.tsx';

afterEach(() => {
  cleanup();
  setLinks([]);
});

const setLinks = (legalLinks: Installation['legalLinks']) =>
  Object.assign(installation, { legalLinks });

const imprint = 'https://www.outrider.example/imprint';
const notice = 'https://www.skf.example/privacy';
const corporation = {
  slug: 'skf',
  name: 'SKF',
  legalLinks: [{ id: 'one', kind: 'privacy' as const, url: notice }],
};

async function addressesOf(owner: Parameters<typeof PublicFooter>[0]['corporation']) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <PublicFooter corporation={owner} /> }),
    history: createMemoryHistory(),
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByText(installation.productName);
  return screen.queryAllByRole('link').flatMap((link) => link.getAttribute('href') ?? []);
}

test('the footer links to the legal pages of the corporation whose page it is', async () => {
  setLinks([{ kind: 'imprint', url: imprint }]);
  expect(await addressesOf(corporation)).toEqual(['/', notice]);
});

test('on a page of the installation it links to what its settings name', async () => {
  setLinks([{ kind: 'imprint', url: imprint }]);
  expect(await addressesOf(null)).toEqual(['/', imprint]);
  expect(screen.getByRole('navigation').getAttribute('aria-label')).toBe(
    'Legal information of Outrider',
  );
});

test('where nothing is set, or it is not known yet whose page it is, there are none', async () => {
  expect(await addressesOf(null)).toEqual(['/']);
  cleanup();
  setLinks([{ kind: 'imprint', url: imprint }]);
  expect(await addressesOf(undefined)).toEqual(['/']);
});
