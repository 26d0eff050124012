import { createRootRoute, createRoute } from '@tanstack/react-router';
import { linkToSettings } from '#core/domain/identity/links.ts';
import { requireSignedIn, requireSignedOut } from '#core/web/session/route-guards.ts';
import { EntranceLayout } from '#core/web/shell/EntranceLayout.tsx';
import { NotFoundState } from '#core/web/shell/NotFoundScreen.tsx';
import { RootLayout } from '#core/web/shell/RootLayout.tsx';
import { ShellSkeleton } from '#core/web/shell/ShellSkeleton.tsx';
import type { PagePermission } from '#core/web/feature.ts';
import { lazyScreen } from './lazy-screen.ts';

/** The parent routes of the features' routes, and options that several of them share. */

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name, in its title and in the breadcrumb. */
    section?: string;
    /** The path of the section that a detail page belongs to, unless its address begins with it. */
    parent?: string;
    /** What a page of the settings needs. */
    may?: PagePermission;
  }
}

export const titled = (section: string, parent?: string) => ({ section, parent });

export const rootRoute = createRootRoute({ component: RootLayout });

/** The frame of every screen behind the sign-in. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: requireSignedIn,
  component: lazyScreen(() => import('#core/web/shell/AppShell.tsx'), 'AppShell'),
  pendingComponent: ShellSkeleton,
});

/** Behind the sign-in, without the frame: pages for printing. */
export const paperRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'paper',
  beforeLoad: requireSignedIn,
  component: lazyScreen(() => import('#core/web/shell/PrintShell.tsx'), 'PrintShell'),
});

export const administrationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/admin',
  staticData: titled('Administration'),
  component: lazyScreen(
    () => import('#core/web/shell/AdministrationFrame.tsx'),
    'AdministrationFrame',
  ),
});

export const settingsLabel = 'Settings';

export const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: linkToSettings,
  staticData: titled(settingsLabel),
  component: lazyScreen(() => import('#core/web/shell/SettingsFrame.tsx'), 'SettingsFrame'),
});

/** The frame of every address that no other route has. */
export const unknownFrame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'unknown',
  component: lazyScreen(() => import('#core/web/shell/UnknownAddress.tsx'), 'UnknownAddress'),
});

export const unknownRoute = createRoute({
  getParentRoute: () => unknownFrame,
  path: '$',
  staticData: titled('Not found'),
  component: NotFoundState,
});

/** Every part of the interface in its states. */
export const designRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/design',
  staticData: titled('Design'),
  component: lazyScreen(() => import('#core/web/design/DesignScreen.tsx'), 'DesignScreen'),
});

/** `error`: how a sign-in with a provider ended. */
const entranceSearch = ({
  redirect,
  error,
}: Record<string, unknown>): { redirect?: string; error?: string } => ({
  ...(typeof redirect === 'string' && { redirect }),
  ...(typeof error === 'string' && { error }),
});

/** Public pages that signed-in people are redirected from (section 2, "Redirect rule"). */
export const entranceRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'entrance',
  beforeLoad: requireSignedOut,
  validateSearch: entranceSearch,
  component: EntranceLayout,
});
